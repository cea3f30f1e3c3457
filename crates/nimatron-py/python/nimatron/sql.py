"""The functions that engines with SQL are taught: the same names and arguments in all of them.

``nim_is_winning(heaps, k, misere)``, ``nim_winning_move(heaps, k, misere)`` (null if there is none),
``nim_count(heaps, k, misere)``, ``nim_sum(heaps)``, ``nim_grundy(heaps, game)``, and for positions in the notation
``nim_is_winning_text(text)``, ``nim_winning_move_text(text)``, ``nim_count_text(text)`` and ``nim_grundy_text(text)``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import pyarrow as pa
import pyarrow.compute as pc

from . import arrow

Kind = Literal["heaps", "number", "truth", "text"]


@dataclass(frozen=True)
class Function:
    """A function of columns of pyarrow."""

    name: str
    call: Callable[..., pa.Array]
    takes: tuple[Kind, ...]
    returns: Kind


def _plain(function: Callable[[Any], arrow.Result]) -> Callable[[Any], pa.Array]:
    return lambda column: pa.array(function(column))


def _by_convention(function: Callable[..., arrow.Result]) -> Callable[[Any, Any, Any], pa.Array]:
    """Returns a function of three columns: heaps, k and whether play is misère."""

    def answer(heaps: Any, k: Any, misere: Any) -> pa.Array:
        heaps, k, misere = (_one(column) for column in (heaps, k, misere))
        # A row without k or convention has no answer, whatever its heaps.
        known = pc.and_(pc.is_valid(k), pc.is_valid(misere))
        k, misere = k.fill_null(1), misere.fill_null(False)
        conventions = misere.unique().to_pylist()
        if len(conventions) == 1:
            answers = pa.array(function(heaps, _k(k), misere=conventions[0]))
        else:
            both = [pa.array(function(heaps, _k(k), misere=convention)) for convention in (False, True)]
            answers = pc.if_else(misere, both[1], both[0])
        return answers if known.true_count == len(known) else pc.if_else(known, answers, None)

    return answer


def _grundy(heaps: Any, game: Any) -> pa.Array:
    games = _one(game).unique().to_pylist()
    if len(games) > 1:
        raise ValueError("one query asks for one game: nim_grundy(heaps, 'kayles')")
    return pa.array(arrow.grundy(heaps, games[0]) if games else pa.array([], pa.uint64()))


def _one(column: Any) -> Any:
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _k(k: Any) -> Any:
    same = k.unique()
    return same[0].as_py() if len(same) == 1 else k.cast(pa.uint64())


_POSITIONS: tuple[Kind, ...] = ("heaps", "number", "truth")

FUNCTIONS = (
    Function("nim_is_winning", _by_convention(arrow.is_winning), _POSITIONS, "truth"),
    Function("nim_winning_move", _by_convention(arrow.winning_moves), _POSITIONS, "heaps"),
    Function("nim_count", _by_convention(arrow.counts), _POSITIONS, "number"),
    Function("nim_sum", _plain(arrow.nim_sums), ("heaps",), "number"),
    Function("nim_grundy", _grundy, ("heaps", "text"), "number"),
    Function("nim_is_winning_text", _plain(arrow.is_winning), ("text",), "truth"),
    Function("nim_winning_move_text", _plain(arrow.winning_moves), ("text",), "text"),
    Function("nim_count_text", _plain(arrow.counts), ("text",), "number"),
    Function("nim_grundy_text", _plain(arrow.grundy), ("text",), "number"),
)
