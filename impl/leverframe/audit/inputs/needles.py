"""Whether bytes can be somewhere in many others, compiled by Numba (extra `fast`): many times as quick as `bytes.find`.

Four bytes of the needle are compared at each place. With unsigned indices and without a branch, the compiler compares
many places at once.
"""

from collections.abc import Callable

from leverframe.extras import required

with required("fast"):
    import numpy as np
    import numpy.typing as npt
    from numba import njit, types

_READ = types.Array(types.uint8, 1, "C", readonly=True)


@njit(types.boolean(_READ, _READ), cache=True)
def _may_be_in(needle: npt.NDArray[np.uint8], text: npt.NDArray[np.uint8]) -> bool:
    """Can the needle, of at least two bytes, be in a text? If not, it is not there."""
    if len(text) < len(needle):
        return False
    one, last = np.uint64(1), np.uint64(len(needle) - 1)
    middle = last // np.uint64(2)
    first, second, third, fourth = needle[0], needle[1], needle[middle], needle[last]
    least = np.uint8(255)
    for place in range(np.uint64(len(text)) - last):
        differ = (text[place] ^ first) | (text[place + one] ^ second)
        differ |= (text[place + middle] ^ third) | (text[place + last] ^ fourth)
        least = min(least, np.uint8(differ))
    return bool(least == 0)


def in_any(needle: bytes) -> Callable[[memoryview], bool]:
    """What tells whether the needle, of at least two bytes, can be in a text."""
    wanted = np.frombuffer(needle, np.uint8)

    def told(text: memoryview) -> bool:
        return bool(_may_be_in(wanted, np.frombuffer(text.toreadonly(), np.uint8)))

    return told
