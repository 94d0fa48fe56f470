"""The judge: what comes of a position and its moves, step by step, each with its rule."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass

from . import _desk
from .decks import DeckLike, as_deck
from .errors import LorekeeperError, ReadError

__all__ = ["judge", "Ruling", "Step", "Failure"]


@dataclass(frozen=True)
class Step:
    """Something that happened."""

    rule: str
    """The rule under which it happened; empty for lines of the text itself."""
    text: str
    cause: str
    """The line of the text that brought it about; empty for what was there before."""
    line: int
    """Its number, from 1; 0 before the first."""
    kind: str
    """`line`, `refused`, `held`, `failed`, `text` or `told`."""

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


@dataclass(frozen=True)
class Failure:
    """A line that did not come out."""

    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.expected}: {self.found}"


@dataclass(frozen=True)
class Ruling:
    """What the judge found. True where everything came out as the text says."""

    title: str
    steps: tuple[Step, ...]
    failures: tuple[Failure, ...]
    ok: bool
    lang: str = "en"

    def __bool__(self) -> bool:
        return self.ok

    @property
    def rules(self) -> list[str]:
        """The rules that decided something, each once, in the order in which they did."""
        return list(dict.fromkeys(step.rule for step in self.steps if step.rule))

    def __str__(self) -> str:
        lines = [self.title] if self.title else []
        for step in self.steps:
            lines.append(str(step) if step.kind == "line" else f"  {step}")
        lines += [f"! {failure}" for failure in self.failures]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = []
        for step in self.steps:
            is_line = step.kind == "line"
            text = html.escape(step.text).replace("\n", "<br>")
            style = "" if is_line else ' style="padding-left:1.5em"'
            text = f"<b>{text}</b>" if is_line else text
            rule = f'<td style="text-align:left"><code>{html.escape(step.rule)}</code></td>'
            rows.append(f'<tr>{rule}<td{style} align="left">{text}</td></tr>')
        for failure in self.failures:
            rows.append(f'<tr><td>✗</td><td align="left"><b>{html.escape(str(failure))}</b></td></tr>')
        mark = "✓" if self.ok else "✗"
        return f"<h4>{mark} {html.escape(self.title)}</h4><table>{''.join(rows)}</table>"


def judge(
    text: str,
    lang: str = "en",
    *,
    edition: str = "2.3",
    decks: dict[str, DeckLike] | None = None,
) -> Ruling:
    """Judges a `.lore` text.

    A text that cannot be read raises `ReadError` with the place of every problem. `edition` is `2.3`, `2.2` or `1`; `decks` are
    lists for deck files that the text names.

    >>> ruling = judge('''
    ... title: Who concedes leaves the game
    ... rules: 2.3.3.4
    ...
    ... player A
    ... player B
    ... turn A
    ...
    ... A concedes
    ... expect B wins
    ... ''')
    >>> ruling.ok, "2.3.3.4" in ruling.rules
    (True, True)
    """
    if edition not in ("2.3", "2.2", "1"):
        raise LorekeeperError(f"{edition!r} is no edition; known are '2.3', '2.2' and '1'")
    lists = [{"name": name, "text": as_deck(deck, name).text} for name, deck in (decks or {}).items()]
    found = _desk.call("judge", text=text, language=lang, edition=edition, decks=lists)
    wrong = [problem for problem in found["problems"] if problem["is_error"]]
    if wrong:
        problems = [
            {"line": each["line"], "column": each["start"], "message": each["message"]} for each in wrong
        ]
        raise ReadError(json.dumps(problems))
    if found["unsupported"]:
        raise LorekeeperError("; ".join(found["unsupported"]))
    script = {line["line"]: line["text"] for line in found["script"]}
    steps = tuple(
        Step(step["rule"], step["text"], script.get(step["line"], ""), step["line"], step["kind"])
        for step in found["steps"]
    )
    failures = tuple(Failure(each["line"], each["expected"], each["found"]) for each in found["failures"])
    return Ruling(found["title"], steps, failures, found["holds"], lang)
