"""The errors of an address, as OpenAPI lists them."""

from http import HTTPStatus

from litestar.openapi.datastructures import ResponseSpec

from gobelet.server.protocol.problem import Problem


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """All have the same shape."""
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in statuses
    }
