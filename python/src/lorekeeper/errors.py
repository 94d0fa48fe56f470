"""What can go wrong, each with its rule and its place."""

from __future__ import annotations

import json
from dataclasses import dataclass

__all__ = [
    "LorekeeperError",
    "Problem",
    "ReadError",
    "DeckError",
    "Refused",
    "ForeignObject",
    "ClosedError",
]


class LorekeeperError(ValueError):
    """Something that cannot be done; the message says why."""


@dataclass(frozen=True)
class Problem:
    """Something wrong with a text. Lines and columns count from 1; 0 stands for the whole."""

    line: int
    column: int
    message: str
    rule: str | None = None

    def __str__(self) -> str:
        place = f"line {self.line}" + (f", column {self.column}" if self.column else "")
        is_placed = not self.line or self.message.startswith(f"line {self.line}:")
        text = self.message if is_placed else f"{place}: {self.message}"
        return f"{text} [{self.rule}]" if self.rule and self.rule not in text else text


def _problems(text: str) -> list[Problem]:
    return [Problem(**problem) for problem in json.loads(text)]


class ReadError(LorekeeperError):
    """A text that cannot be read; `problems` has every place."""

    def __init__(self, problems: str) -> None:
        self.problems = _problems(problems)
        super().__init__("\n".join(map(str, self.problems)) or "the text cannot be read")

    def __reduce__(self) -> tuple[type[ReadError], tuple[str]]:
        return type(self), (json.dumps([vars(problem) for problem in self.problems]),)


class DeckError(LorekeeperError):
    """A deck that cannot be read or is not legal; `problems` has every line and rule."""

    def __init__(self, name: str, problems: str) -> None:
        self.name = name
        self.problems = _problems(problems)
        super().__init__("\n".join(f"{name}: {problem}" for problem in self.problems))

    def __reduce__(self) -> tuple[type[DeckError], tuple[str, str]]:
        return type(self), (self.name, json.dumps([vars(problem) for problem in self.problems]))


class Refused(LorekeeperError):
    """An answer that the rules refuse: `rule` and `why`. Nothing has changed."""

    def __init__(self, why: str, rule: str) -> None:
        self.why = why
        self.rule = rule
        super().__init__(f"{why} [{rule}]")

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str]]:
        return type(self), (self.why, self.rule)


class ForeignObject(LorekeeperError):
    """An answer or a card of another game."""

    def __init__(self) -> None:
        super().__init__("this belongs to another game")


class ClosedError(LorekeeperError):
    """An environment that was closed, or was not reset yet."""
