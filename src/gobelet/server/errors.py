"""What can go wrong at the server's door: a code, and the HTTP status that goes with it."""

from gobelet.core.errors import Fact, GobeletError


class Trouble(GobeletError):
    """`id` is the code: a message of locale/*/server.ftl."""

    def __init__(self, code: str, status: int, facts: dict[str, Fact]) -> None:
        super().__init__(code, "", facts)
        self.status = status
