"""What the numbers of observations and actions mean."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import _native
from ..errors import LorekeeperError

__all__ = ["LAYOUT", "VERSION", "ROWS", "COLUMNS", "NUMBERS", "ACTIONS", "Block", "action_name", "card_features", "card_names"]

LAYOUT: dict[str, Any] = json.loads(_native.layout())
"""The whole layout: rows, columns, numbers, actions, features, each with its meaning."""

VERSION: int = LAYOUT["version"]
"""Counts up whenever a number changes its meaning."""

ROWS: int = LAYOUT["rows"]
"""Rows of cards in an observation."""

COLUMNS: dict[str, int] = {name: at for at, (name, _) in enumerate(LAYOUT["columns"])}
"""The place of every column of a card, by name."""

NUMBERS: dict[str, int] = {name: at for at, (name, _) in enumerate(LAYOUT["numbers"])}
"""The place of every number about the game, by name."""


@dataclass(frozen=True)
class Block:
    """Actions that belong together."""

    first: int
    count: int
    meaning: str


ACTIONS: dict[str, Block] = {name: Block(first, count, what) for name, first, count, what in LAYOUT["actions"]}
"""Blocks of actions, by name."""


def action_name(action: int) -> str:
    """An action in words: `quest 3`, `end turn`."""
    for name, block in ACTIONS.items():
        if block.first <= action < block.first + block.count:
            return name if block.count == 1 else f"{name} {action - block.first}"
    raise LorekeeperError(f"{action} is no action; there are {LAYOUT['action_count']}, counted from 0")


@cache
def card_features() -> npt.NDArray[np.float32]:
    """A row for every card, the first for a hidden one; `LAYOUT["features"]` names the columns. The column `card` of an
    observation is the row in this table: `card_features()[games.cards[..., COLUMNS["card"]]]`."""
    table = _native.card_features()
    table.flags.writeable = False
    return table


@cache
def card_names() -> tuple[str, ...]:
    """The names of the cards, in the rows of `card_features`."""
    return tuple(_native.card_names())
