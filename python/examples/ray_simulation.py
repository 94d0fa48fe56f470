"""A simulation on a Ray cluster: here, or at any address.

    python python/examples/ray_simulation.py
    python python/examples/ray_simulation.py --address ray://head:10001 --games 1000000 --resume progress.json
"""

import argparse

from lorekeeper import cluster

if __name__ == "__main__":
    reader = argparse.ArgumentParser()
    reader.add_argument("--address")
    reader.add_argument("--games", type=int, default=2_000)
    reader.add_argument("--players", default="random")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--piece", type=int, default=250)
    reader.add_argument("--resume")
    given = reader.parse_args()
    results = cluster.simulate(
        ["amber-steel-songs", "ruby-steel-racers"],
        given.games,
        given.players,
        given.seed,
        address=given.address,
        piece=given.piece,
        resume=given.resume,
    )
    print(results.to_json())
