"""Dask with two worker processes, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
import time

import dask
import dask.array as da
import nimatron
import nimatron.dask
import numpy as np
import pyarrow as pa
import pytest
from boxes import write_box
from dask.distributed import Client, LocalCluster, as_completed

FIRST, SECOND, THIRD, FILES = 256, 256, 160, 32
"""More than 10^7 positions. For any first and third heap one second heap loses: 256 · 160 positions are lost."""


@pytest.fixture(scope="module")
def client() -> object:
    options = {"distributed.scheduler.allowed-failures": 10, "distributed.worker.memory.terminate": False}
    with dask.config.set(options):
        cluster = LocalCluster(
            n_workers=2, threads_per_worker=1, memory_limit="1GiB", host="127.0.0.1", dashboard_address=None
        )
        with cluster, Client(cluster) as client:
            yield client


def test_ten_million_positions_with_a_killed_worker(client: Client, tmp_path: object) -> None:
    files = write_box(str(tmp_path), FIRST, SECOND, THIRD, FILES, pa.uint32())
    pids = client.run(os.getpid)
    assert len(set(pids.values())) == 2 and os.getpid() not in pids.values()

    def count(file: str) -> tuple[int, int, int]:
        bag = nimatron.dask.read_parquet([file], "heaps")
        lost = nimatron.dask.count_lost(bag).compute(scheduler="synchronous")
        positions = sum(len(batch) for batch in bag.compute(scheduler="synchronous"))
        return int(lost), positions, os.getpid()

    start = time.perf_counter()
    futures = client.map(count, files, pure=False)
    killed, results = None, []
    for future, result in as_completed(futures, with_results=True):
        results.append(result)
        if killed is None and len(results) == 3:
            killed = next(iter(pids.values()))
            os.kill(killed, signal.SIGKILL)
    taken = time.perf_counter() - start
    lost, positions = (sum(result[part] for result in results) for part in (0, 1))
    assert (lost, positions) == (SECOND * THIRD, FIRST * SECOND * THIRD) and positions > 10**7
    assert killed is not None and len({result[2] for result in results} - {killed}) >= 1
    print(f"Dask: {positions / taken / 1e6:.1f} M positions/s with two workers, one killed")


def test_the_bag_on_the_cluster(client: Client, tmp_path: object) -> None:
    files = write_box(str(tmp_path), 32, 64, 64, 4, pa.uint64())
    bag = nimatron.dask.read_parquet(files, "heaps")
    for k, misere in [(1, False), (2, False), (2, True)]:
        answers = nimatron.dask.map_batches(nimatron.arrow.is_winning, bag, k=k, misere=misere).compute()
        known = sum(answer.false_count for answer in answers)
        assert nimatron.dask.count_lost(bag, k, misere=misere).compute() == known
    assert nimatron.dask.count_lost(bag, 2).compute() == 32


def test_arrays(client: Client) -> None:
    rows = da.from_array(np.random.default_rng(4).integers(0, 30, (5000, 4)).astype(np.uint64), chunks=(700, 2))
    sample = slice(None, None, 97)
    local = rows.compute()
    won = nimatron.dask.is_winning(rows, 2, misere=True).compute()
    assert won.dtype == bool and len(won) == 5000
    for heaps, answer in zip(local[sample].tolist(), won[sample], strict=True):
        assert nimatron.solve(heaps, k=2, misere=True).is_winning == answer
    assert (nimatron.dask.nim_sums(rows).compute() == np.bitwise_xor.reduce(local, 1)).all()
    assert (nimatron.dask.counts(rows[:300]).compute() == np.asarray(nimatron.arrow.counts(local[:300]))).all()
    kayles = nimatron.grundy("kayles", 30).values
    assert (nimatron.dask.grundy(rows, "kayles").compute() == np.bitwise_xor.reduce(kayles[local], 1)).all()


def test_a_survey_on_workers(client: Client) -> None:
    assert nimatron.survey("octal", 1, 500, on=client) == nimatron.survey("octal", 1, 500)
