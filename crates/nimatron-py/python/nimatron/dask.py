"""Dask: columns of positions in arrays and bags, on as many workers as a cluster has.

An array has a position in each row; its chunks are answered where they are. A bag holds Arrow batches, such as those of
:func:`read_parquet`, and is the way to positions of different lengths.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import dask.array as da
import dask.bag as db
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq
from dask.delayed import delayed

from . import arrow

__all__ = ["counts", "count_lost", "grundy", "is_winning", "map_batches", "nim_sums", "read_parquet"]


def is_winning(positions: da.Array, k: int = 1, *, misere: bool = False) -> da.Array:
    """Returns whether the player to move wins, for each row of an array."""
    return _rows(partial(arrow.is_winning, k=k, misere=misere), positions, np.bool_)


def counts(positions: da.Array, k: int = 1, *, misere: bool = False) -> da.Array:
    """Returns the number of winning moves of each row."""
    return _rows(partial(arrow.counts, k=k, misere=misere), positions, np.uint64)


def nim_sums(positions: da.Array) -> da.Array:
    """Returns the nim-sum of each row."""
    return _rows(arrow.nim_sums, positions, np.uint64)


def grundy(positions: da.Array, game: str) -> da.Array:
    """Returns the Grundy value of each row, as a position of a heap game."""
    return _rows(partial(arrow.grundy, game=game), positions, np.uint64)


def _rows(function: Callable[[Any], arrow.Result], positions: da.Array, kind: Any) -> da.Array:
    def answer(block: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return function(block).to_numpy()

    whole = positions.rechunk({1: -1})
    return whole.map_blocks(answer, dtype=kind, drop_axis=1, meta=np.empty(0, kind))


def read_parquet(files: list[str], column: str) -> db.Bag:
    """Returns the row groups of a column of Parquet files as a bag, each read by the worker that needs it."""
    places = [(file, group) for file in files for group in range(pq.ParquetFile(file).num_row_groups)]
    return db.from_delayed([delayed(_row_group)(file, group, column) for file, group in places])


def _row_group(file: str, group: int, column: str) -> list[Any]:
    return [pq.ParquetFile(file).read_row_group(group, [column]).column(column)]


def map_batches(function: Callable[..., arrow.Result], bag: db.Bag, **options: Any) -> db.Bag:
    """Applies a function of :mod:`nimatron.arrow` to every batch of a bag; the answers are arrays of pyarrow."""
    return bag.map(partial(_answered, function), **options)


def _answered(function: Callable[..., arrow.Result], batch: Any, **options: Any) -> pa.Array:
    return pa.array(function(batch, **options))


def count_lost(bag: db.Bag, k: int = 1, *, misere: bool = False) -> Any:
    """Returns the number of positions that the player to move loses, as a delayed sum over a bag of batches."""
    return bag.map_partitions(_lost, k=k, misere=misere).sum()


def _lost(batches: Iterator[Any], k: int, misere: bool) -> list[int]:
    answers = ((batch, arrow.is_winning(batch, k, misere=misere)) for batch in batches)
    return [len(batch) - answer.null_count - answer.true_count() for batch, answer in answers]
