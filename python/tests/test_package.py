"""The package itself: its examples, its types."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import lorekeeper
from lorekeeper import books, cards, decks, errors, game, judging, players, simulation


@pytest.mark.parametrize("module", [lorekeeper, books, cards, decks, errors, game, judging, players, simulation])
def test_examples_in_docstrings_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_types_hold() -> None:
    package = Path(lorekeeper.__file__).parent
    assert (package / "py.typed").exists() and (package / "_native.pyi").exists()
    # By its name: by its path, mypy would take everything beside it in the environment for ours as well.
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--package", "lorekeeper"],
        capture_output=True,
        text=True,
        cwd=package.anchor,
    )
    assert checked.returncode == 0, checked.stdout


def test_everything_public_says_what_it_is() -> None:
    for name in lorekeeper.__all__:
        thing = getattr(lorekeeper, name)
        if callable(thing):
            assert thing.__doc__, name
