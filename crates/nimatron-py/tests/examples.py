"""The Python examples of a document, run as they are written."""

from __future__ import annotations

import ast
import pathlib
import re
from typing import Any

ROOT = pathlib.Path(__file__).parents[3]


def run_examples(document: str, names: dict[str, Any]) -> int:
    """Runs the Python blocks of a document one after the other in one namespace, and returns how many values it promises.

    A line such as ``solution.count  # → 1`` promises the ``repr`` of its value.
    """
    text = (ROOT / document).read_text()
    promised = 0
    for block in re.finditer(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        source = block[1]
        first = text[: block.start(1)].count("\n") + 1
        tree = ast.parse(source)
        ast.increment_lineno(tree, first - 1)
        for statement in tree.body:
            line = text.splitlines()[(statement.end_lineno or 0) - 1]
            _, _, promise = line.partition("# → ")
            place = f"{document}:{statement.lineno}"
            if not isinstance(statement, ast.Expr):
                assert not promise, f"{place}: only an expression has a value"
                exec(compile(ast.Module([statement], []), place, "exec"), names)
                continue
            value = eval(compile(ast.Expression(statement.value), place, "eval"), names)
            if promise:
                assert repr(value) == promise, f"{place}: {value!r}, not {promise}"
                promised += 1
    return promised
