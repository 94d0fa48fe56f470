"""The cluster: the same totals from any number of nodes, also when one dies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from conftest import DECKS, IS_LONG, run

import lorekeeper as lk
from lorekeeper import cluster

# Ray takes 127.0.0.1 for the outer address of the machine where clusters are enabled for it; nothing here leaves the machine.
os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
# A busy machine starts a node slowly.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "240")
ray = pytest.importorskip("ray")

GAMES, SEED = 400, 17


@contextmanager
def nodes(count: int) -> Iterator[Any]:
    """A cluster of so many nodes on this machine, everything bound to 127.0.0.1."""
    from ray.cluster_utils import Cluster

    given = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80 << 20}
    made = Cluster(
        initialize_head=True, head_node_args={**given, "include_dashboard": False, "dashboard_host": "127.0.0.1"}
    )
    try:
        for _ in range(count - 1):
            made.add_node(**given)
        made.wait_for_nodes()
        cluster.connect(made.address, _node_ip_address="127.0.0.1")
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.fixture(scope="module")
def expected() -> str:
    return lk.simulate(DECKS, GAMES, "random", SEED, progress=False).to_json()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_nodes_gives_the_same_totals(count: int, expected: str) -> None:
    with nodes(count):
        results = cluster.simulate(DECKS, GAMES, "random", SEED, piece=37, progress=False)
    assert results.to_json() == expected


def test_the_totals_are_those_of_lore_sim(expected: str, lore: str) -> None:
    words = [lore, "sim", *DECKS, "--games", str(GAMES), "--players", "random", "--seed", str(SEED), "--json"]
    assert expected.strip() == run(*words).strip()


def test_a_node_that_dies_costs_only_time() -> None:
    games = 40_000 if IS_LONG else 6_000
    wanted = lk.simulate(DECKS, games, "random", SEED, progress=False).to_json()
    with nodes(3) as made:
        victims = [node for node in made.list_all_nodes() if node is not made.head_node]
        killed = []

        def told(done: int) -> None:
            # In the middle, with pieces of it under way.
            if done > games // 10 and not killed:
                killed.append(victims[0])
                threading.Thread(target=made.remove_node, args=(victims[0], False)).start()

        results = cluster.simulate(DECKS, games, "random", SEED, piece=200, progress=False, told=told)
        assert killed and results.to_json() == wanted


def test_one_is_started_where_there_is_none_and_runs_go_on(tmp_path: Path, expected: str) -> None:
    path = tmp_path / "progress.json"

    class Enough(Exception):
        pass

    def stop(done: int) -> None:
        if done >= GAMES // 4:
            raise Enough

    try:
        with pytest.raises(Enough):
            cluster.simulate(DECKS, GAMES, "random", SEED, piece=20, progress=False, resume=path, told=stop)
        kept = json.loads(path.read_text())["progress"]["done"]
        assert 0 < sum(end - start for start, end in kept) < GAMES
        results = cluster.simulate(DECKS, GAMES, "random", SEED, piece=20, progress=False, resume=path)
        assert results.to_json() == expected
        for given in ({"players": [lambda game: 0, "random"]}, {"piece": 0}, {"players": "nobody"}):
            with pytest.raises(lk.LorekeeperError):
                cluster.simulate(DECKS, 10, **{"players": "random", **given})  # type: ignore[arg-type]
    finally:
        ray.shutdown()


def test_tuning_is_that_of_lore(lore: str, tmp_path: Path) -> None:
    given = ["--games", "240", "--swaps", "6", "--players", "random", "--seed", "3", "--json"]
    names = []
    for name in DECKS:
        (tmp_path / f"{name}.txt").write_text(lk.Deck.ready(name).text)
        names.append(str(tmp_path / f"{name}.txt"))
    words = [lore, "deck", "tune", names[0], "--against", names[1], *given]
    told = subprocess.run(words, capture_output=True, text=True).stdout
    try:
        tuned = cluster.tune(
            names[0], [names[1]], swaps=6, games=240, player="random", seed=3, piece=15, progress=False
        )
    finally:
        ray.shutdown()
    assert tuned.to_json().strip() == told.strip() and tuned.data["tried"] == 6 and not tuned.stopped


def test_the_script_runs() -> None:
    script = Path(__file__).resolve().parents[1] / "examples" / "ray_simulation.py"
    words = [sys.executable, str(script), "--games", "200", "--piece", "50"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, env={**os.environ})
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == lk.simulate(DECKS, 200, "random", 1, progress=False).to_json()
