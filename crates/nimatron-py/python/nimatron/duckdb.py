"""DuckDB: the functions of :mod:`nimatron.arrow` in SQL.

>>> nimatron.duckdb.register(con)  # doctest: +SKIP
>>> con.sql("SELECT count(*) FROM positions WHERE NOT nim_is_winning(heaps, 2, false)")  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import pyarrow as pa

from . import arrow

__all__ = ["register"]


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Makes these functions known to SQL over this connection. Heaps are ``UBIGINT[]``, k is ``UBIGINT``.

    ``nim_is_winning(heaps, k, misere)``, ``nim_winning_move(heaps, k, misere)`` (null if the position is lost),
    ``nim_count(heaps, k, misere)``, ``nim_sum(heaps)``, ``nim_grundy(heaps, game)`` and ``nim_is_winning_text(text)``.
    """
    heaps, positions = "UBIGINT[]", ["UBIGINT[]", "UBIGINT", "BOOLEAN"]
    functions: list[tuple[str, Callable[..., Any], list[str], str]] = [
        ("nim_is_winning", _by_convention(arrow.is_winning), positions, "BOOLEAN"),
        ("nim_winning_move", _by_convention(arrow.winning_moves), positions, heaps),
        ("nim_count", _by_convention(arrow.counts), positions, "UBIGINT"),
        ("nim_sum", _plain(arrow.nim_sums), [heaps], "UBIGINT"),
        ("nim_grundy", _grundy, [heaps, "VARCHAR"], "UBIGINT"),
        ("nim_is_winning_text", _plain(arrow.is_winning), ["VARCHAR"], "BOOLEAN"),
    ]
    for name, function, parameters, result in functions:
        # Only this one answers with nulls; elsewhere DuckDB itself leaves out rows that have them.
        nulls = "special" if name == "nim_winning_move" else "default"
        connection.create_function(name, function, parameters, result, type="arrow", null_handling=nulls)


def _plain(function: Callable[[Any], arrow.Result]) -> Callable[[Any], Any]:
    return lambda column: pa.array(function(column))


def _by_convention(function: Callable[..., arrow.Result]) -> Callable[[Any, Any, Any], Any]:
    """Returns a function of three columns: heaps, k and whether play is misère."""

    def answer(heaps: Any, k: Any, misere: Any) -> Any:
        heaps, k, misere = (_one(column) for column in (heaps, k, misere))
        if len(heaps) == 0:
            return pa.array(function(heaps))
        conventions = misere.unique().to_pylist()
        if len(conventions) == 1:
            return pa.array(function(heaps, _k(k), misere=bool(conventions[0])))
        both = [pa.array(function(heaps, _k(k), misere=convention)) for convention in (False, True)]
        return pa.compute.if_else(misere, both[1], both[0])

    return answer


def _grundy(heaps: Any, game: Any) -> Any:
    games = _one(game).unique().to_pylist()
    if len(games) > 1:
        raise ValueError("one query asks for one game: nim_grundy(heaps, 'kayles')")
    return pa.array(arrow.grundy(heaps, games[0]) if games else pa.array([], pa.uint64()))


def _one(column: Any) -> Any:
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _k(k: Any) -> Any:
    same = k.unique()
    return same[0].as_py() if len(same) == 1 else k.cast(pa.uint64())
