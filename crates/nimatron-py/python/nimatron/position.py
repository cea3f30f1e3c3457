"""Positions and moves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Union

from . import _native
from ._ask import ask
from .errors import IllegalMoveError

if TYPE_CHECKING:
    from .solution import Solution


@dataclass(frozen=True)
class Move:
    """A legal move and where it leads."""

    typed: str
    """The move as it is typed: ``2>3`` lowers the second heap to 3."""
    text: str
    """The move in words."""
    to: Position
    """The position after it."""
    action: Any = field(compare=False, repr=False)
    """The move as data, as in the JSON of the other surfaces; heaps count from 0."""

    @classmethod
    def of(cls, report: Mapping[str, Any]) -> Move:
        """Returns the move that an answer describes."""
        return cls(report["move"], report["text"], Position._read(report["to"]), report["action"])

    def __str__(self) -> str:
        return self.typed


MoveLike = Union[str, Move, Mapping[str, Any]]
"""A move as it is typed, as it was given, or as data."""


class Position:
    """A position of one game or of a sum, in the notation or from numbers of any size.

    >>> Position("moore(2) 3 4 5") == Position([3, 4, 5], k=2)
    True
    >>> Position("kayles 7") + Position([3, 4], game="wythoff")
    Position('kayles 7 + wythoff 3 4')
    """

    __slots__ = ("_text", "__dict__")
    _text: str

    def __init__(
        self,
        position: str | Position | Iterable[int],
        *,
        game: str | None = None,
        k: int | None = None,
        misere: bool | None = None,
    ) -> None:
        """Reads a position.

        Numbers are heaps of ``game``, of Moore's Nim if ``k`` is given, else of Nim. ``misere`` sets the convention,
        which is otherwise the one of the text, or normal play.
        """
        if isinstance(position, (str, Position)):
            if game is not None or k is not None:
                raise TypeError("game and k belong to numbers: a text names its game itself")
            text = str(position)
        else:
            if game is not None and k is not None:
                raise TypeError("give either game or k")
            if not isinstance(position, Iterable):
                raise TypeError(f"a position is a text or the numbers of its heaps, not {type(position).__name__}")
            name = game if game is not None else "nim" if k is None else f"moore({_native.decimal(k)})"
            text = " ".join([name, *map(_native.decimal, position)])
        known = self._look(text)
        self._text = known["position"]
        if misere is not None and misere != self.is_misere:
            bare = self._text.removeprefix("misere ")
            self._text = f"misere {bare}" if misere else bare
            del self.__dict__["_board"]

    @classmethod
    def _read(cls, text: str) -> Position:
        """Returns the position with a text that the solver wrote."""
        position = cls.__new__(cls)
        position._text = text
        return position

    def _look(self, text: str) -> Any:
        self.__dict__["_board"] = known = ask("moves", position=text)
        return known

    @cached_property
    def _board(self) -> Any:
        return ask("moves", position=self._text)

    @property
    def is_misere(self) -> bool:
        """Whether the player who cannot move wins."""
        return bool(self._board["convention"] == "misere")

    @property
    def is_over(self) -> bool:
        """Whether no move is left."""
        return bool(self._board["over"])

    @property
    def games(self) -> list[str]:
        """The names of the games of the sum."""
        return [component["game"] for component in self._board["components"]]

    @property
    def numbers(self) -> list[list[int]]:
        """The numbers of each component."""
        rows = (component["board"]["numbers"] for component in self._board["components"])
        return [[_native.integer(number) for number in row] for row in rows]

    @property
    def rules(self) -> list[str]:
        """What a move is in each component, in words."""
        return [component["rule"] for component in self._board["components"]]

    @property
    def legal_moves(self) -> Moves:
        """The legal moves."""
        return Moves(self)

    def play(self, move: MoveLike) -> Position:
        """Returns the position after a move.

        >>> Position("nim 3 4").play("2>3")
        Position('nim 3 3')
        """
        made: Any = move.action if isinstance(move, Move) else move
        answer = ask("play", position=self._text, move=made)
        return Position._read(answer["to"])

    def solve(self, *, budget: int | None = None) -> Solution:
        """Decides who wins; see :func:`nimatron.solve`."""
        from .solution import Solution

        return Solution(self, budget=budget)

    def grundy(self, *, budget: int | None = None) -> int:
        """Returns the Grundy value under normal play."""
        return self.solve(budget=budget).grundy

    def with_convention(self, *, misere: bool) -> Position:
        """Returns the same position under normal or misère play."""
        return Position(self, misere=misere)

    def __add__(self, other: str | Position) -> Position:
        other = other if isinstance(other, Position) else Position(other)
        if other.is_misere != self.is_misere:
            raise ValueError("a sum has one convention: both positions must be played alike")
        return Position(f"{self._text} + {other._text.removeprefix('misere ')}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Position({self._text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self._text,)

    def _repr_html_(self) -> str:
        from .html import position

        return position(self)


class Moves:
    """The legal moves of a position, or the winning ones, found while they are asked for: there may be more than fit in
    memory. Every loop begins anew, and ``next`` goes on.

    >>> moves = Position("nim 1 2").legal_moves
    >>> [str(move) for move in moves]
    ['1>0', '2>0', '2>1']
    >>> "2>1" in moves, "1>5" in moves
    (True, False)
    >>> next(moves("ru")).to
    Position('nim 0 2')
    """

    def __init__(
        self, position: Position, *, winning: bool = False, lang: str = "en", budget: int | None = None
    ) -> None:
        self._position = position
        self._winning = winning
        self._lang = lang
        self._budget = budget
        self._begun: Iterator[Move] | None = None

    def __call__(self, lang: str = "en") -> Moves:
        """Returns the same moves, told in another language."""
        return Moves(self._position, winning=self._winning, lang=lang, budget=self._budget)

    def __iter__(self) -> Iterator[Move]:
        found = _native.moves(str(self._position), self._winning, self._lang, self._budget)
        return (Move.of(json.loads(move)) for move in found)

    def __next__(self) -> Move:
        if self._begun is None:
            self._begun = iter(self)
        return next(self._begun)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, (str, Move, Mapping)):
            return False
        try:
            after = self._position.play(move)
        except IllegalMoveError:
            return False
        return not self._winning or not after.solve(budget=self._budget).is_winning

    def __repr__(self) -> str:
        return f"<{'Winning' if self._winning else 'Legal'} moves of {self._position}>"


PositionLike = Union[str, Position, Iterable[int]]
"""A position, its text, or the heaps of one of Nim."""


def position_of(position: PositionLike) -> Position:
    """Returns a position that was given in any way."""
    return position if isinstance(position, Position) else Position(position)
