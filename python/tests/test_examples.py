"""The examples run, and are as long as they say."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def lines(name: str) -> int:
    return len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines())


def test_the_bot_beats_random() -> None:
    import lorekeeper as lk

    decks = ["amber-steel-songs", "ruby-steel-racers"]
    results = lk.simulate(decks, 6, [example("bot").bot, "random"], seed=1, progress=False)
    assert results.wins[decks[0]] >= 0.6 and lines("bot") <= 45


def test_the_training_learns_to_beat_random() -> None:
    import numpy as np

    train = example("train")
    weights = np.zeros((len(train.KINDS), len(train.SEEN) + 1))
    before = train.run(weights, 200, 0.0, seed=100)
    train.run(weights, 1_500, 0.01, seed=1)
    after = train.run(weights, 200, 0.0, seed=100)
    assert after > 0.7 and after > before + 0.15, (before, after)
    assert lines("train") <= 80


def test_the_notebook_runs() -> None:
    nbformat = pytest.importorskip("nbformat")
    client = pytest.importorskip("nbclient")
    notebook = nbformat.read(EXAMPLES / "ten_questions.ipynb", as_version=4)
    client.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) == 10 and all(cell.outputs for cell in code)
