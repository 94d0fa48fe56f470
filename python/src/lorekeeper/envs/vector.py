"""Many games stepped together."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .. import _native
from ..decks import DeckLike
from ..errors import LorekeeperError
from ..game import Game
from ..simulation import Plan

__all__ = ["VectorGames", "Finished"]


@dataclass(frozen=True)
class Finished:
    """What came of a game."""

    number: int
    winner: int | None
    """Which side won: 0 for the earlier deck of the pair."""
    stopped: bool
    """It took too many decisions; whoever took most of them has lost."""
    turns: int
    decisions: int
    lore: tuple[int, int]


class VectorGames(_native.VectorGames):
    """`count` games stepped together on all cores.

    The arrays are written where they are and are the same objects all the time; copy what you want to keep:

    - `cards` (count, 224, 24) int16, `numbers` (count, 35) int16, `choices` (count, 16) int16: what the player who must decide sees;
    - `mask` (count, 437) bool: which actions may be taken;
    - `side` (count,) int8: which side must decide, 0 for the earlier deck of a pair; -1 where no game is left;
    - `rewards` (count, 2) float32: 1 and -1 for the sides of a game that the last step ended, else 0;
    - `done`, `stopped` (count,) bool: the last step ended a game; it was ended by the limit of decisions;
    - `game` (count,) int64: the number of the game that is shown.

    When a game is over the next one begins at once: game `i` plays the games `i`, `i + count`, `i + 2 count` and so on. The game of a number
    is the same here and in `lore sim` with the same decks and seed; decks take turns in starting.

    `players` says who plays the sides: None is asked here, a name is played inside. With more than two decks every deck meets every
    other. After `games` games of each pair no more begin.

    >>> games = VectorGames(4, ["amber-steel-songs", "ruby-steel-racers"], seed=1)
    >>> games.reset()
    >>> games.step(games.sample())
    >>> games.cards.shape, games.mask.shape
    ((4, 224, 24), (4, 437))
    """

    def __new__(
        cls,
        count: int,
        decks: Iterable[DeckLike] = ("amber-steel-songs", "ruby-steel-racers"),
        *,
        players: Sequence[str | None] = (None, None),
        seed: int = 0,
        games: int = 1 << 40,
        threads: int | None = None,
        concede: bool = False,
        rests: bool = False,
    ) -> VectorGames:
        if not isinstance(count, int) or not 1 <= count <= 1 << 20:
            raise LorekeeperError(f"{count!r} games at once; there must be 1 to {1 << 20}")
        if len(players) != 2:
            raise LorekeeperError(f"{len(players)} players; a game has two sides")
        plan = Plan(decks, games, "random", seed)
        threads = threads if threads is not None else min(count, len(os.sched_getaffinity(0)))
        made = super().__new__(cls, plan._native, count, list(players), threads, concede, rests)
        made.decks = plan.decks
        return made

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """Which actions may be taken."""
        return self._mask.view(np.bool_)

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Which games the last step ended."""
        return self._done.view(np.bool_)

    @property
    def stopped(self) -> npt.NDArray[np.bool_]:
        """Which of them were ended by the limit of decisions."""
        return self._stopped.view(np.bool_)

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """Begins all games anew, with those of the plan from a number on; with another seed where one is given."""
        if seed is not None and not 0 <= seed < 1 << 64:
            raise LorekeeperError(f"a seed is a number from 0 to {(1 << 64) - 1}, not {seed}")
        self._reset(seed, first)

    def step(self, actions: npt.ArrayLike) -> None:
        """Takes an action in every game. One that may not be taken raises an error that names it, and nothing is stepped."""
        array = np.asarray(actions)
        if array.dtype.kind not in "iu" or array.ndim != 1:
            raise LorekeeperError("actions are one array of whole numbers, one for each game")
        self._step(np.ascontiguousarray(array, dtype=np.int32))

    def sample(self) -> npt.NDArray[np.int32]:
        """Random actions, each of a game's own equally likely. The array is the same every time."""
        self._sample()
        return self.actions

    def suggest(self, player: str) -> npt.NDArray[np.int32]:
        """What a player of ours would do in every game, seated with the chance that `lore sim` gives it: whoever follows it on
        both sides plays the games of `lore sim`. The array is the same every time."""
        self._suggest(player)
        return self.actions

    def finished(self) -> list[Finished]:
        """The games that the last step ended."""
        return [Finished(*row[:5], (row[5][0], row[5][1])) for row in self._finished()]

    def world(self, at: int, seed: int = 0) -> Game | None:
        """One of the games as whoever decides may know it, everything hidden dealt anew: to be looked at or played on."""
        world = self._world(at, seed)
        return Game(world) if world is not None else None
