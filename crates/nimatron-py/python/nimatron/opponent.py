"""Somebody to play against."""

from __future__ import annotations

from typing import Literal

from ._ask import ask
from .position import Move, Position, PositionLike, position_of

Level = Literal["perfect", "fallible", "random"]


class Opponent:
    """Plays perfectly, at random, or perfectly with mistakes. The same seed gives the same game."""

    def __init__(
        self, level: Level = "perfect", *, mistakes: float | None = None, seed: int = 0, budget: int | None = None
    ) -> None:
        self.level: Level = level
        self.mistakes = mistakes
        self.seed = seed
        self._budget = budget

    def reply(self, position: PositionLike) -> Move:
        """Returns the move that the opponent makes. Raises ``NimatronError`` if the game is over."""
        answer = ask(
            "reply",
            self._budget,
            position=str(position_of(position)),
            level=self.level,
            mistakes=self.mistakes,
            seed=self.seed,
        )
        self.seed = (self.seed + 1) % 2**64
        return Move.of(answer)


def random_position(game: str, seed: int = 0) -> Position:
    """Returns a position of a game to begin with."""
    return Position(ask("random", game=game, seed=seed)["position"])
