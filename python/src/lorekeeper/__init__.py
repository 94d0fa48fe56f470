"""The executable rulebook of Disney Lorcana (unofficial).

- `judge(text)` tells what comes of a position and its moves, each step with its rule; `rule("6.5.8")` and `cards.search(...)` look things up;
- `Deck.parse(...)` reads a list, checks and counts it;
- `Game` is a game, one question at a time; `players` has who can play it;
- `simulate(...)` plays many games on all cores: the numbers of `lore sim`; `lorekeeper.cluster` plays them on many machines;
- `lorekeeper.envs` has environments for learning: `VectorGames`, PettingZoo and Gymnasium.
"""

from . import cards, players
from ._native import RULES_VERSION, __version__
from .books import Rule, RuleHit, rule, search_rules
from .cards import Card
from .decks import Deck
from .errors import (
    ClosedError,
    DeckError,
    ForeignObject,
    LorekeeperError,
    Problem,
    ReadError,
    Refused,
)
from .game import Answer, Decision, Game, Line, RefusedMove, View
from .judging import Failure, Ruling, Step, judge
from .players import play
from .simulation import Plan, Results, simulate

__all__ = [
    "Answer",
    "Card",
    "ClosedError",
    "Deck",
    "DeckError",
    "Decision",
    "Failure",
    "ForeignObject",
    "Game",
    "Line",
    "LorekeeperError",
    "Plan",
    "Problem",
    "RULES_VERSION",
    "ReadError",
    "Refused",
    "RefusedMove",
    "Results",
    "Rule",
    "RuleHit",
    "Ruling",
    "Step",
    "View",
    "__version__",
    "cards",
    "judge",
    "play",
    "players",
    "rule",
    "search_rules",
    "simulate",
]
