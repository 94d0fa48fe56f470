"""Many games on all cores: the numbers of `lore sim`."""

from __future__ import annotations

import json
import os
import secrets
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _native
from .decks import Deck, DeckLike, as_decks
from .errors import LorekeeperError
from .players import Player

if TYPE_CHECKING:
    import pandas
    import pyarrow

__all__ = ["simulate", "Results", "Plan"]


class Plan:
    """Which games there are: every deck meets every other so many times. Pieces of it can be played anywhere and added up."""

    def __init__(
        self,
        decks: Iterable[DeckLike],
        games: int = 1_000,
        players: Player | Sequence[Player] = "adept",
        seed: int | None = None,
    ) -> None:
        self.decks: list[Deck] = as_decks(decks)
        self.seed = secrets.randbits(53) if seed is None else seed
        self.games = games
        if not isinstance(games, int) or games < 1:
            raise LorekeeperError(f"{games!r} games: a simulation needs one or more")
        if not 0 <= self.seed < 1 << 64:
            raise LorekeeperError(f"a seed is a number from 0 to {(1 << 64) - 1}, not {self.seed}")
        listed = [players] if isinstance(players, str) or callable(players) else list(players)
        functions = [player for player in listed if not isinstance(player, str)]
        for function in functions:
            if not callable(function):
                raise LorekeeperError(f"a player is a name or a function, not {type(function).__name__}")
        self.has_functions = bool(functions)
        names = [player if isinstance(player, str) else "callable" for player in listed]
        config = {
            "decks": [{"name": deck.name, "text": deck.text} for deck in self.decks],
            "players": names,
            "games": games,
            "seed": self.seed,
        }
        self._config = json.dumps(config)
        self._native = _native.Simulation(self._config, functions)
        self._functions = functions

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self._native.total

    @property
    def basis(self) -> list[tuple[str, str]]:
        """What the games depend on: pieces are added to pieces of the same basis only."""
        return self._native.basis()

    def warn_illegal(self, format: str = "infinity") -> None:
        """Warns of decks that are not legal; they are played all the same."""
        lists = [(deck.name, deck.text) for deck in self.decks]
        for name, problems in self._native.illegal(lists, format):
            for problem in json.loads(problems):
                warnings.warn(f"{name} is not legal: {problem['message']} [{problem['rule']}]", stacklevel=3)

    def play(
        self, start: int, end: int, threads: int = 1, told: Callable[[int], object] | None = None
    ) -> tuple[bytes, bool]:
        """Plays the games from one number up to another: their sums, and whether Ctrl-C stopped it."""
        return self._native.run(start, end, threads, told)

    def merge(self, pieces: Sequence[bytes]) -> bytes:
        """The sum of pieces. A game that is in two of them is refused."""
        return self._native.merge(list(pieces))

    def done(self, progress: bytes) -> list[tuple[int, int]]:
        """Which games are in a sum: ranges, the end not included."""
        return self._native.done(progress)

    def left(self, progress: bytes) -> list[tuple[int, int]]:
        """Which games are not."""
        left, next_game = [], 0
        for start, end in self.done(progress):
            if start > next_game:
                left.append((next_game, start))
            next_game = end
        if next_game < self.total:
            left.append((next_game, self.total))
        return left

    def results(self, progress: bytes) -> Results:
        """What a sum tells."""
        return Results(self, progress)

    def __reduce__(self) -> tuple[Any, ...]:
        config = json.loads(self._config)
        functions = iter(self._functions)
        players = [next(functions) if name == "callable" else name for name in config["players"]]
        return Plan, (self.decks, self.games, players, self.seed)


class Results:
    """What many games came to. `data` is the JSON of `lore sim`, as Python reads it."""

    def __init__(self, plan: Plan, progress: bytes) -> None:
        self._plan = plan
        self._progress = progress
        self._text = plan._native.summary(progress)
        self.data: dict[str, Any] = json.loads(self._text)
        self.games_done = sum(end - start for start, end in plan.done(progress))

    @property
    def seed(self) -> int:
        """The seed, which gives the same games again."""
        return self._plan.seed

    @property
    def stopped(self) -> bool:
        """Whether there are games that were not played."""
        return self.games_done < self._plan.total

    @property
    def wins(self) -> dict[str, float]:
        """For each deck the share of its games that it won."""
        return {deck["name"]: deck["wins"]["share"] for deck in self.data["decks"]}

    def to_json(self) -> str:
        """The very JSON of `lore sim --json`."""
        return self._text

    def to_records(self) -> list[dict[str, Any]]:
        """A row for each card of each deck."""
        rows = []
        for deck in self.data["decks"]:
            for card in deck["cards"]:
                row = {"deck": deck["name"], "card": card["name"], "copies": card["copies"]}
                for key in ("drawn", "not_drawn", "opening_hand", "played", "inked"):
                    row[key] = card[key]["share"]
                    row[f"{key}_games"] = card[key]["of"]
                for key in ("worth", "keep_first", "keep_second"):
                    value = card[key] or {}
                    row[key] = value.get("difference")
                    row[f"{key}_low"] = value.get("low")
                    row[f"{key}_high"] = value.get("high")
                row["first_played"] = (card["first_played"] or {}).get("mean")
                rows.append(row)
        return rows

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each card of each deck, with shares of games won and their intervals."""
        import pandas

        return pandas.DataFrame(self.to_records())

    def to_arrow(self) -> pyarrow.Table:
        """The same as an Arrow table."""
        import pyarrow

        return pyarrow.Table.from_pylist(self.to_records())

    def to_html(self) -> str:
        """The page of `lore sim --report`."""
        return self._plan._native.report(self._progress, "html")

    def to_csv(self) -> str:
        """The lines of `lore sim --csv`."""
        return self._plan._native.report(self._progress, "csv")

    def __str__(self) -> str:
        return self._plan._native.report(self._progress, "table").rstrip()

    def __repr__(self) -> str:
        shares = ", ".join(
            f"{name} {share:.1%}" if share is not None else name for name, share in self.wins.items()
        )
        return f"<Results of {self.games_done} games: {shares}>"

    def _repr_html_(self) -> str:
        import html

        return f"<pre>{html.escape(str(self))}</pre>"


def simulate(
    decks: Iterable[DeckLike],
    games: int = 1_000,
    players: Player | Sequence[Player] = "adept",
    seed: int | None = None,
    *,
    threads: int | None = None,
    progress: bool | None = None,
    resume: str | os.PathLike[str] | None = None,
) -> Results:
    """Plays many games of decks against each other, on all cores.

    The same seed gives the same numbers as `lore sim`, however many threads play. `players` is one for all decks or one for each: a name,
    or a function (functions play one game at a time). `progress` shows a bar (`tqdm`); where nothing is said, on a terminal only.
    Ctrl-C gives the results so far, `Results.stopped`; with `resume` the run goes on later from that file.

    >>> simulate(["amber-steel-songs", "ruby-steel-racers"], games=4, players="random", seed=1).games_done
    4
    """
    plan = Plan(decks, games, players, seed)
    plan.warn_illegal()
    count = 1 if plan.has_functions else threads or len(os.sched_getaffinity(0))
    before = _read_progress(plan, resume)
    bar = _bar(plan.total, progress)
    pieces = [before]
    done = sum(end - start for start, end in plan.done(before))
    for start, end in plan.left(before):
        base = done

        def told(count: int, base: int = base) -> None:
            bar(base + count)

        piece, is_interrupted = plan.play(start, end, count, told)
        pieces.append(piece)
        done += sum(end - start for start, end in plan.done(piece))
        if is_interrupted:
            break
    bar(None)
    merged = plan.merge(pieces)
    _write_progress(plan, resume, merged)
    return plan.results(merged)


def _bar(total: int, wanted: bool | None) -> Callable[[int | None], None]:
    """Shows a count; None takes the bar away."""
    if wanted is False:
        return lambda count: None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        if wanted:
            raise
        return lambda count: None
    # `None` hides it where there is no terminal.
    bar = tqdm(total=total, unit=" games", disable=None if wanted is None else False)

    def show(count: int | None) -> None:
        if count is None:
            bar.close()
        else:
            bar.update(count - bar.n)

    return show


def _read_progress(plan: Plan, path: str | os.PathLike[str] | None) -> bytes:
    empty = plan.merge([])
    if path is None or not Path(path).exists():
        return empty
    try:
        kept = json.loads(Path(path).read_text(encoding="utf-8"))
        basis = [tuple(part) for part in kept["basis"]]
        progress = json.dumps(kept["progress"], separators=(",", ":")).encode()
    except (ValueError, KeyError, TypeError) as error:
        raise LorekeeperError(f"{path}: not a file of progress") from error
    if basis != plan.basis:
        differs = sorted({part[0] for part in set(basis) ^ set(plan.basis)})
        raise LorekeeperError(f"{path}: it belongs to a run with another basis; what differs: {', '.join(differs)}")
    plan.done(progress)
    return progress


def _write_progress(plan: Plan, path: str | os.PathLike[str] | None, progress: bytes) -> None:
    if path is None:
        return
    kept = {"format": "lorekeeper-python-progress", "basis": plan.basis, "progress": json.loads(progress)}
    # Written beside it and moved: an interruption leaves the old one or the new one.
    part = Path(path).with_name(Path(path).name + ".part")
    part.write_text(json.dumps(kept, separators=(",", ":")), encoding="utf-8")
    os.replace(part, path)
