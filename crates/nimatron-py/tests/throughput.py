"""Prints the throughput of docs/SCALE.md: positions per second of one core, with answers that are checked."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

# Processor time of one thread, because a machine may be busy with other work.
os.environ["RAYON_NUM_THREADS"] = "1"

import numpy as np  # noqa: E402
import pyarrow as pa  # noqa: E402
from nimatron import _native, arrow, solve  # noqa: E402


def column(positions: int, below: int) -> pa.ListArray:
    heaps = pa.array(np.random.default_rng(3).integers(0, below, 4 * positions, dtype=np.uint64))
    return pa.ListArray.from_arrays(pa.array(np.arange(0, 4 * positions + 1, 4, dtype=np.int32)), heaps)


def measure(name: str, positions: int, answer: Callable[[], Any], check: Callable[[Any], object]) -> None:
    taken = []
    for _ in range(5):
        start = time.process_time()
        answers = answer()
        taken.append(time.process_time() - start)
    assert check(answers), name
    print(f"{name:40} {positions / 1e6 / min(taken):8.2f} M positions/s")


large, small = column(2_000_000, 2**40), column(200_000, 64)
texts = ["moore(2) 3 4 5", "kayles 12 + nim 3 5", "wythoff 7 12"] * 20_000
for misere in (False, True):
    for moves in (False, True):
        function = arrow.winning_moves if moves else arrow.is_winning
        part = next(iter(arrow.columns(large, texts=False)))
        won, _ = _native.won_in_rust(part.heaps, part.offsets, 2, misere, moves)
        name = f"{function.__name__}, k = 2{', misère' if misere else ''}"
        counted = (lambda result: len(large) - result.null_count) if moves else (lambda result: result.true_count())
        measure(name, len(large), lambda: function(large, 2, misere=misere), lambda result: counted(result) == won)
sums = np.bitwise_xor.reduce(np.asarray(large.values).reshape(-1, 4), 1)
measure("nim_sums", len(large), lambda: arrow.nim_sums(large), lambda result: (result.to_numpy() == sums).all())
few = [solve(row, k=2).count for row in small[:50].to_pylist()]
measure("counts, k = 2", 200_000, lambda: arrow.counts(small, 2), lambda result: result.to_numpy()[:50].tolist() == few)
values = [solve(f"kayles {a} {b} {c} {d}").grundy for a, b, c, d in small[:50].to_pylist()]
measure("grundy of Kayles", 200_000, lambda: arrow.grundy(small, "kayles"), lambda result: result.to_numpy()[:50].tolist() == values)
one = [solve(text).is_winning for text in texts[:3]]
measure("is_winning of texts", len(texts), lambda: arrow.is_winning(texts), lambda result: result.to_numpy()[:3].tolist() == one)
