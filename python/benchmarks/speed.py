"""How fast the package is, as ratios in one run: by processor time, so that a busy machine measures the same.

    cargo build --release && python python/benchmarks/speed.py
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from pathlib import Path

import lorekeeper as lk
from lorekeeper.envs import VectorGames

ROOT = Path(__file__).resolve().parents[2]
DECKS = ["amber-steel-songs", "ruby-steel-racers"]


def bench(lore: str) -> float:
    """Decisions of `lore bench` in a second of processor time."""
    told = json.loads(subprocess.run([lore, "bench", "--json"], check=True, capture_output=True, text=True).stdout)
    return float(told["decisions_per_second"])


def own_decks() -> list[str]:
    """The decks of the benchmark that have a list."""
    return [path.stem for path in sorted((ROOT / "decks").glob("*.txt"))]


def vector(decks: list[str], steps: int, count: int) -> tuple[float, float]:
    """Decisions and actions of `VectorGames` in a second of processor time, observations and masks included."""
    games = VectorGames(count, decks, seed=1, threads=1)
    games.reset()
    decisions = 0
    for _ in range(50):
        games.step(games.sample())
    begun = time.process_time()
    actions = 0
    for _ in range(steps):
        chosen = games.sample()
        games.step(chosen)
        actions += count
        decisions += int((games.numbers[:, -2] == 0).sum())
    took = time.process_time() - begun
    return decisions / took, actions / took


def single(games: int) -> float:
    """Decisions of a single `Game` in a second of processor time: options, a choice, the answer."""
    decisions, took = 0, 0.0
    for seed in range(games):
        game = lk.Game.new(DECKS, seed=seed)
        begun, picks = time.process_time(), seed
        while not game.is_over:
            picks = (picks * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            game.answer((picks >> 33) % game.option_count)
            decisions += 1
        took += time.process_time() - begun
    return decisions / took


def children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def simulation(lore: str, games: int) -> tuple[float, float]:
    """Seconds of processor time of `simulate` and of `lore sim`, each without its start."""

    def ours(count: int) -> float:
        begun = time.process_time()
        lk.simulate(DECKS, count, "random", 1, threads=1, progress=False)
        return time.process_time() - begun

    def theirs(count: int) -> float:
        words = [lore, "sim", *DECKS, "--games", str(count), "--players", "random", "--seed", "1", "--threads", "1", "--json"]
        begun = children()
        subprocess.run(words, check=True, capture_output=True)
        return children() - begun

    ours(10)
    return ours(games) - ours(10), theirs(games) - theirs(10)


if __name__ == "__main__":
    lore = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "target" / "release" / "lore")
    base = bench(lore)
    decisions, actions = vector(own_decks(), 600, 256)
    print(f"lore bench              {base:12,.0f} decisions/s")
    print(f"VectorGames             {decisions:12,.0f} decisions/s with observations ({decisions / base:.0%}), {actions:,.0f} actions/s")
    print(f"Game                    {single(300):12,.0f} decisions/s")
    ours, theirs = simulation(lore, 4_000)
    print(f"simulate / lore sim     {ours:.2f} s / {theirs:.2f} s ({ours / theirs:.3f})")
    again = bench(lore)
    print(f"lore bench once more    {again:12,.0f} decisions/s")
