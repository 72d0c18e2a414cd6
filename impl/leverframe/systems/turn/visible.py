"""Visible and invisible characters. Paths reject invisible characters, and prompts show them as numbers.

Invisible are the characters that Python considers unprintable, the letters and marks that are drawn as nothing (the
Unicode property Default_Ignorable_Code_Point, Unicode 15, DerivedCoreProperties), and the blank Braille pattern. Used
in variable names, such characters have hidden whole programs (Wolfgang Ettlinger, *The Invisible JavaScript Backdoor*,
2021).
"""

_DRAWN_AS_NOTHING = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)}
)


def is_seen(character: str) -> bool:
    """Is a character visible, or a plain space?"""
    return character.isprintable() and ord(character) not in _DRAWN_AS_NOTHING
