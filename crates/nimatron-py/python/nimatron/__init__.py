"""Nim and its relatives, solved exactly: who wins, every winning move, and why.

>>> import nimatron
>>> nimatron.solve("moore(2) 3 4 5").winning_move.to
Position('moore(2) 3 3 3')

Columns of positions are in :mod:`nimatron.arrow`; clusters and engines in :mod:`nimatron.dask`, :mod:`nimatron.spark`,
:mod:`nimatron.duckdb` and :mod:`nimatron.polars`, each imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType

from . import _native
from ._native import __version__
from .answers import GameInfo, Quotient, Table, certificate, games, quotient, table, verify
from .errors import IllegalMoveError, NimatronError, OverBudgetError
from .opponent import Opponent, random_position
from .own import Game, HeapGame
from .position import Move, Moves, Position
from .sequence import Period, Sequence, grundy
from .solution import Method, Solution, solve
from .survey import Survey, survey

__all__ = [
    "Game",
    "GameInfo",
    "HeapGame",
    "IllegalMoveError",
    "Method",
    "Move",
    "Moves",
    "NimatronError",
    "Opponent",
    "OverBudgetError",
    "Period",
    "Position",
    "Quotient",
    "Sequence",
    "Solution",
    "Survey",
    "Table",
    "__version__",
    "certificate",
    "games",
    "grundy",
    "is_winning_knim",
    "quotient",
    "random_position",
    "solve",
    "survey",
    "table",
    "verify",
]


def is_winning_knim(piles: Iterable[int], k: int) -> bool:
    """Returns whether the player to move wins Moore's Nim with these piles, all positive.

    >>> is_winning_knim([7, 7, 7], 2)
    False
    """
    piles = list(piles)
    if k < 1 or any(pile < 1 for pile in piles):
        # The solver's own words; zeros stand for whatever is not positive.
        return _native.is_winning_knim([max(pile, 0) for pile in piles], max(k, 0))
    if k < 2**64 and all(pile < 2**64 for pile in piles):
        return _native.is_winning_knim(piles, k)
    return solve(piles, k=k).is_winning


_ON_DEMAND = ("arrow", "dask", "duckdb", "polars", "spark")
"""The modules that need packages of their own."""


def __getattr__(name: str) -> ModuleType:
    if name in _ON_DEMAND:
        try:
            return import_module(f".{name}", __name__)
        except ModuleNotFoundError as error:
            message = f"nimatron.{name} needs {error.name}, which the extra [{name}] of the package installs"
            raise ModuleNotFoundError(message, name=error.name) from error
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *_ON_DEMAND]
