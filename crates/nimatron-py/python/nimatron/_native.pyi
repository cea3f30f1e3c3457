from collections.abc import Callable, Iterable
from typing import Any, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "HeapGame",
    "MoveIterator",
    "OwnGame",
    "__version__",
    "ask",
    "counts",
    "decimal",
    "explain",
    "grundy",
    "grundy_sums",
    "integer",
    "is_winning",
    "is_winning_knim",
    "moves",
    "nim_sums",
    "survey_classes",
    "survey_rows",
    "text_counts",
    "text_grundy",
    "text_is_winning",
    "text_winning_moves",
    "winning_moves",
    "won_in_rust",
]

__version__: str

_Words = npt.NDArray[np.uint32] | npt.NDArray[np.uint64]
_Bits = npt.NDArray[np.uint8]

def ask(question: str, budget: int | None = None) -> str: ...
def explain(position: str, lang: str = "en", budget: int | None = None) -> str: ...
def is_winning_knim(piles: list[int], k: int) -> bool: ...
def integer(text: str) -> int: ...
def decimal(number: int) -> str: ...
def moves(position: str, winning: bool, lang: str = "en", budget: int | None = None) -> MoveIterator: ...
def grundy(
    game: str, to: int, budget: int | None = None, lang: str | None = None
) -> tuple[npt.NDArray[np.uint64], str]: ...
def is_winning(heaps: _Words, offsets: _Words, k: int | npt.NDArray[np.uint64], misere: bool = False) -> _Bits: ...
def winning_moves(
    heaps: _Words, offsets: _Words, k: int | npt.NDArray[np.uint64], misere: bool = False
) -> tuple[_Words, _Bits]: ...
def counts(
    heaps: _Words,
    offsets: _Words,
    k: int | npt.NDArray[np.uint64],
    misere: bool = False,
    first: int = 0,
    budget: int | None = None,
) -> npt.NDArray[np.uint64]: ...
def won_in_rust(
    heaps: _Words, offsets: _Words, k: int, misere: bool = False, moves: bool = False
) -> tuple[int, float]: ...
def nim_sums(heaps: _Words, offsets: _Words) -> npt.NDArray[np.uint64]: ...
def grundy_sums(
    game: str, heaps: _Words, offsets: _Words, first: int = 0, budget: int | None = None
) -> npt.NDArray[np.uint64]: ...
def text_is_winning(text: _Bits, offsets: _Words, first: int = 0, budget: int | None = None) -> _Bits: ...
def text_winning_moves(
    text: _Bits, offsets: _Words, first: int = 0, budget: int | None = None
) -> list[str | None]: ...
def text_counts(
    text: _Bits, offsets: _Words, first: int = 0, budget: int | None = None
) -> npt.NDArray[np.uint64]: ...
def text_grundy(
    text: _Bits, offsets: _Words, first: int = 0, budget: int | None = None
) -> npt.NDArray[np.uint64]: ...
def survey_classes(family: str, bound: int) -> list[tuple[str, str]]: ...
def survey_rows(
    classes: list[tuple[str, str]], to: int, quotient: int | None = None, quotient_steps: int = 1000000
) -> list[str]: ...
@final
class MoveIterator:
    def __iter__(self) -> MoveIterator: ...
    def __next__(self) -> str: ...

@final
class OwnGame:
    def __new__(cls, options: Callable[[Any], Iterable[Any]]) -> OwnGame: ...
    def is_winning(self, position: Any, misere: bool = False, budget: int | None = None) -> bool: ...
    def remoteness(self, position: Any, misere: bool = False, budget: int | None = None) -> int: ...
    def grundy(self, position: Any, budget: int | None = None) -> int: ...
    def winning_options(self, position: Any, misere: bool = False, budget: int | None = None) -> list[Any]: ...

@final
class HeapGame:
    def __new__(cls, options: Callable[[int], Iterable[int | Iterable[int]]]) -> HeapGame: ...
    def grundy(self, to: int) -> tuple[npt.NDArray[np.uint64], str]: ...
    def quotient(self, to: int, name: str, budget: int | None = None) -> str: ...
