"""What notebooks show of positions and answers."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .position import Position
    from .solution import Solution

_MOST = 24
"""The most heaps and columns that are drawn; larger positions are told in words only."""
_CELL = 'style="text-align:center;padding:0 .5em"'
_ODD = 'style="text-align:center;padding:0 .5em;background:#fde3cf;color:#5c2e00;font-weight:bold"'


def position(position: Position) -> str:
    """Returns a position with its rules."""
    rules = "<br>".join(map(escape, position.rules))
    return f"<code>{escape(_short(str(position)))}</code><br><small>{rules}</small>"


def solution(solution: Solution) -> str:
    """Returns who wins, a winning move, and the table of binary columns if they decide."""
    lines = [f"<code>{escape(_short(str(solution.position)))}</code>: <b>{solution.outcome}-position</b>"]
    move = solution.winning_move
    if move is not None:
        lines.append(f"Winning move: {escape(_short(move.text))} → <code>{escape(_short(str(move.to)))}</code>")
    lines.append(f"<small>{escape(solution.method.name)}</small>")
    return "<br>".join(lines) + columns(solution)


def columns(solution: Solution) -> str:
    """Returns the table of binary columns, or nothing if another argument decides."""
    found: dict[str, Any] = next((step for step in solution.argument if step["step"] == "columns"), {})
    heaps = [heap for row in solution.position.numbers for heap in row]
    width = len(found.get("ones", ()))
    if not found or len(heaps) > _MOST or width > _MOST or max(heaps).bit_length() > width:
        return ""
    places = range(width - 1, -1, -1)
    rows = [_row("", [2**place for place in places])]
    rows += [_row(str(heap), [heap >> place & 1 for place in places]) for heap in heaps]
    rows.append(_row("ones", [found["ones"][place] for place in places]))
    residues = [found["residues"][place] for place in places]
    rows.append(_row(f"mod {found['modulus']}", residues, mark=True))
    return f"<table><tbody>{''.join(rows)}</tbody></table>"


def _row(heading: str, cells: list[int], *, mark: bool = False) -> str:
    shown = "".join(f"<td {_ODD if mark and cell else _CELL}>{cell}</td>" for cell in cells)
    return f'<tr><th style="text-align:right">{escape(heading)}</th>{shown}</tr>'


def _short(text: str) -> str:
    return text if len(text) <= 200 else f"{text[:199]}…"
