"""The modules of the page as one script, since a page from a file can import no module.

Each module becomes a function that returns what it exports, and runs before the modules that import from it. Of the
syntax of modules, these forms are known, each at the beginning of a line; any other is refused:

    import { one, two } from "./other.js";
    export function name(…    export const name = …    export class Name …
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from leverframe.errors import InternalError
from leverframe.language import packed

ASSETS = Path(__file__).resolve().parent / "assets"
START = "main.js"

_IMPORT = re.compile(r'^import \{ ([^}]*) \} from "\./([a-z_]+\.js)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|const|class) (\w+))", re.MULTILINE)
_OTHER = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)
_COMMENT = re.compile(r"^\s*//.*\n", re.MULTILINE)


def asset(name: str) -> str:
    """A part of the page, of which a wheel contains a packed one."""
    return packed.content(ASSETS, name).decode()


def script() -> str:
    """The script of the page."""
    modules, waiting = dict[str, str](), [START]
    while waiting:
        name = waiting.pop()
        if name not in modules:
            modules[name] = asset(name)
            waiting += [found[2] for found in _IMPORT.finditer(modules[name])]
    return bundled(modules)


def bundled(modules: Mapping[str, str], start: str = START) -> str:
    """One script of modules, by their names. Raises InternalError for a form that is not known, or a cycle."""
    parts = ['"use strict";\n', *(_wrapped(name, modules[name]) for name in _order(modules, start, ()))]
    return "".join(dict.fromkeys(parts))


def _order(modules: Mapping[str, str], name: str, above: tuple[str, ...]) -> Iterator[str]:
    """A module after all modules that it imports from; some come several times, and the first time counts."""
    if name in above:
        raise InternalError(f"modules of the page import each other: {' → '.join((*above, name))}")
    if name not in modules:
        raise InternalError(f"the page has no module {name}, which {above[-1] if above else 'it begins with'} imports")
    for found in _IMPORT.finditer(modules[name]):
        yield from _order(modules, found[2], (*above, name))
    yield name


def _wrapped(name: str, text: str) -> str:
    exported = [found[1] for found in _EXPORT.finditer(text)]
    body = _IMPORT.sub(lambda found: f"const {{ {found[1]} }} = {_variable(found[2])};\n", text)
    body = _COMMENT.sub("", _EXPORT.sub("", body))
    other = _OTHER.search(body)
    if other is not None:
        raise InternalError(f"{name} has a form of modules that the bundle does not know: {other[0].strip()}")
    return f"const {_variable(name)} = (() => {{\n{body}return {{ {', '.join(exported)} }};\n}})();\n"


def _variable(name: str) -> str:
    return f"module_{name.removesuffix('.js')}"
