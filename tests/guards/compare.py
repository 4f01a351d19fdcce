"""Whether everything that was sent is still sent, and equal. Fields may be added."""

from typing import Any


def departure(golden: Any, now: Any, path: str = "") -> str:
    """Where what is sent now departs from what was sent, and how; "" if it does not.

    An object may have more fields than it had. A list keeps its length and its order.
    """
    if type(golden) is not type(now):
        return f"{path}: was {shown(golden)}, is {shown(now)}"
    if isinstance(golden, dict):
        for key, value in golden.items():
            if key not in now:
                return f"{path}.{key}: was {shown(value)}, is gone"
            if found := departure(value, now[key], f"{path}.{key}"):
                return found
        return ""
    if isinstance(golden, list):
        if len(golden) != len(now):
            return f"{path}: had {len(golden)} items, has {len(now)}: {shown(golden)} and {shown(now)}"
        for number, (one, other) in enumerate(zip(golden, now, strict=True)):
            if found := departure(one, other, f"{path}[{number}]"):
                return found
        return ""
    return "" if golden == now else f"{path}: was {shown(golden)}, is {shown(now)}"


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 300 else text[:300] + "…"
