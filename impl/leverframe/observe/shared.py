"""What several threads use at the same time, each of which may remember more of what it has computed."""


class Shared:
    """An object that remembers in dictionaries."""

    def __getstate__(self) -> dict[str, object]:
        """What it is at one moment: while it is pickled, another thread may remember more."""
        return {name: value.copy() if isinstance(value, dict) else value for name, value in vars(self).items()}
