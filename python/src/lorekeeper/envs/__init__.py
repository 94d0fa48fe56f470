"""Environments for learning.

- `VectorGames(n)`: n games stepped together in Rust on all cores, written into NumPy arrays;
- `lorcana_v0.env()`: two agents in turn, for PettingZoo;
- `LorcanaEnv`: one agent against a bot, for Gymnasium.

Observations are made from the player's view only. What their numbers and the actions mean is `LAYOUT`, with a version;
`card_features()` describes every card by what it means, so that a card that a network has never seen is no stranger to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .layout import ACTIONS, COLUMNS, LAYOUT, NUMBERS, ROWS, VERSION, action_name, card_features, card_names
from .vector import Finished, VectorGames

if TYPE_CHECKING:
    from .gymnasium_env import LorcanaEnv as LorcanaEnv

__all__ = [
    "ACTIONS",
    "COLUMNS",
    "Finished",
    "LAYOUT",
    "LorcanaEnv",
    "NUMBERS",
    "ROWS",
    "VERSION",
    "VectorGames",
    "action_name",
    "card_features",
    "card_names",
]


def __getattr__(name: str) -> Any:
    # Gymnasium is needed by whoever asks for its environment, and by nobody else.
    if name == "LorcanaEnv":
        from .gymnasium_env import LorcanaEnv

        return LorcanaEnv
    raise AttributeError(name)
