"""Surveys: every game of a family up to equivalence, split over threads, processes, Dask or Spark."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from functools import partial
from typing import Any, Literal

from . import _native
from .sequence import Period

Family = Literal["octal", "hex", "subtraction"]
Classes = list[tuple[str, str]]
"""Games, each with the codes of its class."""


def _columns(row: dict[str, Any]) -> dict[str, Any]:
    """Returns a row with its period spread over columns, as in the CSV file."""
    period = Period.of(row["period"])
    columns = {name: row[name] for name in ("game", "codes", "to")}
    columns["kind"] = period.kind if period else "none"
    columns |= {name: getattr(period, name, None) for name in ("preperiod", "period", "saltus")}
    columns["exceptions"] = len(period.exceptions) if period else None
    columns["proof"] = period.source if period else None
    return columns | {name: value for name, value in row.items() if name not in columns}


def _written(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value


class Survey(list[dict[str, Any]]):
    """The rows of a survey, one for each class of equivalent games: as many dictionaries with the same keys.

    ``row["period"]`` is a period as everywhere else, with its exceptions, or ``None``; :meth:`table` spreads it over columns.
    """

    def table(self) -> list[dict[str, Any]]:
        """Returns the rows with a plain value in each column, for a data frame."""
        return [_columns(row) for row in self]

    def write_csv(self, file: str | os.PathLike[str]) -> None:
        """Writes the table as CSV, as the command ``nimatron survey`` does."""
        table = self.table()
        with open(file, "w", newline="") as out:
            writer = csv.DictWriter(out, list(table[0]) if table else [], lineterminator="\n")
            writer.writeheader()
            writer.writerows({name: _written(value) for name, value in row.items()} for row in table)

    def write_jsonl(self, file: str | os.PathLike[str]) -> None:
        """Writes the rows as JSON, one object on each line."""
        with open(file, "w") as out:
            out.writelines(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in self)

    def write_parquet(self, file: str | os.PathLike[str]) -> None:
        """Writes the table as a Parquet file; needs pyarrow."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        table = self.table()
        kinds = dict.fromkeys(("game", "codes", "kind", "proof"), pa.string()) | {"parity": pa.bool_()}
        names = list(table[0]) if table else []
        schema = pa.schema([(name, kinds.get(name, pa.uint64())) for name in names])
        pq.write_table(pa.Table.from_pylist(table, schema=schema), file)


def survey(
    family: Family,
    bound: int,
    to: int = 100_000,
    *,
    quotient: int | None = None,
    quotient_steps: int = 1_000_000,
    on: Any = None,
) -> Survey:
    """Surveys the games of a family: codes of at most ``bound`` digits, or subtraction sets up to ``bound``.

    Values are computed up to the heap ``to`` or until a period is proved; ``quotient`` asks for the misère quotient of the
    heaps up to there. ``on`` is where the classes are computed: an executor of :mod:`concurrent.futures`, a Dask
    ``Client`` or a ``SparkSession``; by default all processors of this machine.

    >>> [row["codes"] for row in survey("octal", 2, 200) if row["game"] == "octal(0.137)"]
    ['0.07+1 0.4+2 0.42+2']
    """
    classes = _native.survey_classes(family, bound)
    rows = partial(_rows, to=to, quotient=quotient, quotient_steps=quotient_steps)
    if on is None:
        return Survey(rows(classes))
    parts = _mapped(on)(rows, [[one] for one in classes])
    return Survey(row for part in parts for row in part)


def _rows(classes: Classes, to: int, quotient: int | None, quotient_steps: int) -> list[dict[str, Any]]:
    return [json.loads(row) for row in _native.survey_rows(classes, to, quotient, quotient_steps)]


def _mapped(on: Any) -> Callable[[Callable[[Classes], Any], list[Classes]], Iterable[Any]]:
    """Returns the function that maps over a list in that place."""
    if isinstance(on, Executor):
        return on.map
    if hasattr(on, "sparkContext"):
        return lambda function, items: on.sparkContext.parallelize(items, len(items)).map(function).collect()
    if hasattr(on, "gather"):
        return lambda function, items: on.gather(on.map(function, items))
    raise TypeError(f"an executor, a Dask client or a Spark session is expected, not {type(on).__name__}")
