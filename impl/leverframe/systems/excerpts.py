"""How something out of a stranger's text is shown."""


def quoted(text: str) -> str:
    """A text out of somebody's message, short and in plain ASCII, so that it can be shown anywhere."""
    return ascii(shortened(text))


def shortened(text: str, most: int = 40) -> str:
    """The beginning of a text, and how long it was if that is not all."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters)"


def recordable(text: str) -> str:
    """A text without half surrogate pairs, which no record can hold."""
    return text.encode("utf-8", "backslashreplace").decode()
