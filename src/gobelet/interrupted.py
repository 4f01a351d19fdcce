"""Ctrl-C in the middle of a long run."""

from typing import Generic, TypeVar

Result = TypeVar("Result")


class Interrupted(KeyboardInterrupt, Generic[Result]):
    """Somebody pressed Ctrl-C; `result` is what there is so far."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result
