"""The places that pydantic names → the keys and indices of the file."""

from leverframe.language import nodes
from leverframe.language.report import Path


def without_tags(place: tuple[str | int, ...], root: nodes.Node) -> Path:
    """The keys and indices of a place, without the tags with which pydantic distinguishes the variants of a union."""
    path: list[str | int] = []
    node: nodes.Node | None = root
    for position, step in enumerate(place):
        is_tag = False
        match node, step:
            case nodes.Mapping(entries), str():
                kind_of_variable = place[0] == "variables" and len(path) == 2 and position == 2  # noqa: PLR2004 -- the third
                is_tag = kind_of_variable or (step not in entries and position < len(place) - 1)
            case nodes.Mapping(), _:
                pass
            case _, str():
                is_tag = step != "[key]"
            case _:
                pass
        if not is_tag:
            path.append(step)
            node = inside(node, step)
    return tuple(path)


def inside(node: nodes.Node | None, step: str | int) -> nodes.Node | None:
    """The value of a key or at an index; None if there is none."""
    match node, step:
        case nodes.Mapping(entries), str():
            return entries.get(step)
        case nodes.Sequence(items), int():
            return items[step]
        case _:
            return None
