"""Spark: the functions of :mod:`nimatron.sql` as column functions and in SQL, on every executor.

>>> nimatron.spark.register(spark)  # doctest: +SKIP
>>> spark.sql("SELECT count(*) FROM positions WHERE NOT nim_is_winning(heaps, 2, false)")  # doctest: +SKIP

Every worker's Python needs the package. Spark has no unsigned numbers: heaps are ``ARRAY<BIGINT>``, numbers ``BIGINT``.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf

from .sql import FUNCTIONS, Function

__all__ = ["functions", "register"]

_TYPES = {"heaps": "array<bigint>", "number": "bigint", "truth": "boolean", "text": "string"}
_ARROW = {"heaps": pa.list_(pa.int64()), "number": pa.int64(), "truth": pa.bool_(), "text": pa.string()}


def functions() -> dict[str, Any]:
    """Returns the functions by their names in SQL, to be called with columns."""
    return {function.name: _udf(function) for function in FUNCTIONS}


def register(spark: SparkSession) -> None:
    """Makes the functions known to SQL in this session."""
    for name, function in functions().items():
        spark.udf.register(name, function)


def _udf(function: Function) -> Any:
    name, kind = function.name, _ARROW[function.returns]

    def call(*columns: pa.Array) -> pa.Array:
        # The function is looked up where it runs, on the executor: what is sent there is its name.
        from nimatron.sql import FUNCTIONS

        return next(one for one in FUNCTIONS if one.name == name).call(*columns).cast(kind)

    call.__name__ = name
    return arrow_udf(call, _TYPES[function.returns])
