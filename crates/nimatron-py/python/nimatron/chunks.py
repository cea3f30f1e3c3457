"""Answers of several chunks as one array."""

from __future__ import annotations

from typing import Any

import nanoarrow as na
import numpy as np

from .arrow import Result


def joined(parts: list[Result]) -> Result:
    """Returns the answers of all chunks, one after the other."""
    arrays = [part._array for part in parts]
    schema = arrays[0].schema
    length = sum(array.length for array in arrays)
    valid = None
    if any(array.null_count for array in arrays):
        valid = _packed([_bits(array, 0) if array.null_count else np.ones(array.length, np.uint8) for array in arrays])
    if schema.format == "b":
        bits = _packed([_bits(array, 1) for array in arrays])
        return Result(na.c_array_from_buffers(schema, length, [valid, bits]), bits, bits=True)
    if schema.format == "L":
        values = np.concatenate([np.asarray(array.view().buffer(1)) for array in arrays])
        return Result(na.c_array_from_buffers(schema, length, [valid, values]), values)
    # Lists and texts. Offsets of 64 bits: there may be more heaps than 32 bits count.
    is_text = schema.format == "U"
    items, offsets, before = [], [np.zeros(1, np.int64)], 0
    for array in arrays:
        own = np.asarray(array.view().buffer(1)).astype(np.int64)
        all_items = _bytes(array, 2) if is_text else np.asarray(array.child(0).view().buffer(1))
        items.append(all_items[own[0] : own[-1]])
        offsets.append(own[1:] - own[0] + before)
        before += len(items[-1])
    values, ends = np.concatenate(items), np.concatenate(offsets)
    if is_text:
        return Result(na.c_array_from_buffers(schema, length, [valid, ends, values]))
    heap = na.uint64() if values.dtype == np.uint64 else na.uint32()
    child = na.c_array_from_buffers(heap, len(values), [None, values])
    return Result(na.c_array_from_buffers(na.large_list(heap), length, [valid, ends], children=[child]))


def _bytes(array: Any, buffer: int) -> Any:
    return np.frombuffer(array.view().buffer(buffer), np.uint8)


def _bits(array: Any, buffer: int) -> Any:
    return np.unpackbits(_bytes(array, buffer), count=array.length, bitorder="little")


def _packed(bits: list[Any]) -> Any:
    return np.packbits(np.concatenate(bits), bitorder="little")
