"""Excerpts of untrusted text, safe to show."""


def quoted(text: str) -> str:
    """Return an excerpt of an untrusted text: short, quoted and in plain ASCII, so that any output can show it."""
    return ascii(shortened(text))


def shortened(text: str, most: int = 40) -> str:
    """Return the text, or its beginning and its length if it is longer than `most`."""
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters)"


def recordable(text: str) -> str:
    """Return the text with unpaired surrogates escaped, since no record can hold them."""
    return text.encode("utf-8", "backslashreplace").decode()
