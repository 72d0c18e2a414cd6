"""Which characters can be seen: what cannot be has no place in a path, and is shown by its number to a person.

Besides what Python takes for unprintable these are letters and marks that are drawn as nothing (the Unicode property
Default_Ignorable_Code_Point, Unicode 15, DerivedCoreProperties), and the blank pattern of Braille. As names of
variables they have hidden whole programs (Wolfgang Ettlinger, *The Invisible JavaScript Backdoor*, 2021).
"""

_DRAWN_AS_NOTHING = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)}
)


def is_seen(character: str) -> bool:
    """Can a character be seen, or is it a plain space?"""
    return character.isprintable() and ord(character) not in _DRAWN_AS_NOTHING
