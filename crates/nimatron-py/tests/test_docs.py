"""The examples of the documents."""

from __future__ import annotations

import pathlib

import pytest
from examples import run_examples

@pytest.mark.parametrize(
    ("document", "promises"), [("README.md", 2), ("crates/nimatron-py/README.md", 3), ("docs/PYTHON.md", 20)]
)
def test_examples_run(document: str, promises: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.game").write_text("heap n\ntake 1..3\n")
    assert run_examples(document, {}) >= promises
