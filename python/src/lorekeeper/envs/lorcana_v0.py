"""Two agents in turn, for PettingZoo (AEC).

    from lorekeeper.envs import lorcana_v0
    env = lorcana_v0.env(decks=["amber-steel-songs", "ruby-steel-racers"])
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

An observation is `{"observation": {"cards", "numbers", "choices"}, "action_mask"}`, as `lorekeeper.envs.LAYOUT` says. Who starts takes turns from
reset to reset. A game that takes too many decisions is truncated; whoever took most of them has lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..decks import DeckLike
from ..errors import ClosedError, LorekeeperError
from .layout import LAYOUT
from .vector import VectorGames

__all__ = ["env", "raw_env", "observation_space"]


def env(**given: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an action that may not be taken ends the game with a reward of -1."""
    made: Any = raw_env(**given)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def observation_space() -> spaces.Dict:
    """What an observation looks like."""

    def whole(*shape: int) -> spaces.Box:
        info = np.iinfo(np.int16)
        return spaces.Box(info.min, info.max, shape, np.int16)

    seen: dict[str, spaces.Space[Any]] = {
        "cards": whole(LAYOUT["rows"], len(LAYOUT["columns"])),
        "numbers": whole(len(LAYOUT["numbers"])),
        "choices": whole(LAYOUT["choices"]),
    }
    mask = spaces.Box(0, 1, (LAYOUT["action_count"],), np.int8)
    both: dict[str, spaces.Space[Any]] = {"observation": spaces.Dict(seen), "action_mask": mask}
    return spaces.Dict(both)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment without wrappers."""

    metadata = {
        "name": "lorcana_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        decks: Iterable[DeckLike] = ("amber-steel-songs", "ruby-steel-racers"),
        render_mode: str | None = None,
        seed: int = 0,
    ) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._games: VectorGames = VectorGames(1, decks, seed=seed, threads=1, rests=True)
        if len(self._games.decks) != 2:
            raise LorekeeperError("this environment has two decks")
        self._number = -1
        self._spaces = {agent: observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(LAYOUT["action_count"]) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: the first of a seed, or the next one where none is given. `options["game"]` names one by its number."""
        self._open()
        number = (options or {}).get("game", 0 if seed is not None else self._number + 1)
        self._number = int(number)
        self._games.reset(seed, self._number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._games.side[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; what it may do where it must decide."""
        self._open()
        cards, numbers, choices, mask = self._games._observe(0, self.possible_agents.index(agent))
        seen = {"cards": cards, "numbers": numbers, "choices": choices}
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that must decide."""
        self._open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._games.step(np.array([action], dtype=np.int32))
        if self._games.done[0]:
            for side, each in enumerate(self.possible_agents):
                self.rewards[each] = float(self._games.rewards[0, side])
                self.terminations[each] = not self._games.stopped[0]
                self.truncations[each] = bool(self._games.stopped[0])
            self.agent_selection = self.possible_agents[1 - self.possible_agents.index(agent)]
        else:
            self.agent_selection = self.possible_agents[int(self._games.side[0])]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent sees it that must decide, in words."""
        self._open()
        world = self._games.world(0)
        text = "the game is over" if world is None else _table(world.view())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def suggest(self, player: str) -> int:
        """What a player of ours would do now."""
        self._open()
        return int(self._games.suggest(player)[0])

    def close(self) -> None:
        self._games.close()

    def _open(self) -> None:
        if self._games.closed:
            raise ClosedError("the environment is closed")


def _table(view: Any) -> str:
    lines = [f"turn {view.turn}: {view.prompt}"]
    for side in view.sides:
        who = "you" if side.player == view.viewer else "opponent"
        lines.append(
            f"{who}: lore {side.lore}, ink {side.ink_ready}/{side.ink_total}, hand {len(side.hand)}, deck {side.deck}"
        )
        for card in side.play:
            marks = [mark for mark, is_so in (("exerted", card.exerted), ("drying", card.drying)) if is_so]
            marks += [f"damage {card.damage}"] if card.damage else []
            lines.append(f"  {card.name}" + (f" ({', '.join(marks)})" if marks else ""))
    lines += [f"  in hand: {card.name}" for card in view.sides[0].hand if card.card is not None]
    return "\n".join(lines)
