"""Every error over HTTP, as it is answered: ours, and those that the framework finds."""

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from gobelet.core.errors import GobeletError
from gobelet.server.errors import Trouble
from gobelet.server.protocol.problem import Problem
from gobelet.server.web import problems
from gobelet.server.web.requests import MOST_BYTES, MOST_FILE, AnyRequest, lobby_of

logger = logging.getLogger(__name__)


def _answer(request: AnyRequest, error: GobeletError, status: int) -> Response[Problem]:
    lang = problems.preferred(request.headers.get("accept-language", ""))
    lobby_of(request).metrics.refuse(error.id)
    headers = problems.retry_after(error, status)
    if status == 408:
        headers["connection"] = "close"  # we do not wait for the rest of its body
    return Response(problems.problem(error, lang), status_code=status, headers=headers)


def _ours(request: AnyRequest, error: GobeletError) -> Response[Problem]:
    return _answer(request, error, error.status if isinstance(error, Trouble) else 400)


def _theirs(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors that the framework finds by itself."""
    status = error.status_code
    if status == 404:
        return _answer(request, Trouble("not-found", status, {}), status)
    if status == 405:
        return _answer(request, Trouble("method-not-allowed", status, {}), status)
    if status == 413:
        most = MOST_FILE if request.url.path.startswith("/api/replay") else MOST_BYTES
        return _answer(request, Trouble("message-too-long", status, {"most": most}), status)
    if status >= 500:
        return _unforeseen(request, error)
    found = error.extra if isinstance(error.extra, list) and error.extra else [error.detail]
    reason = "; ".join([_what_is_wrong(one) for one in found])
    return _answer(request, Trouble("not-json", status, {"reason": reason[:200]}), status)


def _what_is_wrong(found: Any) -> str:
    """A finding of the framework, with the field that it is about."""
    if not isinstance(found, dict):
        return str(found)
    field, message = found.get("key", ""), str(found.get("message", found))
    return f"{field}: {message}" if field else message


def _too_deep(request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """JSON nested too deeply."""
    return _answer(request, Trouble("not-json", 400, {"reason": "too deep"}), 400)


def _not_text(request: AnyRequest, _error: UnicodeDecodeError) -> Response[Problem]:
    """JSON whose strings are not UTF-8."""
    return _answer(request, Trouble("not-json", 400, {"reason": "not UTF-8"}), 400)


def _unforeseen(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request was not answered", exc_info=error)
    return _answer(request, Trouble("server-error", 500, {}), 500)


HANDLERS: Final[dict[type[Exception] | int, Any]] = {
    GobeletError: _ours,
    HTTPException: _theirs,
    RecursionError: _too_deep,
    UnicodeDecodeError: _not_text,
    Exception: _unforeseen,
}
