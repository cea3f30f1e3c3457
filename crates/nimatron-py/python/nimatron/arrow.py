"""Columns of positions: from and to everything that speaks the Arrow PyCapsule interface, and numpy.

A column of positions is a list column (``list<uint64>`` or ``uint32``, ``large_list``, ``fixed_size_list``), a
two-dimensional array of numpy with a position in each row, or a column of texts in the notation, which name their games
themselves. Lists and arrays of 64 and 32 bits are not copied. A position that is null has a null for an answer.

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

    def __init__(self, array: Any, values: npt.NDArray[Any] | None = None, *, bits: bool = False) -> None:
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
        """Returns the answers as an array, without a copy unless they are bits.

        Raises ``TypeError`` if they are lists or texts, and ``ValueError`` if some are null: an array has none.
        """
        if self._values is None:
            raise TypeError("lists and texts are no array: use pyarrow.array(result)")
        if self.null_count:
            raise ValueError(f"{self.null_count} answers are null, which an array cannot say: use pyarrow.array(result)")
        if not self._bits:
            return self._values
        return np.unpackbits(self._values, count=len(self), bitorder="little").view(np.bool_)

    def true_count(self) -> int:
        """Returns how many answers are true, without making an array of them."""
        if not self._bits or self._values is None:
            raise TypeError("only answers that are true or false can be counted")
        used = self._values
        if self.null_count:
            used = used & np.frombuffer(self._array.view().buffer(0), np.uint8)[: len(used)]
        if hasattr(np, "bitwise_count"):
            return int(np.bitwise_count(used).sum())
        return int(np.unpackbits(used).sum())

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

    ``k`` is a number or a column of them.

    >>> is_winning([[1, 2, 3], [1, 2, 4]]).to_numpy().tolist()
    [False, True]
    """

    def answer(part: Column, each: Any, first: int) -> Result:
        if part.is_text:
            bits = _native.text_is_winning(*part.texts(), first, budget)
        else:
            bits = _native.is_winning(part.heaps, part.offsets, each, misere)
        return Result(na.c_array_from_buffers(na.bool_(), len(part), [part.validity, bits]), bits, bits=True)

    return _answered(answer, column, k, misere, na.bool_())


def winning_moves(column: Any, k: K = 1, *, misere: bool = False, budget: int | None = None) -> Result:
    """Returns for each position its heaps after a winning move, as a list; null if there is none.

    Of texts the answers are texts too: the position after a winning move.
    """

    def answer(part: Column, each: Any, first: int) -> Result:
        if part.is_text:
            return Result(na.c_array(_native.text_winning_moves(*part.texts(), first, budget), na.large_string()))
        return _lists_after(part, each, misere)

    return _answered(answer, column, k, misere, na.list_(na.uint64()))


def counts(column: Any, k: K = 1, *, misere: bool = False, budget: int | None = None) -> Result:
    """Returns the exact number of winning moves of each position, as uint64.

    A number beyond 64 bits is an error that names the row.
    """

    def answer(part: Column, each: Any, first: int) -> Result:
        if part.is_text:
            return _numbers(part, _native.text_counts(*part.texts(), first, budget))
        return _numbers(part, _native.counts(part.heaps, part.offsets, each, misere, first, budget))

    return _answered(answer, column, k, misere, na.uint64())


def nim_sums(column: Any) -> Result:
    """Returns the nim-sum of each position, as uint64."""
    parts = columns(column, texts=False)
    return _joined([_numbers(part, _native.nim_sums(part.heaps, part.offsets)) for part in parts], na.uint64())


def grundy(column: Any, game: str | None = None, *, budget: int | None = None) -> Result:
    """Returns the Grundy value of each position, as uint64.

    Lists are heaps of ``game``, a heap game that is named without numbers; texts name their games themselves.
    """

    def answer(part: Column, first: int) -> Result:
        if part.is_text and game is not None:
            raise TypeError("a text names its game itself: leave out game")
        if part.is_text:
            return _numbers(part, _native.text_grundy(*part.texts(), first, budget))
        if game is None:
            raise TypeError("the heaps of which game? grundy(column, 'kayles')")
        return _numbers(part, _native.grundy_sums(game, part.heaps, part.offsets, first, budget))

    parts, first = [], 0
    for part in columns(column, texts=True):
        parts.append(answer(part, first))
        first += len(part)
    return _joined(parts, na.uint64())


def batches(function: Callable[..., Result], stream: Any, *arguments: Any, **options: Any) -> Iterator[Result]:
    """Applies a function of this module to a stream batch by batch, in memory that does not depend on its length.

    ``sum(r.true_count() for r in batches(is_winning, reader, k=2))`` counts the won positions of a stream.
    """
    for part in columns(stream, texts=True):
        yield function(part, *arguments, **options)


def _answered(
    answer: Callable[[Column, Any, int], Result], column: Any, k: K, misere: bool, schema: Any
) -> Result:
    """Returns the answers for all chunks of a column; ``answer`` takes a chunk, its k and its first row."""
    ks, parts, first = k_of(k), [], 0
    for part in columns(column, texts=True):
        if part.is_text and (misere or not isinstance(ks, int) or ks != 1):
            raise TypeError("a text names its game and its convention itself: leave out k and misere")
        parts.append(answer(part, ks if isinstance(ks, int) else ks[first : first + len(part)], first))
        first += len(part)
    if not isinstance(ks, int) and first != len(ks):
        raise ValueError(f"there are {first} positions and {len(ks)} values of k")
    return _joined(parts, schema)


def _lists_after(part: Column, k: Any, misere: bool) -> Result:
    after, bits = _native.winning_moves(part.heaps, part.offsets, k, misere)
    valid = bits if part.validity is None else bits & part.validity
    heap = na.uint64() if after.dtype == np.uint64 else na.uint32()
    child = na.c_array_from_buffers(heap, len(after), [None, after])
    is_large = part.offsets.dtype == np.uint64
    schema = na.large_list(heap) if is_large else na.list_(heap)
    offsets = part.offsets.view(np.int64 if is_large else np.int32)
    return Result(na.c_array_from_buffers(schema, len(part), [valid, offsets], children=[child]))


def _numbers(part: Column, numbers: npt.NDArray[np.uint64]) -> Result:
    return Result(na.c_array_from_buffers(na.uint64(), len(part), [part.validity, numbers]), numbers)


def _joined(parts: list[Result], schema: Any) -> Result:
    """Returns the answers of all chunks as one array: as they are if there is one chunk."""
    if len(parts) == 1:
        return parts[0]
    if not parts:
        is_bits = schema.type == na.Type.BOOL
        return Result(na.c_array([], schema), np.zeros(0, np.uint8 if is_bits else np.uint64), bits=is_bits)
    from .chunks import joined

    return joined(parts)
