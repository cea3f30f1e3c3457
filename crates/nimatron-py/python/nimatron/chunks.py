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
        values = np.concatenate([part._values for part in parts])
        return Result(na.c_array_from_buffers(schema, length, [valid, values]), values)
    return _lists(parts, valid, length)


def _lists(parts: list[Result], valid: Any, length: int) -> Result:
    # Offsets of 64 bits: there may be more heaps than 32 bits count.
    heaps, offsets, before = [], [np.zeros(1, np.int64)], 0
    for part in parts:
        own = np.asarray(part._array.view().buffer(1)).astype(np.int64)
        heaps.append(part._values[own[0] : own[-1]])
        offsets.append(own[1:] - own[0] + before)
        before += len(heaps[-1])
    values = np.concatenate(heaps)
    heap = na.uint64() if values.dtype == np.uint64 else na.uint32()
    child = na.c_array_from_buffers(heap, len(values), [None, values])
    buffers = [valid, np.concatenate(offsets)]
    return Result(na.c_array_from_buffers(na.large_list(heap), length, buffers, children=[child]), values)


def _bits(array: Any, buffer: int) -> Any:
    return np.unpackbits(np.frombuffer(array.view().buffer(buffer), np.uint8), count=array.length, bitorder="little")


def _packed(bits: list[Any]) -> Any:
    return np.packbits(np.concatenate(bits), bitorder="little")
