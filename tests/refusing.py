"""Expecting an error of Gobelet by its id, not by its sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gobelet.core.errors import GobeletError


@contextmanager
def refusing(kind: type[GobeletError], id: str) -> Iterator[None]:
    """The block raises an error of this kind, and this id is its own or that of its reason."""
    with pytest.raises(kind) as caught:
        yield
    assert id in caught.value.bare()
