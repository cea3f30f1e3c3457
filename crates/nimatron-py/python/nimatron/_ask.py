"""The one door to the solver's questions and answers, which are the JSON of every other surface."""

from __future__ import annotations

import json
from typing import Any

from . import _native


def ask(kind: str, budget: int | None = None, **fields: Any) -> Any:
    """Asks a question of this kind; fields that are ``None`` are left out."""
    question = {name: value for name, value in fields.items() if value is not None}
    return json.loads(_native.ask(json.dumps({kind: question}), budget))
