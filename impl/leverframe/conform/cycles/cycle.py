"""A cycle: a stimulus with its data, and the plan of what happens until the subject is at rest again."""

from dataclasses import dataclass

from leverframe.model.trace import value_text
from leverframe.observe.observations import Value


@dataclass(frozen=True, slots=True)
class Given:
    """A stimulus with a value for each parameter that it gives: a label of the interface.

    `same` is a name of its values: those that have an identity are the same ones wherever the name is the same.
    """

    stimulus: str
    data: tuple[tuple[str, Value], ...] = ()
    same: str = ""

    def __str__(self) -> str:
        told = ", ".join(f"{name} = {value_text(value)}" for name, value in self.data)
        told += ", the same one each time" if self.same else ""
        return f"{self.stimulus}({told})" if told else self.stimulus


@dataclass(frozen=True, slots=True)
class Passing:
    """Time that passes on the subject's clock, in milliseconds."""

    ms: int

    def __str__(self) -> str:
        return f"{self.ms:,} ms pass"


Element = str | Given | Passing


@dataclass(frozen=True, slots=True)
class Cycle:
    """A stimulus, and then in this order: outcomes, faults, actions of the environment, further stimuli and time."""

    given: Given
    plan: tuple[Element, ...] = ()

    def __str__(self) -> str:
        return " ".join((str(self.given), *(f"· {element}" for element in self.plan)))
