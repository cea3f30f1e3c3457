"""Polars: the namespace ``nim`` of expressions and series.

>>> import nimatron.polars  # doctest: +SKIP
>>> frame.with_columns(won=pl.col("heaps").nim.is_winning(k=2))  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import polars as pl

from . import arrow

__all__ = ["NimExpr", "NimSeries"]


@pl.api.register_series_namespace("nim")
class NimSeries:
    """The functions of :mod:`nimatron.arrow` for a series of positions."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def is_winning(self, k: Any = 1, *, misere: bool = False) -> pl.Series:
        """Returns whether the player to move wins."""
        return self._of(arrow.is_winning(self._series, _column(k), misere=misere))

    def winning_moves(self, k: Any = 1, *, misere: bool = False) -> pl.Series:
        """Returns the heaps after a winning move; null if the position is lost."""
        return self._of(arrow.winning_moves(self._series, _column(k), misere=misere))

    def counts(self, k: Any = 1, *, misere: bool = False) -> pl.Series:
        """Returns the number of winning moves."""
        return self._of(arrow.counts(self._series, _column(k), misere=misere))

    def nim_sums(self) -> pl.Series:
        """Returns the nim-sums."""
        return self._of(arrow.nim_sums(self._series))

    def grundy(self, game: str) -> pl.Series:
        """Returns the Grundy values of positions of a heap game."""
        return self._of(arrow.grundy(self._series, game))

    def _of(self, result: arrow.Result) -> pl.Series:
        return pl.Series(self._series.name, result)


@pl.api.register_expr_namespace("nim")
class NimExpr:
    """The same for an expression. ``k`` may be an expression too."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def is_winning(self, k: int | pl.Expr = 1, *, misere: bool = False) -> pl.Expr:
        """Returns whether the player to move wins."""
        return self._with_k(k, pl.Boolean(), lambda heaps, k: NimSeries(heaps).is_winning(k, misere=misere))

    def winning_moves(self, k: int | pl.Expr = 1, *, misere: bool = False) -> pl.Expr:
        """Returns the heaps after a winning move; null if the position is lost."""
        kind = pl.List(pl.UInt64())
        return self._with_k(k, kind, lambda heaps, k: NimSeries(heaps).winning_moves(k, misere=misere).cast(kind))

    def counts(self, k: int | pl.Expr = 1, *, misere: bool = False) -> pl.Expr:
        """Returns the number of winning moves."""
        return self._with_k(k, pl.UInt64(), lambda heaps, k: NimSeries(heaps).counts(k, misere=misere))

    def nim_sums(self) -> pl.Expr:
        """Returns the nim-sums."""
        return self._with_k(1, pl.UInt64(), lambda heaps, _: NimSeries(heaps).nim_sums())

    def grundy(self, game: str) -> pl.Expr:
        """Returns the Grundy values of positions of a heap game."""
        return self._with_k(1, pl.UInt64(), lambda heaps, _: NimSeries(heaps).grundy(game))

    def _with_k(
        self, k: int | pl.Expr, kind: pl.DataType, function: Callable[[pl.Series, Any], pl.Series]
    ) -> pl.Expr:
        if isinstance(k, pl.Expr):
            both = pl.map_batches([self._expression, k], lambda pair: function(*pair), return_dtype=kind)
            return both
        return self._expression.map_batches(lambda heaps: function(heaps, k), return_dtype=kind)


def _column(k: Any) -> Any:
    return k.cast(pl.UInt64) if isinstance(k, pl.Series) else k
