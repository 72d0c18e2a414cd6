"""A reference system whose records and reports call events as the document does. Usage: ``python called.py SYSTEM``."""

import json
import subprocess
import sys

import leverframe


def renamed(found: object, names: dict[str, str]) -> object:
    """An answer with the names of the document in the fields that tell an event."""
    match found:
        case dict():
            return {
                key: names.get(value, value)
                if key in {"event", "by"} and isinstance(value, str)
                else renamed(value, names)
                for key, value in found.items()
            }
        case list():
            return [renamed(one, names) for one in found]
        case _:
            return found


def main(system: str) -> None:
    names = {**leverframe.load(system).declaration.realised}
    command = [sys.executable, "-m", "leverframe", "sut", system]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ours:
        assert ours.stdin is not None
        assert ours.stdout is not None
        for line in sys.stdin:
            ours.stdin.write(line)
            ours.stdin.flush()
            print(json.dumps(renamed(json.loads(ours.stdout.readline()), names)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
