"""The errors of an address, as OpenAPI lists them."""

from http import HTTPStatus

from litestar.openapi.datastructures import ResponseSpec

from gobelet.server.protocol import messages as wire


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """All have the same shape."""
    return {
        status: ResponseSpec(wire.Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in statuses
    }
