"""The interface of a machine that has no file of its own: everything is derived from the declaration."""

from leverframe.language.declaration import Declaration, Maker
from leverframe.observe import parameters
from leverframe.observe.interface import EVENT, PATH, Interface, Records, Shown, Signal, Stimulus


def derived(declaration: Declaration) -> Interface:
    """The interface in which everything can be seen.

    Each step leaves a record, each variable that is no parameter is a field of it and can be seen between steps, and
    each environment action and each event without an edge is a signal.
    """
    erased = parameters.derived(declaration)
    taken = {PATH, EVENT, *erased}
    shows = {name: Shown((name,)) for name in (v.name for v in declaration.variables) if name not in taken}
    taken |= shows.keys()
    signals = {}
    for event in unrecorded(declaration, erased):
        name = event.lower()
        while name in taken:
            name += "_"
        taken.add(name)
        signals[name] = Signal({event: None})
    return Interface(
        declaration.machine,
        erased,
        shows,
        signals,
        records=Records("step"),
        stimuli=stimuli(declaration),
        variables=tuple(variable.name for variable in declaration.variables if variable.name not in erased),
    )


def stimuli(declaration: Declaration) -> dict[str, Stimulus]:
    """A stimulus for each input of the machine."""
    inputs = (event.name for event in declaration.events if event.maker is Maker.INPUT)
    return {name.lower(): Stimulus((name,)) for name in inputs}


def unrecorded(declaration: Declaration, erased: tuple[str, ...]) -> tuple[str, ...]:
    """The steps that no edge shows: environment actions that change more than parameters, and internal events."""
    edges = {transition.event for transition in declaration.transitions if transition.target is not None}
    visible = {
        action.event for action in declaration.environment if any(name not in erased for name, _ in action.effects)
    }
    return tuple(
        event.name
        for event in declaration.events
        if (event.name in visible if event.maker is Maker.ENVIRONMENT else event.name not in edges)
    )
