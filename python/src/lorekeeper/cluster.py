"""Many games on many machines, on Ray.

Games are a pure function of decks, players, seed and number; what is kept of them are sums of whole numbers. So a piece is a range of
numbers, played by a Ray task wherever there is room, and the sums are added up as they come: in any order, from any node, the total is that of
`lore sim`, byte for byte. Scheduling, retries and transport are Ray's.
"""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from . import _native
from .decks import DeckLike, as_deck, as_decks
from .errors import LorekeeperError
from .players import Player
from .simulation import Plan, Results, _bar, _read_progress, _write_progress

__all__ = ["simulate", "tune", "Tuned", "connect"]

PIECE_GAMES = 2_000
"""Games of a piece where nothing is said: a second or more of work for random players."""

IN_FLIGHT = 4
"""Pieces for each processor that are handed over at once; more only make the list that Ray keeps longer."""


def connect(address: str | None = None, **given: Any) -> Any:
    """Ray, connected: to an address, to what is connected already, or to one on this machine that is started for it. Everything of the
    latter is bound to 127.0.0.1."""
    is_ours = address is None and "RAY_ADDRESS" not in os.environ
    if is_ours:
        # Otherwise Ray takes 127.0.0.1 for the outer address of the machine, and binds to that.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError as error:
        raise LorekeeperError("the cluster needs Ray: pip install 'lorekeeper[cluster]'") from error
    if not ray.is_initialized():
        if is_ours:
            given = {"include_dashboard": False, "_node_ip_address": "127.0.0.1", **given}
        ray.init(address=address, log_to_driver=False, **given)
    return ray


@functools.lru_cache(maxsize=8)
def _plan(config: str) -> Plan:
    """The plan, made once in every worker."""
    given = json.loads(config)
    from .decks import Deck

    decks = [Deck.parse(deck["text"], deck["name"]) for deck in given["decks"]]
    return Plan(decks, given["games"], given["players"], given["seed"])


def _play(config: str, start: int, end: int) -> bytes:
    """A piece: the sums of some games."""
    progress, is_interrupted = _plan(config).play(start, end, threads=1)
    if is_interrupted:
        raise KeyboardInterrupt
    return progress


def _pieces(ranges: Iterable[tuple[int, int]], size: int) -> Iterator[tuple[int, int]]:
    for start, end in ranges:
        for at in range(start, end, size):
            yield at, min(at + size, end)


def simulate(
    decks: Iterable[DeckLike],
    games: int = 1_000,
    players: Player | Sequence[Player] = "adept",
    seed: int | None = None,
    *,
    address: str | None = None,
    piece: int = PIECE_GAMES,
    progress: bool | None = None,
    resume: str | os.PathLike[str] | None = None,
    told: Callable[[int], object] | None = None,
) -> Results:
    """As `lorekeeper.simulate`, on a Ray cluster.

    `address` is that of any Ray cluster; where none is given and none is connected, one is started on this machine. Every node needs this
    package. `piece` is how many games are one task. A node that dies costs the time of its pieces: Ray plays them elsewhere. Ctrl-C gives
    the results so far; with `resume` the run goes on later from that file. `told` is called with the number of games done.
    """
    plan = Plan(decks, games, players, seed)
    if plan.has_functions:
        raise LorekeeperError("players of a cluster are named: functions cannot be sent to every node")
    if piece < 1:
        raise LorekeeperError(f"{piece} games in a piece: there must be one or more")
    plan.warn_illegal()
    ray = connect(address)
    task = ray.remote(num_cpus=1, max_retries=-1)(_play)
    total = _read_progress(plan, resume)
    pieces = _pieces(plan.left(total), piece)
    done = sum(end - start for start, end in plan.done(total))
    bar = _bar(plan.total, progress)
    waiting: list[Any] = []
    is_left = True
    try:
        while True:
            room = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while is_left and len(waiting) < room:
                following = next(pieces, None)
                if following is None:
                    is_left = False
                else:
                    waiting.append(task.remote(plan._config, *following))
            if not waiting:
                break
            ready, waiting = ray.wait(waiting, num_returns=1, timeout=None)
            more, waiting = ray.wait(waiting, num_returns=len(waiting), timeout=0) if waiting else ([], [])
            sums = ray.get(ready + more)
            total = plan.merge([total, *sums])
            done = sum(end - start for start, end in plan.done(total))
            _write_progress(plan, resume, total)
            bar(done)
            if told is not None:
                told(done)
    except KeyboardInterrupt:
        for each in waiting:
            ray.cancel(each, force=True)
    finally:
        bar(None)
        _write_progress(plan, resume, total)
    return plan.results(total)


class Tuned:
    """Which swaps are better beyond noise. `data` is the JSON of `lore deck tune`, as Python reads it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.data: dict[str, Any] = json.loads(text)

    @property
    def better(self) -> list[dict[str, Any]]:
        """The swaps that are proved to be better, the best first."""
        return [proof for proof in self.data["proved"] if proof["verdict"] == "better"]

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before the proof was done."""
        return bool(self.data["stopped"])

    def to_json(self) -> str:
        """The very JSON of `lore deck tune --json`."""
        return self._text

    def __repr__(self) -> str:
        return f"<Tuned: {self.data['tried']} swaps in {self.data['games']} games, {len(self.better)} better>"


@functools.lru_cache(maxsize=8)
def _tuner(config: str) -> _native.Tuner:
    """The tuning, made once in every worker."""
    return _native.Tuner(config)


def _race(config: str, version: int, first: int, count: int) -> bytes:
    """A piece: whether a version of the deck won each of some games."""
    return _tuner(config).games(version, first, count, 1)


def tune(
    deck: DeckLike,
    against: Iterable[DeckLike],
    *,
    swaps: Iterable[tuple[int, str, str]] | int = 24,
    games: int = 4_000,
    copies: int = 4,
    format: str = "infinity",
    player: str = "adept",
    seed: int = 1,
    address: str | None = None,
    piece: int = 100,
    progress: bool | None = None,
) -> Tuned:
    """Which swaps make a deck better: `lore deck tune` on a Ray cluster, with the same result.

    `swaps` are `(copies, out, into)`, or how many to propose; proposing takes one game in eight, on this machine. Ctrl-C gives what there is.
    """
    own = as_deck(deck)
    config: dict[str, Any] = {
        "deck": {"name": own.name, "text": own.text},
        "opponents": [{"name": each.name, "text": each.text} for each in as_decks(against)],
        "swaps": [],
        "player": player,
        "games": games,
        "seed": seed,
    }
    if isinstance(swaps, int):
        proposed = _native.Tuner(json.dumps(config)).propose(swaps, copies, format, len(os.sched_getaffinity(0)))
        config.update(json.loads(proposed))
    else:
        config["swaps"] = [{"copies": each[0], "out": each[1], "into": each[2]} for each in swaps]
    text = json.dumps(config)
    tuner = _native.Tuner(text)
    ray = connect(address)
    task = ray.remote(num_cpus=1, max_retries=-1)(_race)
    bar = _bar(games, progress)
    played = 0

    def play(versions: list[int], first: int, count: int) -> tuple[list[bytes], bool]:
        """Plays games of versions; for each of them what came of the first ones, and whether it was stopped."""
        nonlocal played
        ranges = [range(start, min(start + piece, first + count)) for start in range(first, first + count, piece)]
        handed = {
            task.remote(text, version, each.start, len(each)): (at, number)
            for at, version in enumerate(versions)
            for number, each in enumerate(ranges)
        }
        won: dict[tuple[int, int], bytes] = {}
        waiting, is_stopped = list(handed), False
        try:
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                for each in ready:
                    won[handed[each]] = ray.get(each)
                    played += len(won[handed[each]])
                bar(min(played, games))
        except KeyboardInterrupt:
            is_stopped = True
            for each in waiting:
                ray.cancel(each, force=True)
        return [_gathered(won, at, len(ranges)) for at in range(len(versions))], is_stopped

    try:
        return Tuned(tuner.run(play))
    finally:
        bar(None)


def _gathered(won: dict[tuple[int, int], bytes], at: int, count: int) -> bytes:
    """The games of a version up to the first that was not played."""
    parts = []
    for number in range(count):
        part = won.get((at, number))
        if part is None:
            break
        parts.append(part)
    return b"".join(parts)
