"""Columns of positions: from and to everything that speaks the Arrow PyCapsule interface, and numpy.

A column of positions is a list column (``list<uint64>`` or ``uint32``, ``large_list``, ``fixed_size_list``), a
two-dimensional array of numpy with a position in each row, or, for :func:`is_winning`, a column of texts. Input is not
copied where it has one of these layouts. A position that is null has a null for an answer.

Every function returns a :class:`Result`, which is an Arrow array for everyone who asks: ``pyarrow.array(result)``,
``polars.Series(result)``, ``numpy.asarray(result)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Union

import nanoarrow as na
import numpy as np
import numpy.typing as npt

from . import _native
from .column import Column, KColumn, columns, k_of

__all__ = ["Result", "batches", "counts", "grundy", "is_winning", "nim_sums", "winning_moves"]

K = Union[int, KColumn]


class Result:
    """The answers for a column, as an Arrow array."""

    def __init__(self, array: Any, values: npt.NDArray[Any], *, bits: bool = False) -> None:
        self._array = array
        self._values = values
        self._bits = bits

    def __len__(self) -> int:
        return int(self._array.length)

    @property
    def null_count(self) -> int:
        """The number of positions without an answer."""
        return int(self._array.null_count)

    def to_numpy(self) -> npt.NDArray[Any]:
        """Returns the answers as an array, without a copy unless they are bits. Nulls have any value in it."""
        if not self._bits:
            return self._values
        return np.unpackbits(self._values, count=len(self), bitorder="little").view(np.bool_)

    def true_count(self) -> int:
        """Returns how many answers are true, without making an array of them."""
        if not self._bits:
            raise TypeError("only answers that are true or false can be counted")
        used = self._values if self._valid is None else self._values & self._valid
        return int(np.bitwise_count(used).sum()) if hasattr(np, "bitwise_count") else int(self.to_numpy().sum())

    @property
    def _valid(self) -> npt.NDArray[np.uint8] | None:
        validity = self._array.view().buffer(0)
        return np.asarray(validity)[: len(self._values)] if self.null_count and len(validity) else None

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.array(self.to_numpy(), dtype=dtype, copy=None if self._bits else copy)

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return self._array.__arrow_c_array__(requested_schema)

    def __arrow_c_schema__(self) -> Any:
        return self._array.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return na.Array(self._array).__arrow_c_stream__(requested_schema)


def is_winning(column: Any, k: K = 1, *, misere: bool = False, budget: int | None = None) -> Result:
    """Returns for each position whether the player to move wins: Moore's Nim with ``k``, Nim by default.

    ``k`` is a number or a column of them. A column of texts names its games itself.
    """
    return _joined([_is_winning(part, each, misere, budget) for part, each in _parts(column, k)], na.bool_())


def winning_moves(column: Any, k: K = 1, *, misere: bool = False) -> Result:
    """Returns for each position its heaps after a winning move, as a list; null if the position is lost."""
    return _joined([_winning_moves(part, each, misere) for part, each in _parts(column, k)], na.list_(na.uint64()))


def counts(column: Any, k: K = 1, *, misere: bool = False, budget: int | None = None) -> Result:
    """Returns the exact number of winning moves of each position, as uint64.

    A number beyond 64 bits is an error that names the row.
    """

    def count(part: Column, each: Any) -> npt.NDArray[np.uint64]:
        return _native.counts(part.heaps, part.offsets, each, misere, budget)

    return _joined([_numbers(part, count(part, each)) for part, each in _parts(column, k)], na.uint64())


def nim_sums(column: Any) -> Result:
    """Returns the nim-sum of each position, as uint64."""
    parts = columns(column, texts=False)
    return _joined([_numbers(part, _native.nim_sums(part.heaps, part.offsets)) for part in parts], na.uint64())


def grundy(column: Any, game: str, *, budget: int | None = None) -> Result:
    """Returns the Grundy value of each position of a heap game, which is named without numbers, as uint64."""

    def values(part: Column) -> npt.NDArray[np.uint64]:
        return _native.grundy_sums(game, part.heaps, part.offsets, budget)

    return _joined([_numbers(part, values(part)) for part in columns(column, texts=False)], na.uint64())


def batches(function: Callable[..., Result], stream: Any, *arguments: Any, **options: Any) -> Iterator[Result]:
    """Applies a function of this module to a stream batch by batch, in memory that does not depend on its length.

    ``sum(r.true_count() for r in batches(is_winning, reader, k=2))`` counts the won positions of a stream.
    """
    for part in columns(stream, texts=True):
        yield function(part, *arguments, **options)


def _parts(column: Any, k: K) -> Iterator[tuple[Column, Any]]:
    start = 0
    ks = k_of(k)
    for part in columns(column, texts=True):
        yield part, ks if isinstance(ks, int) else ks[start : start + len(part)]
        start += len(part)
    if not isinstance(ks, int) and start != len(ks):
        raise ValueError(f"there are {start} positions and {len(ks)} values of k")


def _is_winning(part: Column, k: Any, misere: bool, budget: int | None) -> Result:
    if part.is_text:
        if misere or not isinstance(k, int) or k != 1:
            raise TypeError("a text names its game and its convention itself: leave out k and misere")
        texts = part.with_text_for_nulls()
        bits = _native.is_winning_text(texts.heaps, texts.offsets, budget)
    else:
        bits = _native.is_winning(part.heaps, part.offsets, k, misere)
    array = na.c_array_from_buffers(na.bool_(), len(part), [part.validity, bits])
    return Result(array, bits, bits=True)


def _winning_moves(part: Column, k: Any, misere: bool) -> Result:
    part.refuse_text()
    after, bits = _native.winning_moves(part.heaps, part.offsets, k, misere)
    valid = bits if part.validity is None else bits & part.validity
    heap = na.uint64() if after.dtype == np.uint64 else na.uint32()
    child = na.c_array_from_buffers(heap, len(after), [None, after])
    is_large = part.offsets.dtype == np.uint64
    schema = na.large_list(heap) if is_large else na.list_(heap)
    offsets = part.offsets.view(np.int64 if is_large else np.int32)
    array = na.c_array_from_buffers(schema, len(part), [valid, offsets], children=[child])
    return Result(array, after)


def _numbers(part: Column, numbers: npt.NDArray[np.uint64]) -> Result:
    return Result(na.c_array_from_buffers(na.uint64(), len(part), [part.validity, numbers]), numbers)


def _joined(parts: list[Result], schema: Any) -> Result:
    """Returns the answers of all chunks as one array: as they are if there is one chunk."""
    if len(parts) == 1:
        return parts[0]
    if not parts:
        return Result(na.c_array([], schema), np.zeros(0, np.uint64), bits=schema.type == na.Type.BOOL)
    from .chunks import joined

    return joined(parts)
