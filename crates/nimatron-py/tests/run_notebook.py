"""Runs the notebook; an exception in a cell fails."""

from __future__ import annotations

import pathlib

import nbformat
from nbclient import NotebookClient

path = pathlib.Path(__file__).parent.parent / "notebooks" / "nim.ipynb"
notebook = nbformat.read(path, as_version=4)
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
shown = [kind for cell in cells for output in cell.outputs for kind in output.get("data", {})]
assert "text/html" in shown and "image/svg+xml" in shown, f"no table or no picture among {sorted(set(shown))}"
print(f"the notebook: {len(cells)} cells, {shown.count('image/svg+xml')} pictures")
