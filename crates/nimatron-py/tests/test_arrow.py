"""Columns: equal to `solve` position by position, whatever they come as; what is refused; memory and speed."""

from __future__ import annotations

import random
import subprocess
import sys
from time import perf_counter

import duckdb
import nimatron.duckdb
import nimatron.polars  # noqa: F401 (registers the namespace)
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nimatron import NimatronError, _native, arrow, solve

rng = random.Random(5)


def some_positions(number: int = 400) -> list[list[int]]:
    sizes = [1, 2, 3, 8, 2**31, 2**63]
    return [[rng.randrange(rng.choice(sizes) + 1) for _ in range(rng.randrange(7))] for _ in range(number)]


POSITIONS = [[], [0], [1], [1, 1, 1], [2**64 - 1, 2**64 - 1], *some_positions()]
COLUMN = pa.array(POSITIONS, pa.list_(pa.uint64()))


def winning(positions: list[list[int]], k: int, misere: bool) -> list[bool]:
    return [solve(heaps, k=k, misere=misere).is_winning for heaps in positions]


@pytest.mark.parametrize("k", [1, 2, 5, 10**30])
@pytest.mark.parametrize("misere", [False, True])
def test_answers_are_those_of_solve(k: int, misere: bool) -> None:
    result = arrow.is_winning(COLUMN, k, misere=misere)
    assert pa.array(result).to_pylist() == winning(POSITIONS, k, misere) == np.asarray(result).tolist()
    assert result.true_count() == sum(np.asarray(result))
    after = pa.array(arrow.winning_moves(COLUMN, k, misere=misere)).to_pylist()
    for before, heaps in zip(POSITIONS, after, strict=True):
        solution = solve(before, k=k, misere=misere)
        if heaps is None:
            # The end of a misère game is won without a move.
            assert not solution.is_winning or not any(before)
            continue
        lowered = [(a, b) for a, b in zip(before, heaps, strict=True) if a != b]
        assert 1 <= len(lowered) <= k and all(b < a for a, b in lowered)
        assert not solve(heaps, k=k, misere=misere).is_winning


def test_counts_are_those_of_solve() -> None:
    small = [heaps for heaps in POSITIONS if max(heaps, default=0) < 20]
    for k in [1, 2, 3]:
        for misere in [False, True]:
            counted = np.asarray(arrow.counts(small, k, misere=misere)).tolist()
            assert counted == [solve(heaps, k=k, misere=misere).count for heaps in small]
    with pytest.raises(NimatronError, match="row 1: .*64 bits"):
        arrow.counts([[1], [rng.randrange(2**63) for _ in range(12)]], 6)


def test_sums_and_values() -> None:
    sums = np.asarray(arrow.nim_sums(COLUMN)).tolist()
    assert sums == [np.bitwise_xor.reduce(np.array(heaps, np.uint64)) if heaps else 0 for heaps in POSITIONS]
    for game in ["kayles", "octal(0.137)", "bash(3)", "grundy", "lasker"]:
        rows = [[rng.randrange(60) for _ in range(3)] for _ in range(50)]
        values = np.asarray(arrow.grundy(rows, game)).tolist()
        assert values == [nimatron.Position(row, game=game).grundy() for row in rows]
    # A heap that only the proved period knows.
    assert np.asarray(arrow.grundy([[10**18]], "kayles")).tolist() == [solve(f"kayles {10**18}").grundy]
    with pytest.raises(NimatronError):
        arrow.grundy([[5]], "kayless")
    with pytest.raises(NimatronError) as raised:
        arrow.grundy([[2**60]], "turtles")
    assert raised.value.code in ("too-far", "not-a-heap-game")


def test_k_as_a_column() -> None:
    ks = [1 + i % 4 for i in range(len(POSITIONS))]
    expected = [solve(heaps, k=k).is_winning for heaps, k in zip(POSITIONS, ks, strict=True)]
    for column in [np.array(ks), pa.array(ks), pa.chunked_array([ks[:7], ks[7:]]), pl.Series(ks)]:
        assert np.asarray(arrow.is_winning(COLUMN, column)).tolist() == expected
    after = pa.array(arrow.winning_moves(COLUMN, np.array(ks))).to_pylist()
    assert [heaps is not None for heaps in after] == expected
    assert np.asarray(arrow.counts([[1, 2], [3, 3, 3]], np.array([1, 2]))).tolist() == [1, 0]
    for wrong in [np.array([1, 2]), np.array([0] * len(POSITIONS)), np.array([1.5]), pa.array([1, None]), [1, "2"], 0, -1]:
        with pytest.raises(ValueError):
            arrow.is_winning(COLUMN, wrong)
    for wrong in ["2", 2.0, None, pa.array([1.0])]:
        with pytest.raises(TypeError, match="integer"):
            arrow.is_winning(COLUMN, wrong)


def test_every_layout_gives_the_same() -> None:
    expected = winning(POSITIONS, 2, False)
    chunked = pa.chunked_array([COLUMN[:100], COLUMN[100:101], COLUMN[101:]])
    reader = pa.RecordBatchReader.from_batches(
        pa.schema([("heaps", COLUMN.type)]), iter(pa.table({"heaps": chunked}).to_batches())
    )
    same_table = pa.table({"heaps": chunked})  # noqa: F841 (DuckDB finds it by its name)
    same = [
        POSITIONS,
        COLUMN.cast(pa.large_list(pa.uint64())),
        chunked,
        reader,
        pl.Series(POSITIONS, dtype=pl.List(pl.UInt64)),
        pd.Series(COLUMN, dtype=pd.ArrowDtype(COLUMN.type)),
        pd.Series(POSITIONS),
        pd.DataFrame({"heaps": pd.Series(COLUMN, dtype=pd.ArrowDtype(COLUMN.type))}),
        pl.DataFrame({"heaps": pl.Series(POSITIONS, dtype=pl.List(pl.UInt64))}),
        duckdb.sql("SELECT heaps FROM same_table"),
    ]
    for column in same:
        assert np.asarray(arrow.is_winning(column, 2)).tolist() == expected, type(column)
    for first in [1, 3, 8, 13]:
        part = COLUMN.slice(first, 50)
        assert np.asarray(arrow.is_winning(part, 2)).tolist() == expected[first : first + 50]
        assert pa.array(arrow.winning_moves(part, 2)).to_pylist() == pa.array(
            arrow.winning_moves(COLUMN, 2)
        ).slice(first, 50).to_pylist()
    assert pa.array(arrow.winning_moves(chunked, 2)).to_pylist() == pa.array(arrow.winning_moves(COLUMN, 2)).to_pylist()


def test_arrays_of_numpy() -> None:
    for kind in [np.uint64, np.int64, np.uint32, np.int32, np.uint8, np.int16, ">u8", ">i4", ">u2"]:
        rows = np.random.default_rng(1).integers(0, 100, (300, 4)).astype(kind)
        assert np.asarray(arrow.is_winning(rows, 3)).tolist() == winning(rows.tolist(), 3, False)
        assert pa.array(arrow.winning_moves(rows[:5])).to_pylist() == pa.array(
            arrow.winning_moves(rows[:5].tolist())
        ).to_pylist()
    for kind in [pa.uint8(), pa.int8(), pa.uint16(), pa.int16(), pa.uint32(), pa.int32(), pa.int64()]:
        small = pa.array([[1, 2, 3], [], [100, 7]], pa.list_(kind))
        assert np.asarray(arrow.is_winning(small)).tolist() == [False, False, True]
    strided = np.arange(24).reshape(4, 6)[::-1, ::2]
    for rows in [strided, np.asfortranarray(strided)]:
        assert np.asarray(arrow.nim_sums(rows)).tolist() == np.bitwise_xor.reduce(rows, 1).tolist()
    fixed = pa.FixedSizeListArray.from_arrays(pa.array(range(300), pa.uint32()), 3)
    assert np.asarray(arrow.is_winning(fixed[7:50])).tolist() == winning(fixed[7:50].to_pylist(), 1, False)
    assert len(arrow.is_winning(np.zeros((0, 3), np.uint64))) == 0
    assert np.asarray(arrow.is_winning(np.zeros((4, 0), np.uint64))).tolist() == [False] * 4


def test_nulls_stay_null() -> None:
    rows = [[1, 2], None, [], [3], None, [1, 2, 3], None, None, [5], None, [6]]
    column = pa.array(rows, pa.list_(pa.uint64()))
    expected = [None if row is None else solve(row).is_winning for row in rows]
    for first in [0, 1, 9]:
        part = column.slice(first)
        result = arrow.is_winning(part)
        assert pa.array(result).to_pylist() == expected[first:]
        assert result.true_count() == sum(bool(won) for won in expected[first:])
        assert pa.array(arrow.nim_sums(part)).null_count == part.null_count
        assert [row is not None for row in pa.array(arrow.winning_moves(part)).to_pylist()] == [
            bool(won) for won in expected[first:]
        ]
    with pytest.raises(ValueError, match="5 answers are null"):
        np.asarray(arrow.is_winning(column))
    with pytest.raises(TypeError, match="no array"):
        np.asarray(arrow.winning_moves([[1, 2]]))
    both = pa.chunked_array([column, column.slice(1)])
    assert pa.array(arrow.is_winning(both)).to_pylist() == expected + expected[1:]


def test_columns_of_texts() -> None:
    texts = ["nim 1 2 3", "misere moore(2) 1 1 1", "kayles 12 + wythoff 4 7", "euclid 30 18"] * 5
    expected = [solve(text).is_winning for text in texts]
    for column in [texts, pa.array(texts), pa.array(texts).slice(3), pl.Series(texts), pa.chunked_array([texts, texts])]:
        answers = np.asarray(arrow.is_winning(column)).tolist()
        assert answers == (expected * 2)[-len(answers) :]
    for column in [pa.array(["nim 1", None, "nim 0", None]), pl.Series(["nim 1", None, "nim 0", None])]:
        assert pa.array(arrow.is_winning(column)).to_pylist() == [True, None, False, None]
    with pytest.raises(NimatronError, match="row 1, column 1: ") as raised:
        arrow.is_winning(["nim 1", "nimm 2"])
    assert raised.value.code == "unknown-game" and raised.value.row == 1
    with pytest.raises(TypeError, match="names its game"):
        arrow.is_winning(["nim 1"], 2)
    with pytest.raises(TypeError, match="not of texts"):
        arrow.nim_sums(["nim 1"])


def test_texts_have_all_answers() -> None:
    texts = ["nim 1 2 3", "misere moore(2) 1 1 1", "kayles 12 + wythoff 4 7", "euclid 30 18", "moore(2) 3 4 6"]
    chunked = pa.chunked_array([pa.array([*texts, None]), pa.array([None, *texts])])
    solutions = [solve(text) for text in texts]
    expected: dict[object, list[object]] = {
        arrow.counts: [solution.count for solution in solutions],
        arrow.grundy: [solution.grundy for solution in solutions],
        arrow.winning_moves: [solution.winning_move and str(solution.winning_move.to) for solution in solutions],
    }
    for function, answers in expected.items():
        assert pa.array(function(texts)).to_pylist() == answers
        assert pa.array(function(chunked)).to_pylist() == [*answers, None, None, *answers]
        # The row of an error counts from the beginning of the column, whatever its chunks.
        with pytest.raises(NimatronError, match="row 6, column 1: ") as raised:
            function(pa.chunked_array([pa.array([*texts, None]), pa.array(["nimm 5"])]))
        assert (raised.value.row, raised.value.column, raised.value.code) == (6, 1, "unknown-game")
    with pytest.raises(TypeError, match="names its game"):
        arrow.grundy(texts, "kayles")
    with pytest.raises(TypeError, match="which game"):
        arrow.grundy([[1]])


@pytest.mark.parametrize(
    "wrong",
    [
        5,
        "nim 3",
        np.zeros(3, np.uint64),
        np.zeros((2, 2)),
        np.array([[-1, 2]]),
        pa.array([[1.5]]),
        pa.array([[-3]]),
        pa.array([1, 2]),
        pa.array([[1, None]], pa.list_(pa.uint64())),
        [[1, -2]],
        [[2**64]],
        [["a"]],
        [[1], None],
        [[1], "nim 1"],
        [1, 2],
        {"nim 1": 2},
        None,
        np.zeros((2, 2, 2), np.uint64),
        np.zeros((2, 2), bool),
        pa.table({"a": [[1]], "b": [[2]]}),
        pl.LazyFrame({"heaps": [[1]]}),
    ],
    ids=str,
)
def test_wrong_columns_are_refused(wrong: object) -> None:
    with pytest.raises((TypeError, ValueError)) as raised:
        arrow.is_winning(wrong)
    assert str(raised.value)


@given(st.lists(st.lists(st.integers(0, 2**64 - 1), max_size=9), max_size=40), st.integers(1, 9), st.booleans())
@settings(max_examples=60, deadline=None)
def test_any_column(rows: list[list[int]], k: int, misere: bool) -> None:
    assert np.asarray(arrow.is_winning(pa.array(rows, pa.list_(pa.uint64())), k, misere=misere)).tolist() == winning(
        rows, k, misere
    )


def test_bad_offsets_are_refused() -> None:
    heaps = np.arange(4, dtype=np.uint64)
    for offsets in [[], [0, 9], [3, 1]]:
        with pytest.raises(ValueError, match="offset"):
            _native.is_winning(heaps, np.array(offsets, np.uint64), 1)
    with pytest.raises(TypeError, match="uint32 or uint64"):
        _native.is_winning(heaps.astype(np.float64), np.array([0], np.uint64), 1)


def test_input_is_not_copied() -> None:
    heaps = np.arange(12, dtype=np.uint64)
    column = nimatron.arrow.columns(pa.array([[1, 2], [3]], pa.list_(pa.uint64())), texts=False)
    part = next(iter(column))
    assert not part.heaps.flags.owndata and not part.offsets.flags.owndata
    rows = next(iter(nimatron.arrow.columns(heaps.reshape(4, 3), texts=False)))
    assert np.shares_memory(rows.heaps, heaps)


STREAM = """
import resource, sys
import numpy as np, pyarrow as pa
from nimatron import arrow
number, batch = int(sys.argv[1]), 100_000
def batches():
    rng = np.random.default_rng(3)
    for _ in range(number // batch):
        heaps = pa.array(rng.integers(0, 2**20, 3 * batch, dtype=np.uint64))
        yield pa.record_batch({"heaps": pa.FixedSizeListArray.from_arrays(heaps, 3)})
schema = pa.schema([("heaps", pa.list_(pa.uint64(), 3))])
won = sum(r.true_count() for r in arrow.batches(arrow.is_winning, pa.RecordBatchReader.from_batches(schema, batches()), k=2))
print(won, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def test_ten_million_positions_in_constant_memory() -> None:
    def run(number: int) -> tuple[int, int]:
        done = subprocess.run([sys.executable, "-c", STREAM, str(number)], capture_output=True, text=True, check=True)
        won, peak = map(int, done.stdout.split())
        return won, peak

    few, much = run(200_000), run(10_000_000)
    assert 0 < few[0] <= 200_000 < much[0] <= 10_000_000
    assert much[1] < few[1] + 30_000, f"{few[1]} KB for 200,000 positions and {much[1]} KB for 10,000,000"


def wide_column(positions: int) -> pa.ListArray:
    heaps = pa.array(np.random.default_rng(2).integers(0, 2**40, positions * 4, dtype=np.uint64))
    return pa.ListArray.from_arrays(pa.array(np.arange(0, 4 * positions + 1, 4, dtype=np.int32)), heaps)


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("moves", [False, True])
def test_as_fast_as_rust(moves: bool, misere: bool) -> None:
    positions = 1_000_000 if moves else 4_000_000
    column = wide_column(positions)
    part = next(iter(nimatron.arrow.columns(column, texts=False)))
    function = arrow.winning_moves if moves else arrow.is_winning
    ratio = 0.0
    # The machine may be busy with other work, so the best of several rounds counts; both are timed in turn.
    for _ in range(6):
        rust, python = [], []
        for _ in range(4):
            won, taken = _native.won_in_rust(part.heaps, part.offsets, 2, misere, moves)
            rust.append(taken)
            start = perf_counter()
            answers = function(column, 2, misere=misere)
            python.append(perf_counter() - start)
            assert (positions - answers.null_count if moves else answers.true_count()) == won
        ratio = max(ratio, min(rust) / min(python))
        if ratio >= 0.8:
            break
    name = f"{'winning moves' if moves else 'outcomes'}, {'misère' if misere else 'normal'}"
    print(f"{name}: {positions / 1e6 / min(python):.1f} M positions/s, {ratio:.2f} of Rust's speed")
    assert ratio >= 0.8


def test_duckdb() -> None:
    con = duckdb.connect()
    nimatron.duckdb.register(con)
    con.execute("CREATE TABLE p AS SELECT [a, b, c]::UBIGINT[] AS heaps FROM range(40) x(a), range(40) y(b), range(40) z(c)")
    assert con.sql("SELECT count(*) FROM p WHERE NOT nim_is_winning(heaps, 1, false)").fetchall() == [
        (sum((a ^ b) < 40 for a in range(40) for b in range(40)),)
    ]
    rows = con.sql(
        "SELECT heaps, nim_is_winning(heaps, 2, heaps[1] > 3), nim_winning_move(heaps, 2, false), nim_count(heaps, 2, true),"
        " nim_sum(heaps), nim_grundy(heaps, 'kayles') FROM p WHERE (heaps[1] * 5 + heaps[2] + heaps[3]) % 97 = 1"
    ).fetchall()
    assert len(rows) > 300
    for heaps, won, after, count, total, value in rows:
        assert won == solve(heaps, k=2, misere=heaps[0] > 3).is_winning
        assert (after is not None) == solve(heaps, k=2).is_winning
        assert after is None or not solve(after, k=2).is_winning
        assert count == solve(heaps, k=2, misere=True).count
        assert total == heaps[0] ^ heaps[1] ^ heaps[2]
        assert value == nimatron.Position(heaps, game="kayles").grundy()
    assert con.sql("SELECT nim_is_winning_text('moore(2) 3 4 5'), nim_is_winning(NULL, 1, false)").fetchall() == [
        (True, None)
    ]
    assert con.sql(
        "SELECT nim_winning_move_text(t), nim_count_text(t), nim_grundy_text(t), nim_winning_move([1, 2]::UBIGINT[], k, m)"
        " FROM (VALUES ('moore(2) 3 4 5', 1::UBIGINT, false), ('nim 1 1', NULL, false), (NULL, 1, NULL)) v(t, k, m)"
    ).fetchall() == [("moore(2) 3 3 3", 1, solve("moore(2) 3 4 5").grundy, [1, 1]), (None, 0, 0, None), (None, None, None, None)]
    with pytest.raises(duckdb.Error, match="one query asks for one game"):
        con.sql("SELECT nim_grundy([1]::UBIGINT[], g) FROM (VALUES ('kayles'), ('nim')) v(g)").fetchall()


def test_polars() -> None:
    frame = pl.DataFrame({"heaps": POSITIONS, "k": [1 + i % 3 for i in range(len(POSITIONS))]}, schema={"heaps": pl.List(pl.UInt64), "k": pl.UInt64})
    out = frame.lazy().with_columns(
        won=pl.col("heaps").nim.is_winning(2),
        each=pl.col("heaps").nim.is_winning(pl.col("k"), misere=True),
        after=pl.col("heaps").nim.winning_moves(2),
        total=pl.col("heaps").nim.nim_sums(),
    ).collect()
    for heaps, k, won, each, after, total in out.iter_rows():
        assert won == solve(heaps, k=2).is_winning and each == solve(heaps, k=k, misere=True).is_winning
        assert (after is not None) == won
        assert total == solve(heaps).grundy
    small = pl.Series("heaps", [[1, 2], [5, 7, 7]], dtype=pl.List(pl.UInt64))
    assert small.nim.counts(2).to_list() == [solve(h, k=2).count for h in small.to_list()]
    assert small.nim.grundy("kayles").to_list() == [nimatron.Position(h, game="kayles").grundy() for h in small.to_list()]


