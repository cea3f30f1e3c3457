"""Exceptions: what went wrong as a stable code, where, and in words."""

from __future__ import annotations


class NimatronError(ValueError):
    """A question that has no answer: it is wrong, or the answer is out of reach."""

    code: str
    """The stable slug, such as ``"syntax"`` or ``"over-budget"``."""
    message: str
    """What was found and what is expected."""
    line: int | None
    """The line of the text that was given, from 1, if the error has a place."""
    column: int | None
    """The column, from 1."""

    row: int | None
    """The row of the column that was given, from 0."""

    def __init__(
        self,
        code: str,
        message: str,
        line: int | None = None,
        column: int | None = None,
        row: int | None = None,
    ) -> None:
        places = [("row", row), ("line", line if line != 1 else None), ("column", column)]
        place = ", ".join(f"{name} {number}" for name, number in places if number is not None)
        super().__init__(f"{place}: {message}" if place else message)
        self.code, self.message = code, message
        self.line, self.column, self.row = line, column, row

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.message, self.line, self.column, self.row)


class OverBudgetError(NimatronError):
    """The answer is out of reach within the budget; it is never guessed."""


class IllegalMoveError(NimatronError):
    """The move is not legal in the position."""


_CLASSES: dict[str, type[NimatronError]] = {
    "over-budget": OverBudgetError,
    "illegal-move": IllegalMoveError,
}


def of(
    code: str, message: str, line: int | None = None, column: int | None = None, row: int | None = None
) -> NimatronError:
    """Returns the exception for an error with this code."""
    return _CLASSES.get(code, NimatronError)(code, message, line, column, row)
