"""DuckDB: the functions of :mod:`nimatron.sql` in SQL.

>>> import duckdb
>>> con = duckdb.connect()
>>> register(con)
>>> con.sql("SELECT nim_is_winning(h, 2, false), nim_winning_move(h, 2, false) FROM (SELECT [3, 4, 5]::UBIGINT[] AS h)").fetchall()
[(True, [3, 3, 3])]
"""

from __future__ import annotations

import duckdb

from .sql import FUNCTIONS

__all__ = ["register"]

_TYPES = {"heaps": "UBIGINT[]", "number": "UBIGINT", "truth": "BOOLEAN", "text": "VARCHAR"}


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Makes the functions known to SQL over this connection. Heaps are ``UBIGINT[]``, numbers ``UBIGINT``."""
    for function in FUNCTIONS:
        takes = [_TYPES[kind] for kind in function.takes]
        # DuckDB itself leaves out rows with nulls, unless the answer may be null too.
        nulls = "special" if "winning_move" in function.name else "default"
        connection.create_function(
            function.name, function.call, takes, _TYPES[function.returns], type="arrow", null_handling=nulls
        )
