"""Spark with two executors, one of which is killed in the middle."""

from __future__ import annotations

import os
import pathlib
import sys
import threading
import time

import nimatron
import nimatron.spark
import psutil
import pyarrow as pa
import pytest
from boxes import write_box
from examples import run_examples
from nimatron import solve
from pyspark.sql import SparkSession

SIDE, FILES = 128, 16
"""2,097,152 positions; for any two heaps one third heap loses: 128² are lost."""


@pytest.fixture(scope="module")
def spark() -> object:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("nimatron")
    settings = {
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.driver.memory": "768m",
        "spark.executor.memory": "512m",
        "spark.executor.pyspark.memory": "512m",
        "spark.sql.shuffle.partitions": "4",
        "spark.task.maxFailures": "8",
        "spark.sql.files.maxPartitionBytes": "200000",
        "spark.sql.files.openCostInBytes": "200000",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    nimatron.spark.register(session)
    yield session
    session.stop()


def executors() -> list[psutil.Process]:
    """Returns the executors' processes: descendants of this one."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if any("CoarseGrainedExecutorBackend" in part for part in process.cmdline()):
                found.append(process)
        except psutil.Error:
            continue
    return found


def test_two_million_positions_with_a_killed_executor(spark: SparkSession, tmp_path: object) -> None:
    write_box(str(tmp_path), SIDE, SIDE, SIDE, FILES, pa.int64())
    spark.read.parquet(str(tmp_path)).createOrReplaceTempView("positions")
    question = "SELECT count(*) AS positions, count_if(NOT nim_is_winning(heaps, 1, false)) AS lost FROM positions"
    answers = []
    job = threading.Thread(target=lambda: answers.append(spark.sql(question).collect()[0]))
    start = time.perf_counter()
    job.start()
    tracker, killed = spark.sparkContext.statusTracker(), None
    while job.is_alive():
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if killed is None and any(stage is not None and stage.numCompletedTasks >= 2 for stage in stages):
            running = executors()
            assert len(running) == 2
            killed = running[0]
            killed.kill()
        time.sleep(0.02)
    job.join()
    assert killed is not None, "the job ended before an executor could be killed"
    assert tuple(answers[0]) == (SIDE**3, SIDE**2)
    print(f"Spark: {SIDE**3 / (time.perf_counter() - start) / 1e6:.2f} M positions/s with two executors, one killed")


def test_every_function(spark: SparkSession) -> None:
    rows = [([3, 4, 5], 2, "moore(2) 3 4 5"), ([7, 7, 7], 2, "moore(2) 7 7 7"), ([1, 2], 1, "nim 1 2"), ([], 3, "kayles 12")]
    spark.createDataFrame(rows, "heaps array<bigint>, k bigint, text string").createOrReplaceTempView("few")
    answers = spark.sql(
        "SELECT heaps, k, text, nim_is_winning(heaps, k, false), nim_is_winning(heaps, k, true), nim_winning_move(heaps, k, false),"
        " nim_count(heaps, k, true), nim_sum(heaps), nim_grundy(heaps, 'kayles'), nim_is_winning_text(text),"
        " nim_winning_move_text(text), nim_count_text(text), nim_grundy_text(text) FROM few"
    ).collect()
    assert len(answers) == len(rows)
    for heaps, k, text, won, won_misere, after, count, total, value, *of_text in answers:
        solution, misere, said = solve(heaps, k=k), solve(heaps, k=k, misere=True), solve(text)
        assert (won, won_misere, count) == (solution.is_winning, misere.is_winning, misere.count)
        assert (after is not None) == won and (after is None or not solve(after, k=k).is_winning)
        assert (total, value) == (solve(heaps).grundy, nimatron.Position(heaps, game="kayles").grundy())
        move = said.winning_move and str(said.winning_move.to)
        assert of_text == [said.is_winning, move, said.count, said.grundy]
    column = nimatron.spark.functions()["nim_sum"]
    assert [row[0] for row in spark.table("few").select(column("heaps")).collect()] == [2, 7, 3, 0]


def test_a_survey_on_executors(spark: SparkSession) -> None:
    assert nimatron.survey("octal", 1, 500, on=spark) == nimatron.survey("octal", 1, 500)


def test_the_examples_of_the_document(
    spark: SparkSession, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (written,) = write_box(str(tmp_path), 64, 64, 64, 1, pa.int64())
    os.rename(written, "positions.parquet")
    assert run_examples("docs/SCALE.md", {"spark": InFolder(spark, tmp_path)}) == 4


class InFolder:
    """A session that reads files of a folder: Spark's own processes do not follow a change of directory."""

    def __init__(self, spark: SparkSession, folder: pathlib.Path) -> None:
        self.sql, self.udf, self._spark, self._folder = spark.sql, spark.udf, spark, folder

    @property
    def read(self) -> InFolder:
        return self

    def parquet(self, file: str) -> object:
        return self._spark.read.parquet(str(self._folder / file))
