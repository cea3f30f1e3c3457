"""The solver through Python: against the command, against definitions, and what it refuses."""

from __future__ import annotations

import json
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time

import nimatron
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nimatron import IllegalMoveError, NimatronError, OverBudgetError, Position, solve

COMMAND = os.environ.get("NIMATRON")
"""The command built from the same sources; `cargo xtask python` sets it."""


def command(*arguments: str, text: str = "") -> list[dict]:
    assert COMMAND, "NIMATRON is not set: run `cargo xtask python`"
    # The status of a batch says whether some position was refused, and so does its answer.
    done = subprocess.run([COMMAND, *arguments], input=text, capture_output=True, text=True, check=arguments[0] != "batch")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_answer_of_the_readme() -> None:
    solution = solve("moore(2) 3 4 5")
    assert (solution.outcome, solution.winner, solution.is_winning) == ("N", "first", True)
    move = solution.winning_move
    assert move is not None and str(move) == "2>3 3>3" and move.to == Position("moore(2) 3 3 3")
    assert solution.count == 1 and [str(m) for m in solution.winning_moves] == ["2>3 3>3"]
    assert solution.grundy == int(command("solve", "moore(2) 3 4 5", "--json", "--grundy")[0]["grundy"])
    assert solution.method.name == "Moore's theorem"
    assert "mod 3" in solution.explain() and "разряд" in solution.explain("ru")
    assert solution.argument[0]["step"] == "columns"


def drawn_position(example: str, seed: int) -> str:
    """Returns a position like the example, or the example itself if none can be drawn."""
    try:
        return str(nimatron.random_position(example, seed))
    except NimatronError as error:
        assert "was drawn" in error.message
        return str(Position(example))


def test_every_game_in_both_conventions_as_the_command_answers() -> None:
    positions = []
    for game in nimatron.games():
        if game.name == "rules":
            continue
        name = game.example.split()[0]
        for seed in range(6):
            drawn = drawn_position(game.example, seed)
            positions += [drawn, f"misere {drawn}"]
        positions.append(f"{game.example} + nim 2 3" if name != "poker(3)" else game.example)
    assert len(positions) > 300
    assert_as_the_command(positions, 300_000)


def test_every_game_with_big_numbers_as_the_command_answers() -> None:
    rng = random.Random(11)
    positions = []
    for game in nimatron.games():
        name, *numbers = game.example.split()
        if game.name == "rules" or not all(number.isdigit() for number in numbers):
            continue
        for digits in (3, 19, 40):
            drawn = " ".join([name, *(str(rng.randrange(10**digits)) for _ in numbers)])
            positions += [drawn, f"misere {drawn}"]
    assert len(positions) > 150
    assert assert_as_the_command(positions, 20_000) > 60


def assert_as_the_command(positions: list[str], budget: int) -> int:
    """Asserts that Python says of every position what the command says, and returns how many have an outcome."""
    lines = "\n".join(positions)
    answers = command("batch", "--format", "lines", "--count", "--grundy", "--budget", str(budget), text=lines)
    assert len(answers) == len(positions)
    known = 0
    for position, answer in zip(positions, answers, strict=True):
        if "error" in answer:
            with pytest.raises(NimatronError) as raised:
                solve(position, budget=budget)
            assert raised.value.code == answer["error"]["code"]
            continue
        known += 1
        solution = solve(position, budget=budget)
        assert str(solution.position) == answer["position"]
        assert solution.outcome == answer["outcome"]
        for field, asked in [("winning_moves", "count"), ("grundy", "grundy")]:
            if answer[field] is None:
                with pytest.raises(OverBudgetError):
                    getattr(solution, asked)
            else:
                assert str(getattr(solution, asked)) == answer[field]
        if answer["winning_move"] is not None:
            assert str(solution.winning_move) == answer["winning_move"]["move"]
    return known


heaps = st.lists(st.integers(0, 2**200), min_size=1, max_size=6)


@given(heaps, st.integers(1, 4), st.booleans())
@settings(max_examples=150, deadline=None)
def test_moores_theorem_for_numbers_of_any_size(heaps: list[int], k: int, misere: bool) -> None:
    solution = solve(heaps, k=k, misere=misere)
    width = max(heap.bit_length() for heap in heaps)
    balanced = all(sum(heap >> bit & 1 for heap in heaps) % (k + 1) == 0 for bit in range(width))
    lost = balanced if not misere or max(heaps) > 1 else sum(heaps) % (k + 1) == 1
    assert solution.is_winning == (not lost)
    if not lost and any(heaps):
        after = solution.winning_move.to
        lowered = [(a, b) for a, b in zip(heaps, after.numbers[0], strict=True) if a != b]
        assert 1 <= len(lowered) <= k and all(b < a for a, b in lowered)
        assert not after.solve().is_winning


def test_numbers_beyond_what_python_prints() -> None:
    big = 7 ** 20_000
    position = Position([big, big, 1])
    assert position.numbers == [[big, big, 1]]
    after = position.solve().winning_move.to
    assert position.grundy() == 1 and not after.solve().is_winning and sum(after.numbers[0]) == 2 * big
    assert Position([big], k=big).solve().count == 1


def test_positions_are_values() -> None:
    position = Position("misere  Moore(2)  1 2 3")
    assert str(position) == "misere moore(2) 1 2 3" and repr(position) == "Position('misere moore(2) 1 2 3')"
    assert position == Position([1, 2, 3], k=2, misere=True) == pickle.loads(pickle.dumps(position))
    assert len({position, Position(position)}) == 1
    assert position.is_misere and not position.with_convention(misere=False).is_misere
    total = Position("kayles 7") + "wythoff 3 4" + Position([1], game="bash(3)")
    assert str(total) == "kayles 7 + wythoff 3 4 + bash(3) 1" and total.numbers == [[7], [3, 4], [1]]
    with pytest.raises(ValueError, match="one convention"):
        position + Position("nim 1")


def test_moves() -> None:
    position = Position("nim 1 2")
    moves = list(position.legal_moves)
    assert [str(move.to) for move in moves] == ["nim 0 2", "nim 1 0", "nim 1 1"]
    assert [position.play(move) for move in moves] == [move.to for move in moves]
    assert position.play("2>1") == position.play({"set": [[1, "1"]]}) == Position("nim 1 1")
    with pytest.raises(IllegalMoveError) as raised:
        position.play("2>5")
    assert raised.value.code == "illegal-move"
    # More moves than fit in memory are found one by one.
    endless = Position([10**30]).legal_moves
    assert [str(next(endless)) for _ in range(3)] == ["1>0", "1>1", "1>2"]
    assert str(next(iter(endless))) == "1>0" and f"1>{10**29}" in endless and f"1>{10**30}" not in endless


def test_winning_moves_are_an_iterator() -> None:
    solution = solve("moore(2) 3 4 5 6 7")
    moves = list(solution.winning_moves)
    assert len(moves) == solution.count > 1 and next(solution.winning_moves) == moves[0]
    assert all(move in solution.winning_moves and not move.to.solve().is_winning for move in moves)
    lost = next(move for move in solution.position.legal_moves if move.to.solve().is_winning)
    assert lost in solution.position.legal_moves and lost not in solution.winning_moves
    assert 5 not in solution.winning_moves and "1>99" not in solution.winning_moves
    russian = next(solution.winning_moves("ru"))
    assert russian.to == moves[0].to and russian.text != moves[0].text
    assert list(solve("nim 3 3").winning_moves) == []
    with pytest.raises(NimatronError):
        solve("nim 3").winning_moves("tlh").__next__()
    for goal in ["fewest-heaps", "fewest-stones", "most-stones", "random"]:
        assert solution.best(goal) in solution.winning_moves  # type: ignore[arg-type]
    assert solve("nim 3 3").best("random") is None


def test_errors_have_a_code_a_place_and_a_message() -> None:
    with pytest.raises(NimatronError) as raised:
        solve("octal(0.87) 12")
    error = raised.value
    assert (error.code, error.line, error.column) == ("bad-parameters", 1, 7)
    assert "digit 8" in error.message and isinstance(error, ValueError)
    assert error.row is None
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.code, copy.column, str(copy)) == (error.code, error.column, str(error))
    for wrong in ["nimm 3", "nim 3 4 +", "wythoff 1 2 3", ""]:
        with pytest.raises(NimatronError):
            solve(wrong)
    with pytest.raises(OverBudgetError):
        solve("exact(2) 40 50 60 70 80", budget=100)
    for wrong in [[-1, 2], [1.5], ["3"], [None]]:
        with pytest.raises((TypeError, ValueError)):
            solve(wrong)
    for wrong in [5, None, 2.5, object()]:
        with pytest.raises(TypeError, match="a position is a text or the numbers"):
            solve(wrong)
    with pytest.raises(ValueError, match="no goal: fewest-heaps"):
        solve([1, 2]).best("quick")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="either"):
        Position([1], game="nim", k=2)


def test_is_winning_knim() -> None:
    assert nimatron.is_winning_knim([3, 4, 5], 2) and not nimatron.is_winning_knim([7, 7, 7], 2)
    assert not nimatron.is_winning_knim([], 1) and nimatron.is_winning_knim([2**100], 1)
    for piles, k, message in [([3, 0], 1, "pile 1"), ([1], 0, "k must be"), ([-4], 1, "pile 0"), ([1], -1, "k must be")]:
        with pytest.raises(NimatronError, match=message):
            nimatron.is_winning_knim(piles, k)


def test_sequences() -> None:
    kayles = nimatron.grundy("kayles", 10_000)
    assert len(kayles) == 10_001 and kayles.values.dtype == "uint64" and list(kayles[:6]) == [0, 1, 2, 3, 1, 4]
    period = kayles.period
    assert period.is_proved and (period.preperiod, period.period, period.saltus) == (71, 12, 0)
    assert (kayles.values[71:9989] == kayles.values[83:]).all()
    assert kayles._repr_svg_().startswith("<svg")
    assert nimatron.grundy("bash(3)", 20).period.period == 4
    with pytest.raises(NimatronError):
        nimatron.grundy("wythoff", 10)
    for too_far in [lambda: nimatron.grundy("kayles", 10**12), lambda: nimatron.table("wythoff", 10**9, 3)]:
        with pytest.raises(NimatronError) as raised:
            too_far()
        assert raised.value.code == "too-far"


def test_tables_and_quotients() -> None:
    table = nimatron.table("wythoff", 20, 20)
    assert table.values.shape == (21, 21) and not table.is_winning[1, 2] and table.is_winning[1, 3]
    assert table._repr_svg_().startswith("<svg")
    quotient = nimatron.quotient("kayles", 30)
    assert quotient.order == 40 and quotient.period is None
    for heaps in [(1,), (2, 2), (5, 1), (3, 4, 7)]:
        position = Position(heaps, game="kayles", misere=True)
        assert quotient.is_winning(*heaps) == position.solve().is_winning


def test_certificates() -> None:
    proof = nimatron.certificate("moore(2) 3 4 5")
    assert "moore(2) 3 4 5" in nimatron.verify(proof)
    nimatron.verify(nimatron.certificate("kayles 12", "grundy"))
    nimatron.verify(nimatron.certificate("dawson", "period"))
    with pytest.raises(NimatronError) as raised:
        nimatron.verify(proof.replace("3 4 5", "3 3 3"))
    assert raised.value.code == "refused"


def test_the_opponent_wins_what_is_won() -> None:
    opponent, fool = nimatron.Opponent(), nimatron.Opponent("random", seed=3)
    for seed in range(5):
        position = nimatron.random_position("moore(2) 1 1 1", seed)
        if not position.solve().is_winning:
            position = position.play(fool.reply(position))
        players = [opponent, fool]
        while not position.is_over:
            position = position.play(players[0].reply(position))
            players.reverse()
        assert players[1] is opponent
    with pytest.raises(NimatronError) as raised:
        opponent.reply("nim 0")
    assert raised.value.code == "game-over"


def test_rule_files(tmp_path: object) -> None:
    file = f"{tmp_path}/mine.game"
    with open(file, "w") as out:
        out.write("heap n\ntake 1..3\n")
    assert (solve(f"rules({file}) 4 8").outcome, solve(f"rules({file}) 7").outcome) == ("P", "N")
    with pytest.raises(NimatronError) as raised:
        solve(f"rules({tmp_path}/none) 5")
    assert raised.value.code == "bad-rules"


def test_python_functions_are_games() -> None:
    wythoff = nimatron.Game(
        lambda p: [(a, p[1]) for a in range(p[0])]
        + [(p[0], b) for b in range(p[1])]
        + [(p[0] - d, p[1] - d) for d in range(1, min(p) + 1)]
    )
    for a in range(8):
        for b in range(8):
            known = solve([a, b], game="wythoff")
            assert wythoff.outcome((a, b)) == known.outcome
            assert wythoff.grundy((a, b)) == known.grundy
            assert wythoff.remoteness((a, b)) == known.remoteness
            options = {tuple(move.to.numbers[0]) for move in known.winning_moves}
            assert set(wythoff.winning_options((a, b))) == options
            assert wythoff.outcome((a, b), misere=True) == solve([a, b], game="wythoff", misere=True).outcome


def test_python_games_that_go_wrong() -> None:
    with pytest.raises(NimatronError, match="leads back to itself"):
        nimatron.Game(lambda n: [(n + 1) % 3]).is_winning(0)
    with pytest.raises(ZeroDivisionError):
        nimatron.Game(lambda n: [n - 1, 1 // n]).is_winning(3)
    with pytest.raises(TypeError):
        nimatron.Game(lambda n: 5).is_winning(1)
    with pytest.raises(TypeError):
        nimatron.Game(lambda n: [[n]]).is_winning(1)
    with pytest.raises(OverBudgetError):
        nimatron.Game(lambda n: [n + 1], budget=1000).is_winning(0)
    for option in [3, -1, 1.5, "1", (1, 3), (1, -1), None, {1: 2}.items()]:
        with pytest.raises(NimatronError, match="heap 3 has the option .* must be smaller heaps") as raised:
            nimatron.HeapGame(lambda n, option=option: [option] if n == 3 else []).grundy(3)
        assert raised.value.code == "bad-rules"
    with pytest.raises(NimatronError, match="heap 0 has the option 0"):
        nimatron.HeapGame(lambda n: [0]).grundy(3)


def test_python_games_are_asked_once_for_each_position_and_from_any_thread() -> None:
    asked = []

    def options(n: int) -> list[int]:
        asked.append(n)
        return [n - d for d in range(1, n) if n % d == 0]

    game = nimatron.Game(options)
    answers: list[list[bool]] = []
    threads = [threading.Thread(target=lambda: answers.append([game.is_winning(n) for n in range(1, 200)])) for _ in range(3)]
    for thread in threads:
        thread.start()
        thread.join()
    assert answers == [[n % 2 == 0 for n in range(1, 200)]] * 3
    assert len(asked) == len(set(asked)) == 199
    # A position that asks the game while the game asks it.
    inner = nimatron.Game(lambda n: [m for m in range(n) if inner.grundy(m) >= 0])
    assert inner.grundy(6) == 6


def test_heap_games_may_give_any_iterables() -> None:
    nim = nimatron.HeapGame(lambda n: (m for m in range(n)))
    assert list(nim.grundy(9)) == list(range(10)) and nim.grundy(40).period.saltus == nim.grundy(40).period.period
    lasker = nimatron.HeapGame(lambda n: [*range(n), *({a, n - a} if 2 * a != n else [a, a] for a in range(1, n // 2 + 1))])
    assert list(lasker.grundy(60)) == list(nimatron.grundy("lasker", 60))


def test_heap_games_of_ones_own() -> None:
    def options(n: int) -> list[tuple[int, int]]:
        return [(a, n - t - a) for t in (1, 2) for a in range((n - t) // 2 + 1)]

    kayles = nimatron.HeapGame(options, "my kayles")
    sequence = kayles.grundy(300)
    assert (sequence.values == nimatron.grundy("kayles", 300).values).all()
    assert sequence.period.kind == "observed" and sequence.period.period == 12
    assert kayles.quotient(12).order == nimatron.quotient("kayles", 12).order


def test_notebooks_see_the_columns() -> None:
    html = solve("moore(2) 3 4 5")._repr_html_()
    assert "mod 3" in html and html.count("<tr>") == 6 and "N-position" in html
    assert "<table>" not in solve("wythoff 3 5")._repr_html_()
    assert "&lt;" not in Position("nim 3")._repr_html_()


SLOW = {
    "solve": 'nimatron.solve("exact(2) 40 50 60 70 80", budget=10**12)',
    "grundy": 'nimatron.grundy("octal(0.764)", 10**7, budget=10**15)',
    "moves": "list(nimatron.Position([10**30]).legal_moves)",
    "survey": 'nimatron.survey("octal", 3, 10**7)',
    "a game of one's own": "nimatron.Game(lambda n: [n + 1], budget=10**12).is_winning(0)",
    "a heap game of one's own": "nimatron.HeapGame(lambda n: list(range(n))).grundy(10**6)",
    "columns": "nimatron.arrow.is_winning(['exact(2) 40 50 60 70 80'], budget=10**12)",
}


@pytest.mark.parametrize("work", SLOW.values(), ids=SLOW.keys())
def test_ctrl_c_stops_long_work(work: str) -> None:
    code = f"import nimatron, nimatron.arrow; print('ready', flush=True); {work}"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout.readline() == b"ready\n"
    time.sleep(0.5)
    assert process.poll() is None, "the example is not long enough"
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=20)
    assert b"KeyboardInterrupt" in error and process.returncode != 0
    assert time.monotonic() - start < 10


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['nanoarrow'] = None; import nimatron; nimatron.arrow"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "needs nanoarrow, which the extra [arrow]" in done.stderr


def test_other_threads_run_meanwhile() -> None:
    counted = 0
    done = threading.Event()

    def work() -> None:
        try:
            nimatron.grundy("octal(0.007)", 60_000)
        finally:
            done.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not done.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 20


def test_random_questions_never_panic() -> None:
    rng = random.Random(7)
    words = ["nim", "moore(2)", "misere", "+", "3", "999999999999999999999", "(", ")", "octal(0.77)", "-1", "é", "euclid"]
    for _ in range(500):
        text = " ".join(rng.choices(words, k=rng.randint(0, 6)))
        try:
            solve(text, budget=10_000)
        except NimatronError as error:
            assert error.code != "internal"
