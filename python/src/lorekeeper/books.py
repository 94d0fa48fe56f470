"""The rulebook."""

from __future__ import annotations

import html
from dataclasses import dataclass

from . import _desk
from .errors import LorekeeperError

__all__ = ["rule", "search_rules", "Rule", "RuleHit"]


@dataclass(frozen=True)
class Rule:
    """A rule, in our own words."""

    number: str
    title: str | None
    text: str
    why: str | None
    example: str | None
    parents: tuple[str, ...]
    children: tuple[str, ...]
    rulings: tuple[str, ...]
    """Titles of rulings that exercise it."""

    def __str__(self) -> str:
        head = f"{self.number} {self.title}" if self.title else self.number
        parts = [head, self.text, self.why, self.example]
        return "\n".join(part for part in parts if part)

    def _repr_html_(self) -> str:
        head, *rest = str(self).split("\n")
        return f"<h4>{html.escape(head)}</h4>" + "".join(f"<p>{html.escape(line)}</p>" for line in rest)


@dataclass(frozen=True)
class RuleHit:
    """A rule that speaks of something."""

    number: str
    title: str | None
    excerpt: str


def rule(number: str, lang: str = "en") -> Rule:
    """The rule of a number: `rule("6.5.8")`. A number that does not exist raises an error that names what is near.

    >>> rule("4.5.1").number
    '4.5.1'
    """
    found = _desk.call("rule", words=number, language=lang)
    match found["kind"]:
        case "page":
            page = found["page"]
            return Rule(
                page["number"],
                page["title"],
                page["text"],
                page["why"],
                page["example"],
                tuple(each["number"] for each in page["parents"]),
                tuple(each["number"] for each in page["children"]),
                tuple(each["title"] for each in page["rulings"]),
            )
        case "unknown":
            near = ", ".join(found["now"] or [each["number"] for each in found["near"]])
            hint = f"; see {near}" if near else ""
            raise LorekeeperError(f"there is no rule {found['number']}{hint}")
        case "told":
            raise LorekeeperError(found["text"])
        case _:
            raise LorekeeperError(f"{number!r} is no number of a rule; search_rules looks for words")


def search_rules(words: str, lang: str = "en") -> list[RuleHit]:
    """Rules that speak of something, the best first."""
    found = _desk.call("search_rules", words=words, language=lang)
    return [RuleHit(each["number"], each["title"], each["excerpt"]) for each in found]
