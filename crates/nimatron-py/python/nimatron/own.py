"""Games of one's own, as Python functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, Literal, TypeVar, Union

from . import _native
from .answers import Quotient
from .sequence import Sequence

P = TypeVar("P", bound=Hashable)


class Game(Generic[P]):
    """A game given by a function from a position to the positions that a move leads to.

    Positions are any hashable objects. They are searched by definition, without theory; the function is asked once for
    each position.

    >>> take_a_divisor = Game(lambda n: [n - d for d in range(1, n) if n % d == 0])
    >>> [n for n in range(1, 10) if not take_a_divisor.is_winning(n)]
    [1, 3, 5, 7, 9]
    """

    def __init__(self, options: Callable[[P], Iterable[P]], *, budget: int | None = None) -> None:
        self._native = _native.OwnGame(options)
        self._budget = budget

    def is_winning(self, position: P, *, misere: bool = False) -> bool:
        """Returns whether the player to move wins."""
        return self._native.is_winning(position, misere, self._budget)

    def outcome(self, position: P, *, misere: bool = False) -> Literal["N", "P"]:
        """Returns ``"N"`` if the player to move wins, ``"P"`` if the other does."""
        return "N" if self.is_winning(position, misere=misere) else "P"

    def winning_options(self, position: P, *, misere: bool = False) -> list[P]:
        """Returns the options by which the player to move wins."""
        options: list[P] = self._native.winning_options(position, misere, self._budget)
        return options

    def grundy(self, position: P) -> int:
        """Returns the Grundy value."""
        return self._native.grundy(position, self._budget)

    def remoteness(self, position: P, *, misere: bool = False) -> int:
        """Returns the number of moves until the end if the winner hurries and the loser delays."""
        return self._native.remoteness(position, misere, self._budget)


HeapOption = Union[int, Iterable[int]]


class HeapGame:
    """A heap game given by a function from a heap to what may replace it: a heap or several, all smaller.

    >>> kayles = HeapGame(lambda n: [(a, n - t - a) for t in (1, 2) for a in range((n - t) // 2 + 1)])
    >>> list(kayles.grundy(5))
    [0, 1, 2, 3, 1, 4]
    """

    def __init__(self, options: Callable[[int], Iterable[HeapOption]], name: str = "a game of one's own") -> None:
        self._native = _native.HeapGame(options)
        self.name = name

    def grundy(self, to: int = 200) -> Sequence:
        """Returns the values of the heaps 0 to ``to``. A period is observed: nothing proves it."""
        values, rest = self._native.grundy(to)
        return Sequence(self.name, values, json.loads(rest))

    def quotient(self, to: int = 30, *, budget: int | None = 100_000_000) -> Quotient:
        """Returns the misère quotient of the heaps 0 to ``to``."""
        return Quotient.of(json.loads(self._native.quotient(to, self.name, budget)))
