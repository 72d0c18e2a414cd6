"""docs/api.md: the interface for Python programs, from its signatures and docstrings.

``python -m tests.support.api_page`` makes the page anew.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from types import FunctionType

import leverframe
from tests.run import ROOT

PAGE = ROOT / "docs" / "api.md"
_WIDTH = 100
_INTRODUCTION = """# The interface for Python

`import leverframe` gives these names, and they are the interface. Everything else may change from one version to the
next. [Running a machine](runtime.md), [interfaces and the observer](interfaces.md) and [the journal](journal.md) show
them at work; [notebooks](how-to/notebooks.md) show machines, verdicts and runs.

Derived: `python -m tests.support.api_page`.
"""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "Load, check and draw": ("load", "bundled", "Machine", "Picture"),
    "Verdicts": ("Verdicts", "Result", "Verdict", "Holds", "Fails", "Unknown", "Trace", "TraceStep"),
    "Run": ("Runtime", "AsyncRuntime", "Clock", "SystemClock", "VirtualClock"),
    "Record": ("Recorder", "Entry", "Outcome", "Journal", "ToFile", "ToCommand", "ToAddress"),
    "Observe and test": ("Observer", "Refusal", "Mealy"),
    "Errors": (
        "LeverframeError",
        "InputError",
        "Diagnostic",
        "CapacityError",
        "MissingExtraError",
        "JournalError",
        "StateError",
        "SealedError",
        "DeclarationError",
        "InternalError",
    ),
}


def made() -> str:
    """The page."""
    blocks = [_INTRODUCTION.strip()]
    for group, names in GROUPS.items():
        blocks += [f"## {group}", *(block for name in names for block in _entry(name, getattr(leverframe, name)))]
    return "\n\n".join(blocks) + "\n"


def _entry(name: str, found: object) -> Iterator[str]:
    """A function, a class with its members, or a union of classes."""
    yield f"### {name}"
    match found:
        case type():
            yield from _class(found)
        case FunctionType():
            yield from _function(_parsed(found))
        case _:
            union = re.findall(r"(\w+)(?= \||$)", str(found))
            yield f"One of {', '.join(f'[{one}](#{one.lower()})' for one in union)}."


def _parsed(found: type | FunctionType) -> ast.stmt:
    return ast.parse(textwrap.dedent(inspect.getsource(found))).body[0]


def _class(found: type) -> Iterator[str]:
    """A class: its bases, its text, its fields, and its methods and properties with a text."""
    node = _parsed(found)
    assert isinstance(node, ast.ClassDef)
    bases = [base.__name__ for base in found.__bases__ if base is not object and base.__name__ in leverframe.__all__]
    bases = bases or [base.__name__ for base in found.__bases__ if base.__module__ == "builtins" and base is not object]
    yield _code(f"class {node.name}({', '.join(bases)})" if bases else f"class {node.name}")
    yield from _documented(node)
    if fields := [ast.unparse(field) for field in node.body if _is_field(field)]:
        yield _code("\n".join(fields))
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and not inner.name.startswith("_"):
            decorators = {ast.unparse(decorator) for decorator in inner.decorator_list}
            if ast.get_docstring(inner) and not any(decorator.endswith(".setter") for decorator in decorators):
                yield f"#### {node.name}.{inner.name}"
                yield from _function(inner, is_value=bool(decorators & {"property", "cached_property"}))


def _is_field(node: ast.stmt) -> bool:
    match node:
        case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
            return not name.startswith("_")
        case _:
            return False


def _function(node: ast.stmt, *, is_value: bool = False) -> Iterator[str]:
    """A function, a method, or a property: its signature and its text."""
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    result = _unquoted(node.returns)
    if is_value:
        yield _code(f"{node.name}: {result}")
    else:
        start = f"{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}{node.name}("
        end = f") -> {result}"
        line = start + ", ".join(_parameters(node.args)) + end
        if len(line) > _WIDTH:
            line = "\n".join((start, *(f"    {parameter}," for parameter in _parameters(node.args)), end))
        yield _code(line)
    yield from _documented(node)


def _parameters(found: ast.arguments) -> Iterator[str]:
    """The parameters of a function, without `self` and `cls`."""
    plain = [*found.posonlyargs, *found.args]
    defaults = [None] * (len(plain) - len(found.defaults)) + found.defaults
    for parameter, default in zip(plain, defaults, strict=True):
        if parameter.arg not in {"self", "cls"}:
            yield _parameter(parameter, default)
    if found.vararg:
        yield f"*{_parameter(found.vararg, None)}"
    elif found.kwonlyargs:
        yield "*"
    for parameter, value in zip(found.kwonlyargs, found.kw_defaults, strict=True):
        yield _parameter(parameter, value)
    if found.kwarg:
        yield f"**{_parameter(found.kwarg, None)}"


def _parameter(parameter: ast.arg, default: ast.expr | None) -> str:
    annotation = f": {_unquoted(parameter.annotation)}" if parameter.annotation else ""
    return f"{parameter.arg}{annotation}{f' = {ast.unparse(default)}' if default else ''}"


def _unquoted(annotation: ast.expr | None) -> str:
    """A type, without the quotes that delay its evaluation; the texts of a `Literal` keep theirs."""
    text = ast.unparse(annotation) if annotation else "None"
    return text if "Literal" in text else re.sub(r"'([\w.\[\], |]+)'", r"\1", text)


def _documented(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The paragraphs of a docstring; indented lines are examples."""
    for paragraph in re.split(r"\n{2,}", ast.get_docstring(node) or ""):
        if paragraph.startswith("    "):
            yield f"```pycon\n{textwrap.dedent(paragraph)}\n```"
        elif paragraph:
            plain = re.sub(r"``(.+?)``", r"`\1`", " ".join(paragraph.split()))
            outside = (part if part.startswith("`") else _escaped(part) for part in re.split(r"(`[^`]+`)", plain))
            yield textwrap.fill("".join(outside), 120, break_long_words=False, break_on_hyphens=False)


def _escaped(text: str) -> str:
    return re.sub(r"([*_<>\[\]])", r"\\\1", text)


def _code(text: str) -> str:
    """A block of code; ruff, which also formats the code of pages, prefers double quotes."""
    plain = text if '"' in text else text.replace("'", '"')
    return f"```python\n{plain}\n```"


if __name__ == "__main__":
    PAGE.write_text(made(), "utf-8")
