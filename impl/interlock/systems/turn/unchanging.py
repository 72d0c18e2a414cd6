"""Becomes a program that can change no file: ``python -I -S -B unchanging.py PROGRAM ARGUMENTS``.

What a policy counts as safe is a guess about a program and its arguments. So that nothing depends on that guess, the
program and all that it starts are in a Landlock domain (landlock(7)) in which nothing can be made, opened for writing,
shortened, renamed or removed, wherever it lies; /dev/null alone can be written. This imports nothing of Interlock, and
runs alone.

Limits: Linux from 6.2 on; where there is no such domain, nothing is run (`is_possible`). Mode, owner, times and
extended attributes of files are no matter of Landlock. What was open before, such as both outputs, stays so.
"""

import ctypes
import os
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
CREATE_RULESET_VERSION, RULE_PATH_BENEATH, PR_SET_NO_NEW_PRIVS = 1, 1, 38
WITH_TRUNCATION, WITH_DEVICES = 3, 5
"""Versions of Landlock: the first that forbids to shorten a file, and that to steer a device."""
WRITE_FILE, IOCTL_DEV = 1 << 1, 1 << 15
CHANGES = WRITE_FILE | sum(1 << bit for bit in range(4, 15))
"""To write, remove, make (of seven kinds), move and truncate."""
NOT_STARTED = 126
"""The exit code where the program cannot be started, as of a shell."""


class _Rules(ctypes.Structure):
    _fields_ = (("handled_access_fs", ctypes.c_uint64),)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def is_possible() -> bool:
    """Can a program be kept from changing files here?"""
    return _version() >= WITH_TRUNCATION


def main() -> None:
    """Give up all changes, and become the program."""
    program, *arguments = sys.argv[1:]
    try:
        _give_up_changes()
        os.execv(program, [os.path.basename(program), *arguments])  # noqa: S606, PTH119 -- that is the point, at once
    except OSError as error:
        sys.stderr.write(f"{program} cannot be started: {error.strerror}\n")
        sys.exit(NOT_STARTED)


def _give_up_changes() -> None:
    version = _version()
    if version < WITH_TRUNCATION:
        raise OSError(0, "it cannot be kept from changing files here")
    changes = CHANGES | (IOCTL_DEV if version >= WITH_DEVICES else 0)
    rules = _call(CREATE_RULESET, ctypes.byref(_Rules(changes)), ctypes.sizeof(_Rules), 0)
    nothing = os.open(os.devnull, os.O_PATH | os.O_CLOEXEC)
    _call(ADD_RULE, rules, RULE_PATH_BENEATH, ctypes.byref(_Beneath(WRITE_FILE, nothing)), 0)
    ctypes.CDLL(None).prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    _call(RESTRICT_SELF, rules, 0)
    os.close(rules)
    os.close(nothing)


def _version() -> int:
    try:
        return _call(CREATE_RULESET, None, 0, CREATE_RULESET_VERSION)
    except OSError:
        return 0


def _call(number: int, *arguments: object) -> int:
    library = ctypes.CDLL(None, use_errno=True)
    found = int(library.syscall(number, *arguments))
    if found < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return found


if __name__ == "__main__":
    main()
