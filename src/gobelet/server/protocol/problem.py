"""Every error over HTTP."""

from gobelet.server.protocol.answers import Fact
from gobelet.server.protocol.part import Part


class Problem(Part):
    """Every error over HTTP. `code` is a message id of the .ftl files, `text` its sentence."""

    code: str
    text: str
    rule: str = ""
    facts: dict[str, Fact] = {}
