"""Boxes of positions in Parquet files: all positions of three heaps below some bounds."""

from __future__ import annotations

import os

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq


def write_box(folder: str, first: int, second: int, third: int, files: int, kind: pa.DataType) -> list[str]:
    """Writes the positions a b c with a, b and c below the bounds, split by a, and returns the files."""
    written = []
    pairs = np.stack(np.meshgrid(np.arange(second), np.arange(third), indexing="ij"), -1).reshape(-1, 2)
    for number, heaps in enumerate(np.array_split(np.arange(first), files)):
        rows = np.empty((len(heaps), len(pairs), 3), kind.to_pandas_dtype())
        rows[:, :, 0] = heaps[:, None]
        rows[:, :, 1:] = pairs
        values = pa.array(rows.reshape(-1))
        offsets = pa.array(np.arange(0, len(values) + 1, 3, dtype=np.int32))
        table = pa.table({"heaps": pa.ListArray.from_arrays(offsets, values)})
        written.append(os.path.join(folder, f"part-{number:03}.parquet"))
        pq.write_table(table, written[-1], compression="zstd")
    return written
