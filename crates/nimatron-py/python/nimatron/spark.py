"""Spark: the functions of :mod:`nimatron.arrow` as column functions and in SQL, on every executor.

>>> nimatron.spark.register(spark)  # doctest: +SKIP
>>> spark.sql("SELECT count(*) FROM positions WHERE NOT nim_is_winning(heaps, 2)")  # doctest: +SKIP

Every worker's Python needs the package. Spark has no unsigned numbers: heaps are ``ARRAY<BIGINT>``.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf

__all__ = ["functions", "register"]


def functions() -> dict[str, Any]:
    """Returns the functions by their names in SQL, to be called with columns."""

    # Each function imports what it needs where it runs: on the executors.
    @arrow_udf("boolean")
    def nim_is_winning(heaps: pa.Array, k: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.is_winning(heaps, k))

    @arrow_udf("boolean")
    def nim_is_winning_misere(heaps: pa.Array, k: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.is_winning(heaps, k, misere=True))

    @arrow_udf("array<bigint>")
    def nim_winning_move(heaps: pa.Array, k: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.winning_moves(heaps, k)).cast(pa.list_(pa.int64()))

    @arrow_udf("bigint")
    def nim_count(heaps: pa.Array, k: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.counts(heaps, k)).cast(pa.int64())

    @arrow_udf("bigint")
    def nim_sum(heaps: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.nim_sums(heaps)).cast(pa.int64())

    @arrow_udf("boolean")
    def nim_is_winning_text(positions: pa.Array) -> pa.Array:
        from nimatron import arrow

        return pa.array(arrow.is_winning(positions))

    made = [nim_is_winning, nim_is_winning_misere, nim_winning_move, nim_count, nim_sum, nim_is_winning_text]
    return {function.__name__: function for function in made}


def register(spark: SparkSession) -> None:
    """Makes the functions known to SQL in this session."""
    for name, function in functions().items():
        spark.udf.register(name, function)
