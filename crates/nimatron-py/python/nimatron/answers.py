"""The other questions: the list of games, tables, misère quotients, certificates and their verifier."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ._ask import ask
from .position import PositionLike, position_of
from .sequence import Period


@dataclass(frozen=True)
class GameInfo:
    """A game of the list."""

    name: str
    aliases: tuple[str, ...]
    parameters: str
    title: str
    rule: str
    example: str
    theorems: tuple[str, ...]


def games(lang: str = "en") -> list[GameInfo]:
    """Returns every game with its rules."""

    def info(game: dict[str, Any]) -> GameInfo:
        fields: dict[str, Any] = {name: game[name] for name in ("name", "parameters", "title", "rule", "example")}
        return GameInfo(aliases=tuple(game["aliases"]), theorems=tuple(game["theorems"]), **fields)

    return [info(game) for game in ask("games", lang=lang)["games"]]


class Table:
    """The values, or the outcomes, of all positions of a game that differ in two numbers."""

    def __init__(self, answer: Any) -> None:
        self.game: str = answer["game"]
        self.title: str = answer["title"]
        self.notes: list[str] = answer["notes"]
        values, outcomes = answer.get("values"), answer.get("outcomes")
        self.values: npt.NDArray[np.uint64] | None = (
            None if values is None else np.array([[int(value) for value in row] for row in values], np.uint64)
        )
        """Grundy values, the first number down and the second across; ``None`` if outcomes were asked for."""
        self.is_winning: npt.NDArray[np.bool_] = (
            self.values != 0 if self.values is not None else np.array(outcomes) == "N"
        )
        """Where the player to move wins."""
        self._svg: str = answer["svg"]

    def _repr_svg_(self) -> str:
        return self._svg


def table(
    game: str, first: int = 20, second: int = 20, *, outcomes: bool = False, budget: int | None = None
) -> Table:
    """Returns the table of a game with two numbers left out, such as ``wythoff`` or ``kayles + kayles``."""
    return Table(ask("table", budget, game=game, first=first, second=second, outcomes=outcomes, svg=True))


@dataclass(frozen=True)
class Quotient:
    """A misère quotient. Its elements are numbered from 0, the identity."""

    game: str
    to: int
    order: int
    lost: tuple[int, ...]
    """The P-portion: the elements whose sums the player to move loses."""
    presentation: str
    """Generators and relations."""
    values: tuple[int, ...]
    """The elements of the heaps 0, 1, 2, …"""
    product: tuple[tuple[int, ...], ...]
    """The product of each two elements."""
    period: Period | None

    @classmethod
    def of(cls, answer: Any) -> Quotient:
        """Returns the quotient that an answer describes."""
        return cls(
            game=answer["game"],
            to=answer["to"],
            order=answer["order"],
            lost=tuple(answer["lost"]),
            presentation=answer["presentation"],
            values=tuple(answer["values"]),
            product=tuple(map(tuple, answer["table"])),
            period=Period.of(answer["period"]),
        )

    def is_winning(self, *heaps: int) -> bool:
        """Whether the player to move wins this sum of heaps under misère play."""
        element = 0
        for heap in heaps:
            element = self.product[element][self.values[heap]]
        return element not in self.lost


def quotient(game: str, to: int = 30, *, budget: int | None = 100_000_000) -> Quotient:
    """Returns the misère quotient of the heaps 0 to ``to`` of a heap game."""
    return Quotient.of(ask("quotient", budget, game=game, to=to))


Claim = Literal["outcome", "grundy", "period"]


def certificate(position: PositionLike, claim: Claim = "outcome", *, budget: int | None = None) -> str:
    """Returns a proof of an answer as one line of JSON. For ``period`` the game is named without numbers."""
    text = str(position) if claim == "period" else str(position_of(position))
    return json.dumps(ask("certificate", budget, position=text, claim=claim), ensure_ascii=False)


def verify(certificate: str, *, lang: str = "en", budget: int | None = 100_000_000) -> str:
    """Checks a certificate, without the solver, and returns what it proves.

    Raises ``NimatronError`` with the code ``refused`` if it does not hold.
    """
    statement: str = ask("verify", budget, certificate=certificate, lang=lang)["verified"]
    return statement
