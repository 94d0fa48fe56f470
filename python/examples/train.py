"""A training loop of sixty lines that learns to beat random: policy gradient with NumPy alone.

    python python/examples/train.py

The policy weighs what kind of action to take by a few numbers about the game; within a kind every action is equally likely.
"""

import numpy as np

from lorekeeper.envs import ACTIONS, NUMBERS, VectorGames

DECKS = ["amber-steel-songs", "ruby-steel-racers"]
KINDS = list(ACTIONS)
FIRST = [block.first for block in ACTIONS.values()]
SEEN = [NUMBERS[name] for name in ("my_ink", "my_inkwell", "my_hand", "my_lore", "their_lore", "inked")]


def look(games: VectorGames) -> tuple[np.ndarray, np.ndarray]:
    """Numbers about every game, and how many actions of each kind may be taken."""
    numbers = games.numbers[:, SEEN] / np.array([5, 8, 7, 20, 20, 1])
    numbers = np.concatenate([np.ones((len(games), 1)), numbers], axis=1)
    return numbers, np.add.reduceat(games.mask, FIRST, axis=1, dtype=np.int64)


def chances(weights: np.ndarray, numbers: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """How likely each kind of action is."""
    likely = counts * np.exp(np.clip(numbers @ weights.T, -20, 20))
    return likely / np.maximum(likely.sum(axis=1, keepdims=True), 1e-12)


def act(games: VectorGames, likely: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A kind for every game, and an action of it."""
    kinds = (likely.cumsum(axis=1) > rng.random((len(games), 1))).argmax(axis=1)
    kind_of = np.repeat(np.arange(len(KINDS)), [block.count for block in ACTIONS.values()])
    fits = games.mask & (kind_of == kinds[:, None])
    return kinds, (fits * rng.random(fits.shape)).argmax(axis=1)


def run(weights: np.ndarray, wanted: int, rate: float, seed: int, count: int = 128) -> float:
    """Plays games against random, learning from each; the share that was won."""
    rng, games = np.random.default_rng(seed), VectorGames(count, DECKS, players=(None, "random"), seed=seed)
    games.reset()
    traces = np.zeros((count, *weights.shape))
    played, won, mean = 0, 0, 0.0
    while played < wanted:
        numbers, counts = look(games)
        likely = chances(weights, numbers, counts)
        kinds, actions = act(games, likely, rng)
        traces += (np.eye(len(KINDS))[kinds] - likely)[:, :, None] * numbers[:, None, :]
        games.step(actions)
        for at in np.flatnonzero(games.done):
            reward = float(games.rewards[at, 0])
            weights += rate * (reward - mean) * traces[at]
            mean += 0.02 * (reward - mean)
            traces[at], played, won = 0, played + 1, won + (reward > 0)
    return won / played


if __name__ == "__main__":
    weights = np.zeros((len(KINDS), len(SEEN) + 1))
    print(f"untrained: {run(weights, 300, 0.0, seed=100):.0%} won")
    run(weights, 1_500, 0.01, seed=1)
    print(f"trained: {run(weights, 300, 0.0, seed=100):.0%} won")
