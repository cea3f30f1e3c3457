"""The verdicts of many positions by the Python package: `verdicts.py FOLDER K ROUNDS`.

FOLDER has the heaps as words of 64 bits and the offsets of the positions as words of 32 bits. It gets the verdicts, a letter each; the least
processor time of the rounds is printed, in nanoseconds.
"""

import pathlib
import sys
import time

import numpy
import pyarrow
from nimatron import arrow

folder, k, rounds = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
heaps = pyarrow.array(numpy.fromfile(folder / "heaps.bin", dtype=numpy.uint64))
offsets = pyarrow.array(numpy.fromfile(folder / "offsets.bin", dtype=numpy.int32))
column = pyarrow.ListArray.from_arrays(offsets, heaps)

least = None
for _ in range(rounds):
    begun = time.process_time_ns()
    won = arrow.is_winning(column, k=k)
    used = time.process_time_ns() - begun
    least = used if least is None else min(least, used)
(folder / "verdicts.txt").write_text("".join("N" if verdict else "P" for verdict in pyarrow.array(won).to_pylist()))
print(least)
