"""The judge and the books: commands with JSON on both sides."""

from __future__ import annotations

import json
from typing import Any

from . import _native
from .errors import LorekeeperError


def call(command: str, **given: Any) -> Any:
    """The answer of a command; what it cannot do is raised."""
    if given.get("language", "en") not in ("en", "es"):
        raise LorekeeperError(f"{given['language']!r} is no language; known are 'en' and 'es'")
    answer = json.loads(_native.call(command, json.dumps(given)))
    if "trouble" in answer:
        raise LorekeeperError(answer["trouble"])
    return answer["ok"]
