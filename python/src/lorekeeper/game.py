"""A game: one question at a time, answered through one door."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from . import _native
from ._native import Answer
from .decks import DeckLike, as_decks
from .errors import LorekeeperError

__all__ = ["Game", "Answer", "Decision", "Line", "RefusedMove", "View", "Side", "CardView", "Question"]


@dataclass(frozen=True)
class Decision:
    """Who must decide what."""

    player: int
    kind: str
    """`opening hand`, `turn`, `may`, `cards`, `player`, `option`, `number`, `rounds`, `name`, `order`, `bag`, `replacement` or `play`."""
    rule: str


@dataclass(frozen=True)
class Line:
    """A sentence of the story with its rule."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


@dataclass(frozen=True)
class RefusedMove:
    """What cannot be done, by which rule, and why."""

    label: str
    rule: str
    why: str

    def __str__(self) -> str:
        return f"{self.label}: {self.why} [{self.rule}]" if self.label else f"{self.why} [{self.rule}]"


@dataclass(frozen=True)
class CardView:
    """A card on the table. `card` is its number in the game, None where it is hidden."""

    card: int | None
    name: str
    kind: str
    inks: tuple[str, ...]
    cost: int
    inkable: bool
    exerted: bool
    drying: bool
    damage: int
    strength: int | None
    willpower: int | None
    lore: int | None
    at: int | None
    under: int
    keywords: tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """What is seen of a player."""

    player: int
    lore: int
    ink_ready: int
    ink_total: int
    ink_drops: int
    deck: int
    hand: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    play: tuple[CardView, ...]
    out: bool


@dataclass(frozen=True)
class Question:
    """The open question in words. `labels` has a sentence for each legal answer."""

    player: int
    text: str
    asking: tuple[str, ...]
    labels: tuple[str, ...]
    answers: tuple[Answer, ...]
    by_name: bool
    by_number: bool


@dataclass(frozen=True)
class View:
    """The table as one player sees it, their own side first. Nothing hidden from them is in it."""

    turn: int
    active: int
    viewer: int
    winner: int | None
    sides: tuple[Side, ...]
    bag: tuple[str, ...]
    decides: int | None
    question: Question | None
    prompt: str
    data: dict[str, Any] = field(repr=False, compare=False)
    """The same as plain data."""


def _known(shape: type, data: dict[str, Any]) -> dict[str, Any]:
    """What a shape has a field for: data may say more, which stands in `View.data`."""
    return {own.name: data[own.name] for own in fields(shape) if own.name in data}


def _cards(cards: Iterable[dict[str, Any]]) -> tuple[CardView, ...]:
    return tuple(
        CardView(**{**_known(CardView, card), "inks": tuple(card["inks"]), "keywords": tuple(card["keywords"])})
        for card in cards
    )


def _side(side: dict[str, Any]) -> Side:
    zones = {zone: _cards(side[zone]) for zone in ("hand", "discard", "play")}
    return Side(**{**_known(Side, side), **zones})


def _question(asked: dict[str, Any]) -> Question:
    moves = asked["moves"]
    return Question(
        asked["player"],
        asked["text"],
        tuple(asked["asking"]),
        tuple(move["label"] for move in moves),
        tuple(Answer._of_json(move["answer"]) for move in moves),
        asked["by_name"],
        asked["by_number"],
    )


class Game(_native.Game):
    """A game in progress.

    >>> game = Game.new(["amber-steel-songs", "ruby-steel-racers"], seed=7)
    >>> game.decision.kind
    'opening hand'
    >>> game.answer(0)          # the first of game.options()
    """

    @classmethod
    def new(cls, decks: Iterable[DeckLike], seed: int = 0) -> Game:
        """Begins a game with a legal deck for each of two to four players. The same seed gives the same game."""
        lists = [{"name": deck.name, "text": deck.text} for deck in as_decks(decks)]
        return cls(json.dumps({"decks": {"decks": lists, "seed": _seed(seed)}}))

    @classmethod
    def from_lore(cls, text: str) -> Game:
        """Begins in the position of a `.lore` text, after the moves that it makes."""
        return cls(json.dumps({"lore": {"text": text}}))

    @classmethod
    def load(cls, saved: str) -> Game:
        """Goes on with what `save` gave. A game of other cards or other rules is refused."""
        return cls(json.dumps({"saved": saved}))

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        found = self._decision()
        return Decision(*found) if found else None

    def clone(self) -> Game:
        """A copy that is played on by itself. Answers of one are good for the other."""
        return type(self)(self)

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.save(),)

    def why_not(self, what: Answer | CardView | int, lang: str = "en") -> list[RefusedMove]:
        """Why an answer would be refused, or all that cannot be done with a card, by its number or as the view shows it. Nothing
        where it can be done."""
        if isinstance(what, Answer):
            found = self._check(what, lang)
            return [RefusedMove("", *found)] if found else []
        card = what.card if isinstance(what, CardView) else what
        if not isinstance(card, int) or card < 0:
            raise LorekeeperError("nothing is known of a hidden card")
        return [RefusedMove(*each) for each in self._why_not(card, lang)]

    def view(self, player: int | None = None, lang: str = "en") -> View:
        """The table as a player sees it; whoever decides where nobody is named."""
        data = json.loads(self._view(player, lang))
        question = _question(data["question"]) if data["question"] else None
        return View(
            data["turn"],
            data["active"],
            data["viewer"],
            data["winner"],
            tuple(map(_side, data["sides"])),
            tuple(data["bag"]),
            data["decides"],
            question,
            data["prompt"],
            data,
        )

    def question(self, lang: str = "en") -> Question | None:
        """The open question in words, with a label for each answer; None when the game is over."""
        return self.view(None, lang).question

    def world(self, player: int | None = None, seed: int = 0) -> Game:
        """A game that looks the same from a player's seat, with everything hidden dealt anew: to think ahead in without
        cheating. It can be played on and cloned, and has no past."""
        return type(self)(self._world(player, _seed(seed)))

    def story(self, player: int | None = None, lang: str = "en") -> list[Line]:
        """What happened, as a player was told it, each sentence with its rule."""
        return [Line(*line) for line in self._story(player, lang)]

    def to_lore(self) -> dict[str, str]:
        """The game as a `.lore` script with its deck lists, by file name."""
        return dict(self._lore_texts())

    def write(self, path: str | Path) -> None:
        """Saves the game to a file that `Game.read` goes on with."""
        Path(path).write_text(self.save(), encoding="utf-8")

    @classmethod
    def read(cls, path: str | Path) -> Game:
        """Goes on with the game of a file."""
        return cls.load(Path(path).read_text(encoding="utf-8"))

    def __repr__(self) -> str:
        state = f"won by {self.winner}" if self.winner is not None else "over" if self.is_over else "open"
        return f"<Game turn {self.turn}, lore {self.lore}, {state}>"


def _seed(seed: int) -> int:
    if not 0 <= seed < 1 << 63:
        raise LorekeeperError(f"a seed is a number from 0 to {(1 << 63) - 1}, not {seed}")
    return seed
