"""The validation of a tool that a model defines, before it is registered (REUG-020, REUG-049).

The checks, in order: the required fields and their types; the name; the JSON Schema of the parameters, and its
structure; the steps, which use only registered tools and not the tool itself; the cost of one use. The first problem is
reported.

Source: document 003, lines 77 to 80 and 116 ('Required Fields Check', 'Parameter Structure', 'Type Validation').
"""

from collections.abc import Mapping

from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.reug.plans import Script, UseTool, script
from leverframe.systems.reug.scripts import check_one
from leverframe.systems.reug.tools import MAX_COST, Registry, Tool
from leverframe.systems.schemas import Schema, SchemaError, closed

_TYPES = frozenset({"array", "boolean", "integer", "null", "number", "object", "string"})
_REFERENCES = frozenset({"$ref", "$dynamicRef", "$recursiveRef"})
_NAME: Mapping[str, Json] = {"type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "maxLength": 64}
_STEP = closed(
    {
        "tool": {"type": "string"},
        "arguments": {"type": "object"},
        "after": {"type": "array", "items": {"type": "string"}},
        "when": True,
    },
    required=["tool"],
)
_FORM = Schema.of(
    closed(
        {
            "name": _NAME,
            "doc": {"type": "string", "minLength": 1, "maxLength": 2000},
            "parameters": {"type": "object"},
            "returns": {"type": "string"},
            "steps": {
                "type": "object",
                "minProperties": 1,
                "maxProperties": MAX_COST,
                "additionalProperties": _STEP,
            },
        },
        required=["name", "doc", "parameters", "steps"],
    )
)


class DefinitionError(ValueError):
    """A definition is invalid. The message says why."""


def validate(definition: Mapping[str, Json], asked: str, registry: Registry) -> Tool:
    """Return the tool of a definition; `asked` is the requested name. Raises DefinitionError, and ScriptError."""
    wrong = _FORM.wrong_with(dict(definition))
    if wrong is not None:
        raise DefinitionError(f"the definition: {wrong}")
    name = str(definition["name"])
    if name != asked:
        raise DefinitionError(f"the requested tool is {quoted(asked)}, and the definition names {quoted(name)}")
    if name in registry.tools:
        raise DefinitionError(f"a tool named {name} is already registered")
    parameters = definition["parameters"]
    if not isinstance(parameters, Mapping):
        raise DefinitionError("the parameters are not an object")
    schema, known = _parameters(parameters)
    steps = script(definition)
    unknown = steps.takes - known
    if unknown:
        raise DefinitionError(f"a step takes {quoted(min(unknown))}, which is not a required parameter")
    check_one(name, steps, registry.tools)
    used = _used(steps, registry)
    cost = sum(tool.cost for tool in used)
    if cost > MAX_COST:
        raise DefinitionError(f"one use of it leads to {cost:,} uses of other tools; at most {MAX_COST} are allowed")
    return Tool(name, str(definition["doc"]), schema, steps, all(tool.pure for tool in used), cost)


def _refers(written: Json) -> bool:
    """Does a schema contain references? Evaluating these can take exponential time."""
    match written:
        case Mapping():
            return not _REFERENCES.isdisjoint(written) or any(map(_refers, written.values()))
        case list() | tuple():
            return any(map(_refers, written))
        case _:
            return False


def _used(steps: Script, registry: Registry) -> tuple[Tool, ...]:
    return tuple(registry.tools[step.does.tool] for step in steps.steps.values() if isinstance(step.does, UseTool))


def _parameters(written: Mapping[str, Json]) -> tuple[Schema, frozenset[str]]:
    """Return the schema of the parameters, and the names of the required ones."""
    if _refers(written):
        raise DefinitionError("the parameters contain a reference ($ref): write the schema in its place")
    try:
        schema = Schema.of(written)
    except SchemaError as error:
        raise DefinitionError(f"the parameters are not a JSON Schema: {error}") from None
    if written.get("type") != "object":
        raise DefinitionError("the schema of the parameters does not have the type 'object'")
    properties, required = written.get("properties", {}), written.get("required", [])
    if not isinstance(properties, Mapping) or not isinstance(required, list | tuple):
        raise DefinitionError("the schema of the parameters has no properties")
    for name, described in properties.items():
        types = described.get("type") if isinstance(described, Mapping) else None
        if not (_TYPES.issuperset(types) if isinstance(types, list) else types in _TYPES):
            raise DefinitionError(f"the parameter {quoted(name)} has no type")
    missing = frozenset(map(str, required)) - properties.keys()
    if missing:
        raise DefinitionError(f"the parameter {quoted(min(missing))} is required, but not described")
    if written.get("additionalProperties") is not False:
        raise DefinitionError("the schema of the parameters must set additionalProperties to false")
    return schema, frozenset(map(str, required))
