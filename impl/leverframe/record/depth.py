"""How deeply a JSON text is nested, decided before it is parsed.

The depth that a parser supports depends on its caller, and the verdict on a text must not. The text may be anything:
in a text that is not JSON, the answer says nothing, and parsing fails.
"""

import re

_TOKENS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


def is_deeper(text: str, most: int) -> bool:
    """Are more than `most` objects and arrays nested in each other? Takes time linear in the length of the text."""
    if text.count("[") + text.count("{") <= most:
        return False
    depth = 0
    for token in _TOKENS.finditer(text):
        match token[0]:
            case "[" | "{":
                depth += 1
                if depth > most:
                    return True
            case "]" | "}":
                depth -= 1
            case _:
                pass
    return False
