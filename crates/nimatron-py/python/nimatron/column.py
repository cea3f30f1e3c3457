"""Columns of positions as two arrays, whatever they came as."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import nanoarrow as na
import numpy as np
import numpy.typing as npt

Words = npt.NDArray[Any]
KColumn = Any
"""A column of positive numbers: an Arrow column or an array."""

_LISTS = {"+l": np.uint32, "+L": np.uint64}
_TEXTS = {"u": np.uint32, "U": np.uint64}
_HEAPS = "LlIiSsCc"
"""Arrow's names of the integers of 64, 32, 16 and 8 bits, unsigned and signed; those of 64 and 32 are not copied."""


@dataclass(frozen=True)
class Column:
    """Positions: all heaps one after the other, and where each position begins."""

    heaps: Words
    """uint64 or uint32; the bytes of the texts if these are texts."""
    offsets: Words
    """uint64 or uint32, one more than there are positions."""
    validity: npt.NDArray[np.uint8] | None
    """A bitmap of the positions that are there; ``None`` if all are."""
    is_text: bool = False

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def texts(self) -> tuple[Words, Words]:
        """Returns the bytes and the offsets, with the text of an empty position where there is none."""
        if self.validity is None:
            return self.heaps, self.offsets
        valid = np.unpackbits(self.validity, count=len(self), bitorder="little")
        empty = np.frombuffer(b"nim", np.uint8)
        ends = zip(self.offsets[:-1].tolist(), self.offsets[1:].tolist(), strict=True)
        texts = [self.heaps[start:end] if there else empty for (start, end), there in zip(ends, valid, strict=True)]
        offsets = np.zeros(len(self) + 1, np.uint64)
        np.cumsum([len(text) for text in texts], out=offsets[1:])
        return np.concatenate(texts or [empty]), offsets

    def refuse_text(self) -> None:
        """Raises an exception if these are texts."""
        if self.is_text:
            raise TypeError("a column of lists of heaps is expected, not of texts")


def columns(data: Any, *, texts: bool) -> Iterator[Column]:
    """Returns the chunks of a column, one after the other as a stream gives them."""
    for column in _columns(data):
        if not texts:
            column.refuse_text()
        yield column


def _columns(data: Any) -> Iterator[Column]:
    if isinstance(data, Column):
        yield data
    elif isinstance(data, np.ndarray):
        yield _of_numpy(data)
    elif hasattr(data, "__arrow_c_array__"):
        yield _of_arrow(na.c_array(data))
    elif hasattr(data, "__arrow_c_stream__"):
        for chunk in na.c_array_stream(data):
            yield _of_arrow(chunk)
    elif hasattr(data, "array") and hasattr(data.array, "__arrow_array__"):
        yield from _columns(data.array.__arrow_array__())
    else:
        yield _of_lists(data)


def _of_numpy(array: npt.NDArray[Any]) -> Column:
    if array.ndim != 2 or array.dtype.kind not in "iu":
        raise TypeError(
            "a two-dimensional array of integers is expected, a position in each row, "
            f"not {array.ndim} dimensions of {array.dtype}"
        )
    rows, width = array.shape
    heaps = _unsigned(np.ascontiguousarray(array).reshape(-1))
    return Column(heaps, np.arange(rows + 1, dtype=np.uint64) * np.uint64(width), None)


def _of_lists(data: Any) -> Column:
    if isinstance(data, (str, bytes, dict, set)) or not hasattr(data, "__iter__"):
        raise TypeError(f"a column of positions is expected, not {type(data).__name__}")
    rows = list(data)
    if rows and all(isinstance(row, str) for row in rows):
        return _of_arrow(na.c_array(rows, na.large_string()))
    for number, row in enumerate(rows):
        if not isinstance(row, (list, tuple, np.ndarray)):
            raise TypeError(f"row {number}: a list of heaps is expected, not {type(row).__name__}")
    offsets = np.zeros(len(rows) + 1, np.uint64)
    np.cumsum([len(row) for row in rows], out=offsets[1:])
    heaps = [heap for row in rows for heap in row]
    if any(not isinstance(heap, (int, np.integer)) or heap < 0 or heap >= 2**64 for heap in heaps):
        raise TypeError("heaps are integers from 0 to 2**64 - 1; solve has no such limit")
    return Column(np.array(heaps, np.uint64), offsets, None)


def _of_arrow(array: Any) -> Column:
    view, schema = array.view(), array.schema
    first, number = array.offset, array.length
    validity = _validity(view, first, number)
    if schema.format == "+s" and schema.n_children == 1:
        # A stream of record batches with one column is that column.
        return _of_arrow(array.child(0))
    if schema.format in _TEXTS:
        offsets = np.asarray(view.buffer(1))[first : first + number + 1].view(_TEXTS[schema.format])
        text = np.frombuffer(view.buffer(2), np.uint8)
        return Column(text, _or_empty(offsets), validity, is_text=True)
    if schema.format == "vu":
        return _of_views(view, first, number, validity)
    if schema.format in _LISTS:
        offsets = np.asarray(view.buffer(1))[first : first + number + 1].view(_LISTS[schema.format])
        return Column(_heaps(array.child(0)), _or_empty(offsets), validity)
    if schema.format.startswith("+w:"):
        width = int(schema.format[3:])
        heaps = _heaps(array.child(0))[first * width : (first + number) * width]
        return Column(heaps, np.arange(number + 1, dtype=np.uint64) * np.uint64(width), validity)
    raise TypeError(f"a column of lists of integers, or of texts, is expected, not of Arrow's type {schema.format!r}")


def _of_views(view: Any, first: int, number: int, validity: npt.NDArray[np.uint8] | None) -> Column:
    """Returns texts that lie in several places, as in Polars, one after the other: they are copied."""
    views = np.frombuffer(view.buffer(1), np.uint8).reshape(-1, 16)[first : first + number]
    data = [np.frombuffer(view.buffer(index), np.uint8) for index in range(2, view.n_buffers - 1)]
    texts = []
    for inline in views:
        # The length, and then the text if it has at most 12 bytes, else its beginning and where it is.
        length, _, buffer, start = inline.view(np.int32).tolist()
        texts.append(inline[4 : 4 + length] if length <= 12 else data[buffer][start : start + length])
    offsets = np.zeros(number + 1, np.uint64)
    np.cumsum([len(text) for text in texts], out=offsets[1:])
    return Column(np.concatenate(texts or [np.zeros(0, np.uint8)]), offsets, validity, is_text=True)


def _or_empty(offsets: Words) -> Words:
    """Arrow allows an empty column to have no offset."""
    return _aligned(offsets) if len(offsets) else np.zeros(1, offsets.dtype)


def _heaps(child: Any) -> Words:
    if child.schema.format not in _HEAPS:
        raise TypeError(f"integers are expected, not Arrow's type {child.schema.format!r}")
    if child.null_count:
        raise ValueError("a number is null; only whole positions may be null")
    heaps = np.asarray(child.view().buffer(1))
    return _unsigned(heaps[child.offset : child.offset + child.length])


def _unsigned(heaps: npt.NDArray[Any]) -> Words:
    """Returns signed numbers as unsigned ones, without a copy if they have 32 or 64 bits."""
    if heaps.dtype.kind == "i" and heaps.size and int(heaps.min()) < 0:
        raise ValueError(f"a heap of {int(heaps.min())} is negative")
    if heaps.dtype.itemsize in (4, 8) and heaps.dtype.isnative:
        return _aligned(heaps).view(np.uint64 if heaps.dtype.itemsize == 8 else np.uint32)
    return heaps.astype(np.uint64 if heaps.dtype.itemsize == 8 else np.uint32)


def _aligned(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Returns the array, or a copy if it lies where the processor does not like it: what came over a network may."""
    return np.require(array, requirements=["C", "A"])


def _validity(view: Any, first: int, number: int) -> npt.NDArray[np.uint8] | None:
    if view.null_count == 0 or view.buffer(0).size_bytes == 0:
        return None
    bits: npt.NDArray[np.uint8] = np.frombuffer(view.buffer(0), np.uint8)
    if first % 8 == 0:
        return bits[first // 8 : (first + number + 7) // 8]
    return np.packbits(np.unpackbits(bits, bitorder="little")[first : first + number], bitorder="little")


def k_of(k: Any) -> Any:
    """Returns k as a number, or a column of numbers as an array of uint64."""
    if isinstance(k, (int, np.integer)):
        return int(k)
    if isinstance(k, (list, tuple)):
        k = np.array(k)
    elif hasattr(k, "__arrow_c_array__") or hasattr(k, "__arrow_c_stream__"):
        chunks = [k] if hasattr(k, "__arrow_c_array__") else na.c_array_stream(k)
        k = np.concatenate([_heaps(na.c_array(chunk)) for chunk in chunks] or [np.zeros(0, np.uint64)])
    if not isinstance(k, np.ndarray):
        raise TypeError(f"k is a positive integer, or a column of them, not {type(k).__name__}")
    if k.ndim != 1 or k.dtype.kind not in "iu" or (k.size and int(k.min()) < 1):
        raise ValueError("k is a positive integer, or a column of them")
    return np.ascontiguousarray(k, np.uint64)
