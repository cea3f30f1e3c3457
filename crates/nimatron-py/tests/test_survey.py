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
from nimatron.sequence import Period

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
    assert pq.read_table(f"{tmp_path}/here.parquet").to_pylist() == here.table()
    here.write_jsonl(f"{tmp_path}/here.jsonl")
    with open(f"{tmp_path}/here.jsonl") as file:
        assert file.read() == lines


def test_families() -> None:
    octal = nimatron.survey("octal", 2, 1000)
    kayles = next(row for row in octal.table() if "0.77" in row["codes"].split())
    assert (kayles["kind"], kayles["preperiod"], kayles["period"]) == ("proved", 71, 12)
    # The period of a row has the shape that it has everywhere.
    period = next(row["period"] for row in octal if row["game"] == kayles["game"])
    assert Period.of(period) == nimatron.grundy("kayles", 1000).period
    sets = nimatron.survey("subtraction", 5, 500).table()
    assert all(row["kind"] == "proved" for row in sets) and sum(len(row["codes"].split()) for row in sets) == 31
    assert len(nimatron.survey("hex", 1, 300)) <= 15
    with pytest.raises(ValueError, match="no family"):
        nimatron.survey("decimal", 3)  # type: ignore[arg-type]
    with pytest.raises(nimatron.NimatronError):
        nimatron.survey("octal", 30)
    with pytest.raises(TypeError, match="executor"):
        nimatron.survey("octal", 1, on=5)


FOLDER = os.path.join(os.path.dirname(__file__), "../../../testdata/surveys")

OEIS = {
    # The game, its period and the last heap that is an exception to it; OEIS gives these from Winning Ways, chapter 4, and
    # from Gangolli and Plambeck (1989).
    "octal(0.77)": (12, 70),
    "octal(0.137)": (34, 51),
    "octal(0.11377)": (32, 186),  # A071452, of 0.045 and 0.047
    "octal(0.1377)": (24, 140),  # A071434, of 0.074 and 0.44
    "octal(0.177)": (20, 496),  # A071435, of 0.45 and 0.47
    "octal(0.117)": (48, 46),  # A071453, of 0.051 and 0.053
    "octal(0.127)": (4, 46577),  # A071464
    "octal(0.176)": (8, 23),  # A125920
}

OWN_NUMBERING = {"0.45", "0.644"}
"""The games whose published preperiod counts their own heaps, which are one stone larger than those of the table."""


def table() -> list[dict[str, str]]:
    with open(f"{FOLDER}/octal-3.csv", newline="") as file:
        return list(csv.DictReader(file))


def row_of(game: str, codes: str, to: int, quotient: int | None = None) -> dict[str, str]:
    """Returns a row as it is computed now, in the words of the table."""
    rows = nimatron.Survey(json.loads(row) for row in nimatron._native.survey_rows([(game, codes)], to, quotient))
    (row,) = rows.table()
    words = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in row.items()}
    return {name: "" if row[name] is None else word for name, word in words.items()}


def test_the_table_has_every_code_once() -> None:
    rows = table()
    assert [(row["game"], row["codes"]) for row in rows] == nimatron._native.survey_classes("octal", 3)
    codes = [code.split("+")[0] for row in rows for code in row["codes"].split()]
    assert len(codes) == len(set(codes)) == 511


def test_the_table_is_what_oeis_gives() -> None:
    rows = {row["game"]: row for row in table()}
    for game, (period, last) in OEIS.items():
        row = rows[game]
        assert (row["kind"], int(row["period"]), int(row["preperiod"])) == ("proved", period, last + 1), game


def test_the_table_is_what_czajka_published() -> None:
    """Every code against the tables of github.com/tczajka/octal-games, which give a code, the game that it is equivalent to,
    and the period of that game, or none if it is unsolved."""
    rows = {code.split("+")[0]: row for row in table() for code in row["codes"].split()}
    with open(f"{FOLDER}/octal-3-published.csv", newline="") as file:
        published = {line["code"]: line for line in csv.DictReader(file)}
    assert published.keys() == rows.keys()
    alike: dict[str, dict[str, str]] = {}
    beyond = set()
    for code, line in published.items():
        row = rows[code]
        # Codes that are published as equivalent have the same values here.
        same = alike.setdefault(line["base"], row)
        assert all(row[name] == same[name] for name in ("kind", "preperiod", "period", "saltus")), code
        if row["kind"] == "none":
            assert all(row[name] == same[name] for name in ("largest", "largest_heap", "mask", "rare")), code
        if row["kind"] == "none":
            if line["period"]:
                beyond.add(line["base"])
            continue
        preperiod = int(line["preperiod"]) - (line["base"] in OWN_NUMBERING)
        assert (row["kind"], int(row["preperiod"]), int(row["period"])) == ("proved", preperiod, int(line["period"])), code
    # Their periods begin beyond the end of the table.
    assert beyond == {"0.16", "0.354", "0.376", "0.56"}
    # Published as equivalent elsewhere, which is wrong: they differ from heap 519 on.
    first, second = (nimatron.grundy(f"octal({code})", 600).values for code in ("0.161", "0.36"))
    assert (first[:519] == second[:519]).all() and first[519] != second[519]


def test_periods_beyond_the_table() -> None:
    for game, to, preperiod, period in [("octal(0.16)", 600_000, 105_351, 149_459), ("octal(0.56)", 700_000, 326_640, 144)]:
        row = row_of(game, "", to)
        assert (row["kind"], row["preperiod"], row["period"]) == ("proved", str(preperiod), str(period))


def test_every_period_of_the_table_has_a_certificate() -> None:
    proved = {row["game"]: row for row in table() if row["kind"] == "proved"}
    # Its period begins so late that the check takes more steps than the verifier allows, so no certificate is written.
    del proved["octal(0.127)"]
    with pytest.raises(nimatron.NimatronError, match="more work than is allowed"):
        nimatron.certificate("octal(0.127)", "period", budget=10**10)
    for game, row in proved.items():
        certificate = nimatron.certificate(game, "period", budget=10**10)
        nimatron.verify(certificate, budget=10**12)
        claim = json.loads(certificate)["claim"]["period"]
        names = ("preperiod", "period", "saltus")
        assert [str(claim[name]) for name in names] == [row[name] for name in names], game
    assert len(proved) == 189


def test_rows_of_the_table_are_computed_again() -> None:
    rows = table()
    assert {row["to"] for row in rows} == {"100000"}
    # Those that are done in a moment: where a period is proved or rare heaps are few.
    quick = [row for row in rows if row["kind"] == "proved" or int(row["rare"] or 10**6) < 2000]
    assert len(quick) > 200
    for row in quick[::8]:
        assert row_of(row["game"], row["codes"], 100_000, 20) == row
