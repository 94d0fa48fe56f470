"""One agent against a bot, for Gymnasium."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..decks import DeckLike
from ..errors import ClosedError, LorekeeperError
from .layout import LAYOUT
from .lorcana_v0 import _table, observation_space
from .vector import VectorGames

__all__ = ["LorcanaEnv"]


class LorcanaEnv(gymnasium.Env):  # type: ignore[type-arg,misc,unused-ignore]
    """The first deck is played here, the second by a bot; who starts takes turns from reset to reset.

    The reward is 1 for a win and -1 for a loss, at the end. An action that may not be taken ends the game with -1 and
    `info["illegal"]`; `action_masks()` says which may be taken, and so does the observation.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        decks: Iterable[DeckLike] = ("amber-steel-songs", "ruby-steel-racers"),
        opponent: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        self._games: VectorGames = VectorGames(1, decks, players=(None, opponent), threads=1, rests=True)
        if len(self._games.decks) != 2:
            raise LorekeeperError("this environment has two decks")
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(LAYOUT["action_count"])
        self._number = -1
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game: the first of a seed, or the next one where none is given."""
        self._open()
        super().reset(seed=seed)
        self._number = 0 if seed is not None else self._number + 1
        self._games.reset(seed, self._number)
        # A bot may win before it is asked here; then the next game is played.
        while self._games.side[0] < 0:
            self._number += 1
            self._games.reset(None, self._number)
        self._is_over = False
        return self._observed(), {"game": self._number}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes an action; the bot answers until this side is asked again."""
        self._open()
        if self._is_over:
            raise ClosedError("the game is over: reset first")
        if not self.action_masks()[int(action)]:
            self._is_over = True
            return self._observed(), -1.0, True, False, {"illegal": True}
        self._games.step(np.array([action], dtype=np.int32))
        is_done, is_stopped = bool(self._games.done[0]), bool(self._games.stopped[0])
        self._is_over = is_done
        if self.render_mode == "human":
            self.render()
        reward = float(self._games.rewards[0, 0])
        return self._observed(), reward, is_done and not is_stopped, is_stopped, {"game": self._number}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions may be taken."""
        self._open()
        mask: npt.NDArray[np.bool_] = self._games.mask[0].copy()
        return mask

    def render(self) -> Any:
        """The table in words."""
        self._open()
        world = self._games.world(0)
        text = "the game is over" if world is None else _table(world.view())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self._games.close()

    def _observed(self) -> dict[str, Any]:
        games = self._games
        seen = {"cards": games.cards[0].copy(), "numbers": games.numbers[0].copy(), "choices": games.choices[0].copy()}
        return {"observation": seen, "action_mask": games._mask[0].astype(np.int8)}

    def _open(self) -> None:
        if self._games.closed:
            raise ClosedError("the environment is closed")
