"""Decks: read in any dialect, checked against formats, counted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Any, Union

from . import _desk, _native
from .errors import DeckError, LorekeeperError, Problem

__all__ = ["Deck", "DeckLike", "as_deck", "as_decks", "ready"]

_READY: dict[str, str] = dict(_native.ready_decks())


@dataclass(frozen=True)
class Deck:
    """A deck list that could be read. `problems` tells whether it is legal."""

    name: str
    text: str
    """The list, a line for each card."""
    cards: tuple[tuple[int, str], ...]
    """Copies and full names."""
    _report: dict[str, Any]

    @classmethod
    def parse(cls, text: str, name: str = "deck", lang: str = "en") -> Deck:
        """The deck of a list or a code, in any dialect. What cannot be read raises `DeckError` with every line.

        >>> first_line = Deck.ready("plain-amber-ruby").text.splitlines()[0]
        >>> Deck.parse(first_line).problems()[0].rule
        '1.10.1.1'
        """
        report = _desk.call("check_deck", text=text, language=lang)
        if report["unreadable"]:
            problems = [
                {"line": each["line"], "column": 0, "rule": each["rule"], "message": each["message"]}
                for each in report["unreadable"]
            ]
            raise DeckError(name, json.dumps(problems))
        cards = tuple((each["count"], each["name"]) for each in report["entries"])
        return cls(name, report["text"], cards, report)

    @classmethod
    def ready(cls, name: str) -> Deck:
        """A deck that comes with the package; `lorekeeper.decks.ready()` names them."""
        if name not in _READY:
            raise LorekeeperError(f"no ready deck is called {name!r}; there are {', '.join(sorted(_READY))}")
        return cls.parse(_READY[name], name)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Deck:
        """The deck of a file."""
        path = Path(path)
        return cls.parse(path.read_text(encoding="utf-8"), path.stem)

    def problems(self, format: str = "infinity") -> list[Problem]:
        """What is illegal in a format (1.10.1), each with its rule and its line; nothing for a legal deck."""
        for known in self._report["formats"]:
            if known["name"] == format:
                return [
                    Problem(each["line"], 0, each["message"], each["rule"]) for each in known["faults"]
                ]
        names = ", ".join(known["name"] for known in self._report["formats"])
        raise LorekeeperError(f"no format is called {format!r}; there are {names}")

    def is_legal(self, format: str = "infinity") -> bool:
        """Whether nothing is illegal in a format."""
        return not self.problems(format)

    @property
    def statistics(self) -> dict[str, Any]:
        """Cards, inkable ones, how many of each cost, kind and ink."""
        report = self._report
        return {
            "cards": report["cards"],
            "inkable": report["inkable"],
            "costs": {cost: count for cost, count in enumerate(report["costs"]) if count},
            "kinds": dict(report["kinds"]),
            "inks": dict(report["inks"]),
        }

    @property
    def code(self) -> str:
        """The deck as one word, to be passed on."""
        return str(self._report["code"])

    def copies(self, names: str | Iterable[str]) -> int:
        """How many copies of some cards there are."""
        wanted = {names} if isinstance(names, str) else set(names)
        return sum(count for count, name in self.cards if name in wanted)

    def chance(self, good: int, drawn: int, least: int = 1) -> float:
        """The chance of at least so many of the good cards among those drawn, without putting back."""
        total = len(self)
        drawn = min(drawn, total)
        all_hands = comb(total, drawn)
        fewer = sum(comb(good, count) * comb(total - good, drawn - count) for count in range(min(least, drawn + 1)))
        return max(0.0, 1.0 - fewer / all_hands)

    def changed(self, out: str, into: str, copies: int = 1, name: str | None = None) -> Deck:
        """The deck with some copies of one card for another."""
        if self.copies(out) < copies:
            raise LorekeeperError(f"there are {self.copies(out)} copies of {out}, not {copies}")
        left, lines = copies, []
        for count, card in self.cards:
            gone = min(left, count) if card == out else 0
            left -= gone
            if count > gone:
                lines.append(f"{count - gone} {card}")
        return Deck.parse("\n".join([*lines, f"{copies} {into}"]), name or f"{self.name} with {into}")

    def __len__(self) -> int:
        return sum(count for count, _ in self.cards)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {len(self)} cards)"

    def __hash__(self) -> int:
        return hash((self.name, self.cards))

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return Deck.parse, (self.text, self.name)


DeckLike = Union[Deck, str, "os.PathLike[str]"]
"""A deck: a `Deck`, the name of a ready one, a list as text, or the path of a file."""


def ready() -> list[str]:
    """The names of the decks that come with the package."""
    return sorted(_READY)


def as_deck(deck: DeckLike, name: str = "deck") -> Deck:
    """The deck that somebody means."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, os.PathLike):
        return Deck.read(deck)
    if not isinstance(deck, str):
        raise LorekeeperError(f"a deck is a Deck, a name, a list or a path, not {type(deck).__name__}")
    if deck in _READY:
        return Deck.ready(deck)
    if "\n" not in deck and (deck.endswith(".txt") or os.path.sep in deck) and os.path.exists(deck):
        return Deck.read(deck)
    return Deck.parse(deck, name)


def as_decks(decks: Iterable[DeckLike]) -> list[Deck]:
    """Decks with a name each; of equal names the later ones are numbered, as `lore sim` does."""
    named: list[Deck] = []
    for at, deck in enumerate(map(as_deck, decks)):
        base = deck.name if deck.name != "deck" else f"deck {at + 1}"
        same = sum(1 for known in named if known.name == base or known.name.startswith(f"{base} ("))
        name = f"{base} ({same + 1})" if same else base
        named.append(Deck(name, deck.text, deck.cards, deck._report))
    return named
