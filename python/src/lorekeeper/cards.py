"""Cards: searched by the query language of `lore cards search`, shown with all that is known of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import _desk
from .errors import LorekeeperError

__all__ = ["search", "get", "Card"]


@dataclass(frozen=True)
class Card:
    """A card as it is printed."""

    name: str
    kind: str
    inks: tuple[str, ...]
    cost: int
    inkable: bool
    strength: int | None
    willpower: int | None
    lore: int | None
    move_cost: int | None
    classes: tuple[str, ...]

    def text(self, lang: str = "en") -> str:
        """Its abilities in a language, written from what they mean."""
        if lang not in ("en", "es"):
            raise LorekeeperError(f"{lang!r} is no language; known are 'en' and 'es'")
        page = _desk.call("card", name=self.name, language=lang)
        return "\n".join(ability[lang] for ability in page["abilities"])

    def __str__(self) -> str:
        return self.name


def _card(brief: dict[str, Any]) -> Card:
    return Card(**{**brief, "inks": tuple(brief["inks"]), "classes": tuple(brief["classes"])})


def search(query: str, lang: str = "en") -> list[Card]:
    """Cards that fit a query: words of name or text, and fields such as `ink:ruby cost<=3 keyword:evasive lore>=2`.

    At most 300 are given. A query that cannot be read raises an error that says what is wrong with it.
    """
    found = _desk.call("search_cards", query=query, language=lang)
    if found["problem"]:
        raise LorekeeperError(found["problem"])
    return [_card(brief) for brief in found["cards"]]


def get(name: str) -> Card:
    """The card of a name. An unknown name raises an error with what is like it."""
    return _card(_desk.call("card", name=name, language="en")["brief"])
