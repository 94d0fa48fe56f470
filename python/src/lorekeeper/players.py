"""Players: ours by name, and functions of your own.

A player is a name such as `"greedy"`, or a function that takes a `Game` and returns an answer or its place in `game.options()`.
What the function is given is a *world*: a game that looks the same from its seat, with everything hidden dealt anew. It can be cloned and
played on to think ahead, and tells nothing that the player may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Union

from .game import Answer, Game

__all__ = ["Player", "random", "greedy", "adept", "search", "play"]

Player = Union[str, Callable[[Game], Union[Answer, int]]]
"""A name, or a function from a game to an answer."""

random = "random"
"""Any legal answer, each equally likely."""

greedy = "greedy"
"""Looks one answer ahead."""

adept = "adept"
"""Plans its whole turn with a learned value of the position."""


def search(iterations: int = 1_000, *, ms: int | None = None, open_lists: bool = False) -> str:
    """Plays the best lines on in many worlds: so many iterations for each turn, or so many milliseconds.

    >>> search(200)
    'search:200'
    """
    budget = f"{ms}ms" if ms is not None else str(iterations)
    return f"search:{budget}" + ("+open" if open_lists else "")


def play(game: Game, players: Sequence[Player], seed: int = 0, most: int = 20_000) -> int | None:
    """Plays a game to its end; who won, or None. At most so many answers are given."""
    for number in range(most):
        seat = game.player
        if seat is None:
            break
        chance = (seed * 0x9E3779B97F4A7C15 + number) % (1 << 63)
        player = players[seat % len(players)]
        if isinstance(player, str):
            game.answer(game.suggest(player, chance))
        else:
            answer = player(game.world(seat, chance))
            game.answer(answer)
    return game.winner
