"""Who wins, by which moves, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args

from . import _native
from ._ask import ask
from .errors import OverBudgetError
from .position import Move, Moves, Position, PositionLike, position_of

Goal = Literal["fewest-heaps", "fewest-stones", "most-stones", "random"]


@dataclass(frozen=True)
class Method:
    """How an answer is known."""

    kind: str
    """``theorem``, ``sprague-grundy``, ``quotient`` or ``exhaustive``."""
    name: str
    source: str | None


class Solution:
    """The answer to a position. What is not asked for is not computed; what was computed is kept."""

    def __init__(self, position: PositionLike, *, budget: int | None = None) -> None:
        self.position: Position = position_of(position)
        self._budget = budget
        self._report = ask("solve", budget, position=str(self.position))

    @property
    def outcome(self) -> Literal["N", "P"]:
        """``"N"`` if the player to move wins, ``"P"`` if the other does."""
        outcome: Literal["N", "P"] = self._report["outcome"]
        return outcome

    @property
    def is_winning(self) -> bool:
        """Whether the player to move wins."""
        return self.outcome == "N"

    @property
    def winner(self) -> Literal["first", "second"]:
        """``"first"``, who is to move, or ``"second"``."""
        winner: Literal["first", "second"] = self._report["winner"]
        return winner

    @property
    def method(self) -> Method:
        """How the outcome is known."""
        method = self._report["method"]
        return Method(method["kind"], method["name"], method.get("source"))

    @property
    def winning_move(self) -> Move | None:
        """A winning move, or ``None`` if there is none."""
        self._known("winning_move", self._report)
        return _move(self._report["winning_move"])

    @property
    def winning_moves(self) -> Moves:
        """The winning moves, found while they are asked for."""
        return Moves(self.position, winning=True, budget=self._budget)

    @cached_property
    def count(self) -> int:
        """The exact number of winning moves."""
        return self._number("winning_moves", count=True)

    @cached_property
    def grundy(self) -> int:
        """The Grundy value under normal play."""
        return self._number("grundy", grundy=True)

    @cached_property
    def remoteness(self) -> int:
        """The number of moves until the end if the winner hurries and the loser delays."""
        return self._number("remoteness", remoteness=True)

    @cached_property
    def argument(self) -> list[dict[str, Any]]:
        """The argument as data: the steps from which every explanation is told."""
        steps: list[dict[str, Any]] = self._ask(because=True)["because"]
        return steps

    def best(self, goal: Goal, *, seed: int = 0) -> Move | None:
        """Returns the winning move that is best by ``goal``, or ``None`` if there is none."""
        if goal not in get_args(Goal):
            raise ValueError(f"{goal!r} is no goal: {', '.join(get_args(Goal))}")
        report = self._ask(goal=goal, seed=seed)
        self._known("winning_move", report)
        return _move(report["winning_move"])

    def explain(self, lang: str = "en") -> str:
        """Returns the whole argument in words: in English (``en``), Russian (``ru``) or Chinese (``zh``)."""
        return _native.explain(str(self.position), lang, self._budget)

    def _ask(self, **fields: Any) -> Any:
        return ask("solve", self._budget, position=str(self.position), **fields)

    def _number(self, name: str, **fields: Any) -> int:
        report = self._ask(**fields)
        self._known(name, report)
        return _native.integer(report[name])

    def _known(self, name: str, report: Any) -> None:
        if name in report.get("unknown", ()):
            raise OverBudgetError("over-budget", f"{name} is out of reach within the budget: raise it with budget=")

    def __repr__(self) -> str:
        return f"<Solution of {self.position}: {self.outcome}-position>"

    def _repr_html_(self) -> str:
        from .html import solution

        return solution(self)


def _move(report: Any) -> Move | None:
    return None if report is None else Move.of(report)


def solve(
    position: PositionLike,
    *,
    game: str | None = None,
    k: int | None = None,
    misere: bool | None = None,
    budget: int | None = None,
) -> Solution:
    """Decides who wins a position, given in the notation or as heaps (with ``k`` of Moore's Nim).

    >>> solve("moore(2) 3 4 5").winning_move.to
    Position('moore(2) 3 3 3')
    >>> solve([1, 2, 3]).outcome
    'P'
    """
    if game is not None or k is not None or misere is not None:
        position = Position(position, game=game, k=k, misere=misere)
    return Solution(position, budget=budget)
