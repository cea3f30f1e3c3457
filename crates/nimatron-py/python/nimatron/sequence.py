"""Grundy values of single heaps, and how they repeat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from . import _native
from ._ask import ask

Values = npt.NDArray[np.uint64]


@dataclass(frozen=True)
class Period:
    """How values repeat: from ``preperiod`` on, ``period`` more stones raise the value by ``saltus``."""

    kind: Literal["proved", "observed"]
    preperiod: int
    period: int
    saltus: int
    exceptions: tuple[tuple[int, int], ...]
    """The heaps below the preperiod that do not follow the period, each with its value."""
    source: str | None
    """The theorem that proves it; ``None`` if it is only observed."""

    @property
    def is_proved(self) -> bool:
        """Whether the period holds forever."""
        return self.kind == "proved"

    @classmethod
    def of(cls, report: Any) -> Period | None:
        """Returns the period that an answer describes."""
        if report is None:
            return None
        exceptions = tuple((int(pair["heap"]), int(pair["value"])) for pair in report["exceptions"])
        preperiod, period, saltus = (int(report[name]) for name in ("preperiod", "period", "saltus"))
        return cls(report["kind"], preperiod, period, saltus, exceptions, report["source"])

    def __str__(self) -> str:
        return f"{self.preperiod}/{self.period}" + (f"+{self.saltus}" if self.saltus else "")


class Sequence:
    """The Grundy values of the heaps 0, 1, 2, … of a game. It is an array for numpy."""

    def __init__(self, game: str, values: Values, rest: Any, draw: Callable[[], str] | None = None) -> None:
        self.game = game
        self.values: Values = values
        """The values as an array of uint64."""
        self.period = Period.of(rest["period"])
        """How the values repeat; ``None`` if that is not known."""
        self.rare: dict[str, Any] | None = rest["rare"]
        """The mask of the sparse space and its rare heaps, if the computation used them."""
        self._draw = draw

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, index: Any) -> Any:
        return self.values[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.values.tolist())

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.array(self.values, dtype=dtype, copy=copy)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self.values[:12])) + (", …" if len(self) > 12 else "")
        period = "" if self.period is None else f"; period {self.period}, {self.period.kind}"
        return f"<Sequence of {self.game}: {shown}{period}>"

    def _repr_svg_(self) -> str | None:
        return None if self._draw is None else self._draw()


def grundy(game: str, to: int = 200, *, budget: int | None = None) -> Sequence:
    """Returns the Grundy values of the heaps 0 to ``to`` of a game, which is named without numbers.

    >>> grundy("kayles", 10_000).period.period
    12
    """
    values, rest = _native.grundy(game, to, budget)

    def draw() -> str:
        svg: str = ask("grundy", budget, game=game, to=to, svg=True)["svg"]
        return svg

    return Sequence(game, values, json.loads(rest), draw)
