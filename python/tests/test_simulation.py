"""Many games: the numbers of `lore sim`."""

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import DECKS, IS_LONG, run

import lorekeeper as lk


def test_the_numbers_are_those_of_lore_sim(lore: str) -> None:
    for players, games, seed in (("random", 300, 3), ("greedy,random", 40, 9)):
        words = [lore, "sim", *DECKS, "--games", str(games), "--players", players, "--seed", str(seed), "--json"]
        told = run(*words)
        results = lk.simulate(DECKS, games, players.split(","), seed)
        assert results.to_json().strip() == told.strip()


def test_threads_and_pieces_change_nothing() -> None:
    plan = lk.Plan(DECKS, 60, "random", 5)
    whole, _ = plan.play(0, 60)
    pieces = [plan.play(start, start + 12, threads=2)[0] for start in (24, 0, 48, 36, 12)]
    assert plan.merge(pieces) == plan.merge([whole])
    with pytest.raises(lk.LorekeeperError, match="two pieces"):
        plan.merge([whole, pieces[0]])
    for wrong in (b"", b"{}", b"\xff", pieces[0][:-5]):
        with pytest.raises(lk.LorekeeperError):
            plan.merge([wrong])
    other = lk.Plan([*DECKS, "amber-ruby-dwarfs"], 60, "random", 5)
    with pytest.raises(lk.LorekeeperError):
        other.results(whole)
    with pytest.raises(lk.LorekeeperError):
        plan.play(50, 61)
    assert pickle.loads(pickle.dumps(plan)).basis == plan.basis


def test_results_as_tables() -> None:
    results = lk.simulate(DECKS, 30, "random", 1, progress=False)
    frame, table = results.to_pandas(), results.to_arrow()
    cards = sum(len(deck["cards"]) for deck in results.data["decks"])
    assert len(frame) == table.num_rows == cards and set(frame["deck"]) == set(DECKS)
    assert json.loads(results.to_json()) == results.data
    assert not results.stopped and results.games_done == 30
    assert "Win rate" in str(results) and "<html" in results.to_html() and results.to_csv().count("\n") > 20
    assert sum(results.wins.values()) == pytest.approx(1.0)


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    whole = lk.simulate(DECKS, 40, "random", 2).to_json()
    plan = lk.Plan(DECKS, 40, "random", 2)
    part, _ = plan.play(10, 25)
    from lorekeeper import simulation

    simulation._write_progress(plan, path, part)
    assert lk.simulate(DECKS, 40, "random", 2, resume=path).to_json() == whole
    with pytest.raises(lk.LorekeeperError, match="seed"):
        lk.simulate(DECKS, 40, "random", 3, resume=path)
    path.write_text("nonsense")
    with pytest.raises(lk.LorekeeperError, match="not a file of progress"):
        lk.simulate(DECKS, 40, "random", 2, resume=path)


def test_functions_play() -> None:
    def first(game: lk.Game) -> int:
        return 0

    def adviser(game: lk.Game) -> lk.Answer:
        return game.suggest("greedy")

    results = lk.simulate(DECKS, 6, [first, adviser], 4)
    assert results.games_done == 6 and results.data["decks"][0]["player"] == "python:first"
    assert results.data["fault_count"] == 0


def test_what_a_function_raises_comes_back() -> None:
    def broken(game: lk.Game) -> int:
        raise ZeroDivisionError("in the player")

    with pytest.raises(ZeroDivisionError, match="in the player"):
        lk.simulate(DECKS, 6, [broken, "random"], 4)
    with pytest.raises(lk.LorekeeperError, match="no option"):
        lk.simulate(DECKS, 6, [lambda game: 10_000, "random"], 4)
    with pytest.raises(lk.LorekeeperError, match="not legal"):
        lk.simulate(DECKS, 6, [lambda game: lk.Answer("quest", card=0), "random"], 4)


def test_bad_plans_are_refused() -> None:
    for decks, games, players in (
        (DECKS[:1], 5, "random"),
        (DECKS, 0, "random"),
        (DECKS, 5, "nobody"),
        (DECKS, 5, ["random"] * 3),
        (DECKS, 5, [1, 2]),
        (["60 Nobody Knows", DECKS[0]], 5, "random"),
    ):
        with pytest.raises(lk.LorekeeperError):
            lk.simulate(decks, games, players)  # type: ignore[arg-type]
    with pytest.raises(lk.LorekeeperError):
        lk.simulate(DECKS, 5, "random", seed=-4)
    with pytest.warns(UserWarning, match="1.10.1"):
        lk.simulate([DECKS[0], "60 HeiHei - Boat Snack"], 2, "random", 1)


def test_ctrl_c_gives_the_results_so_far() -> None:
    script = (
        "import lorekeeper as lk; print('begun', flush=True); "
        f"results = lk.simulate({DECKS!r}, 10**9, 'random', 1, progress=False); "
        "print(results.stopped, results.games_done)"
    )
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    said, games = process.communicate(timeout=60)[0].split()
    assert said == "True" and int(games) > 0


def test_other_threads_of_python_go_on() -> None:
    import threading

    counted, is_over = 0, threading.Event()

    def count() -> None:
        nonlocal counted
        while not is_over.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    lk.simulate(DECKS, 400 if not IS_LONG else 4_000, "random", 1, threads=1, progress=False)
    is_over.set()
    thread.join()
    assert counted > 10_000


def test_a_bar_is_shown_where_it_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    lk.simulate(DECKS, 50, "random", 1, progress=True)
    assert "50" in capsys.readouterr().err
    assert os.environ.get("TQDM_DISABLE") is None
