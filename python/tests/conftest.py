"""What the tests share."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECKS = ["amber-steel-songs", "ruby-steel-racers"]
IS_LONG = os.environ.get("LOREKEEPER_LONG") == "1"
"""Whether the larger runs are asked for: `LOREKEEPER_LONG=1 tools/test-python.sh`."""

QUEST = """
title: A quest
rules: 4.5.1

player A
  play HeiHei - Boat Snack [=heihei]
player B
turn A

A quests with heihei
expect A lore 1
"""


@pytest.fixture(scope="session")
def lore() -> str:
    """The binary, to compare with."""
    named = os.environ.get("LORE")
    found = [Path(named)] if named else [ROOT / "target" / kind / "lore" for kind in ("release", "debug")]
    for path in found:
        if path.exists():
            return str(path)
    in_path = shutil.which("lore")
    if in_path:
        return in_path
    pytest.skip("the binary `lore` is not built (cargo build --release); nothing to compare with")


def run(*words: str) -> str:
    """What a command prints."""
    return subprocess.run(words, check=True, capture_output=True, text=True, cwd=ROOT).stdout
