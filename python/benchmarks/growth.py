"""What a cluster costs and how it grows: games without Ray and with 1, 2 and 4 workers, in one run.

    pip install ./python ray && python python/benchmarks/growth.py [GAMES]

Time on the wall says what the machine gave; the processor time of all processes together, workers and Ray's own, says what the games cost and
stays the same on a busy machine.
"""

from __future__ import annotations

import os
import sys
import time

import ray
from ray.thirdparty_files import psutil

import lorekeeper as lk
from lorekeeper import cluster

DECKS = ["amber-steel-songs", "ruby-steel-racers"]


def used() -> float:
    """Processor seconds of this process and of all that it started and that live."""
    own = psutil.Process()
    total = 0.0
    for process in [own, *own.children(recursive=True)]:
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def measured(name: str, games: int, play) -> tuple[float, str]:
    before, begun = used(), time.perf_counter()
    totals = play(games).to_json()
    wall, took = time.perf_counter() - begun, used() - before
    print(f"{name:12} {games / wall:10,.0f} games/s on the wall {games / took:10,.0f} games in a second of processor time", flush=True)
    return took, totals


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {games:,} random games, pieces of {cluster.PIECE_GAMES:,}")
    lk.simulate(DECKS, 1_000, "random", 1, threads=1, progress=False)
    base, wanted = measured("without Ray", games, lambda n: lk.simulate(DECKS, n, "random", 1, threads=1, progress=False))
    for workers in (1, 2, 4):
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
        # Workers start and load the library before anything is measured.
        cluster.simulate(DECKS, cluster.PIECE_GAMES * workers * 2, "random", 2, progress=False)
        took, totals = measured(f"{workers} workers", games, lambda n: cluster.simulate(DECKS, n, "random", 1, progress=False))
        assert totals == wanted, "the totals are the same"
        print(f"{'':12} {took / base - 1:10.1%} more processor time than without Ray", flush=True)
        ray.shutdown()
