"""Surveys: the same everywhere, and the committed table against the solver and what was published."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import nimatron
import pyarrow.parquet as pq
import pytest

COMMAND = os.environ.get("NIMATRON")


def test_everywhere_the_same(tmp_path: object) -> None:
    here = nimatron.survey("octal", 2, 2000, quotient=6)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert nimatron.survey("octal", 2, 2000, quotient=6, on=pool) == here
    assert COMMAND, "NIMATRON is not set: run `cargo xtask python`"
    arguments = [COMMAND, "survey", "octal", "--digits", "2", "--to", "2000", "--quotient", "6"]
    lines = subprocess.run([*arguments, "--format", "jsonl"], capture_output=True, text=True, check=True).stdout
    assert [json.loads(line) for line in lines.splitlines()] == list(here)
    here.write_csv(f"{tmp_path}/here.csv")
    text = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    with open(f"{tmp_path}/here.csv") as file:
        assert file.read() == text
    here.write_parquet(f"{tmp_path}/here.parquet")
    assert pq.read_table(f"{tmp_path}/here.parquet").to_pylist() == list(here)
    here.write_jsonl(f"{tmp_path}/here.jsonl")
    with open(f"{tmp_path}/here.jsonl") as file:
        assert file.read() == lines


def test_families() -> None:
    kayles = next(row for row in nimatron.survey("octal", 2, 1000) if "0.77" in row["codes"].split())
    assert (kayles["kind"], kayles["preperiod"], kayles["period"]) == ("proved", 71, 12)
    sets = nimatron.survey("subtraction", 5, 500)
    assert all(row["kind"] == "proved" for row in sets) and sum(len(row["codes"].split()) for row in sets) == 31
    assert len(nimatron.survey("hex", 1, 300)) <= 15
    with pytest.raises(ValueError, match="no family"):
        nimatron.survey("decimal", 3)  # type: ignore[arg-type]
    with pytest.raises(nimatron.NimatronError):
        nimatron.survey("octal", 30)
    with pytest.raises(TypeError, match="executor"):
        nimatron.survey("octal", 1, on=5)


TABLE = os.path.join(os.path.dirname(__file__), "../../../testdata/surveys/octal-3.csv")

PUBLISHED = {
    # The code, its period and the last heap that is an exception to it; OEIS gives these from Winning Ways, chapter 4, and
    # from Gangolli and Plambeck (1989).
    "octal(0.77)": (12, 70),
    "octal(0.137)": (34, 51),
    "octal(0.11377)": (32, 186),  # A071452, of 0.045 and 0.047
    "octal(0.1377)": (24, 140),  # A071434, of 0.074 and 0.44
    "octal(0.177)": (20, 496),  # A071435, of 0.45 and 0.47
    "octal(0.117)": (48, 46),  # A071453, of 0.051 and 0.053
    "octal(0.176)": (8, 23),  # A125920
}


def table() -> list[dict[str, str]]:
    with open(TABLE, newline="") as file:
        return list(csv.DictReader(file))


def test_the_table_has_every_code_once() -> None:
    rows = table()
    assert [(row["game"], row["codes"]) for row in rows] == nimatron._native.survey_classes("octal", 3)
    codes = [code.split("+")[0] for row in rows for code in row["codes"].split()]
    assert len(codes) == len(set(codes)) == 511


def test_the_table_is_what_was_published() -> None:
    rows = {row["game"]: row for row in table()}
    for game, (period, last) in PUBLISHED.items():
        row = rows[game]
        assert (row["kind"], int(row["period"]), int(row["preperiod"])) == ("proved", period, last + 1), game
    # Gangolli and Plambeck's 0.127 and 0.56 and Flammenkamp's 0.454 (here 0.1777) repeat only beyond the end of the table.
    assert {rows[f"octal({code})"]["kind"] for code in ("0.127", "0.56", "0.1777")} == {"none"}
    far = json.loads(nimatron._native.survey_row("octal(0.127)", "", 100_000))
    assert (far["kind"], far["period"], far["preperiod"]) == ("proved", 4, 46578)  # A071464


def test_periods_of_the_table_have_certificates() -> None:
    checked = 0
    for row in table():
        if row["kind"] != "proved" or int(row["preperiod"]) + int(row["period"]) > 400:
            continue
        claim = json.loads(nimatron.certificate(row["game"], "period", budget=100_000_000))
        nimatron.verify(json.dumps(claim))
        period = nimatron.grundy(row["game"], 1000).period
        assert (str(period.preperiod), str(period.period), str(period.saltus)) == tuple(
            row[name] for name in ("preperiod", "period", "saltus")
        )
        checked += 1
    assert checked > 100


def test_rows_of_the_table_are_computed_again() -> None:
    rows = table()
    for row in rows[:: len(rows) // 12]:
        again = json.loads(nimatron._native.survey_row(row["game"], row["codes"], int(row["to"])))
        assert {name: "" if value is None else str(value) for name, value in again.items()} == row
