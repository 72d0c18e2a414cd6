"""Becomes a program that can change no file: ``python -I -S -B unchanging.py PROGRAM ARGUMENTS``.

What a policy counts as safe is a guess about a program and its arguments. So that nothing depends on that guess, two
parts of Linux confine the program and all that it starts. This imports nothing of Interlock, and runs alone.

- A Landlock domain (landlock(7)) in which nothing can be made, opened for writing, shortened, renamed or removed,
  wherever it lies; /dev/null alone can be written.
- A filter of system calls (seccomp(2)) against what Landlock does not cover, each of which fails with EPERM: changes of
  extended attributes, mode, owner, times and flags of files, and what would outlive the program in the kernel: shared
  memory, semaphores and message queues of System V, message queues of POSIX, keys. Also priority, processors and limits
  of other processes, and io_uring, which would bypass the filter. The supervisor keeps signals inside from Linux 6.12
  on (`interlock.systems.isolation.supervisor`); before, the filter refuses all signals.

Limits: Linux from 6.2 on, on x86-64 and 64-bit ARM; elsewhere nothing is run (`is_possible`), and programs for 32 bits
are killed. What was open before, such as both outputs, stays so. To read a file changes its access time, where the file
system keeps one.
"""

import ctypes
import os
import struct
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
CREATE_RULESET_VERSION, RULE_PATH_BENEATH, PR_SET_NO_NEW_PRIVS = 1, 1, 38
WITH_TRUNCATION, WITH_DEVICES, WITH_SIGNALS = 3, 5, 6
"""Versions of Landlock: the first that forbids to shorten a file, to steer a device, and to send a signal."""
WRITE_FILE, IOCTL_DEV = 1 << 1, 1 << 15
CHANGES = WRITE_FILE | sum(1 << bit for bit in range(4, 15))
"""To write, remove, make (of seven kinds), move and truncate."""
NOT_STARTED = 126
"""The exit code where the program cannot be started, as of a shell."""

PR_GET_SECCOMP, PR_SET_SECCOMP, MODE_FILTER = 21, 22, 2
LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
"""Instructions of classic BPF: load a word of what is known of the call, compare, jump, return (seccomp(2))."""
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, SECOND_ARGUMENT = 0, 4, 16, 24
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000 | 1, 0x80000000
"""Verdicts of a filter; a refused call fails with EPERM."""
OTHER_NUMBERS = 0x40000000
"""From here on, the numbers of x86-64 are those of x32, another way to the same calls."""
SET_FLAGS = (0x40086602, 0x40046602, 0x40087602, 0x40047602, 0x401C5820)
"""The requests of ioctl(2) that set flags, version and project of a file, which need not be open for writing."""

# Numbers of the calls, by asm/unistd_64.h and asm-generic/unistd.h; those from 424 on are the same everywhere.
ANYWHERE = {
    "io_uring_setup": 425, "fchmodat2": 452, "setxattrat": 463, "removexattrat": 466, "file_setattr": 469,
    "pidfd_send_signal": 424, "process_madvise": 440,
}  # fmt: skip
SIGNALS = {"kill", "tkill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "pidfd_send_signal"}
CALLS = {
    "x86_64": (
        0xC000003E,
        {
            "ioctl": 16, "prlimit64": 302,
            "kill": 62, "tkill": 200, "tgkill": 234, "rt_sigqueueinfo": 129, "rt_tgsigqueueinfo": 297,
            "setpriority": 141, "sched_setaffinity": 203, "sched_setscheduler": 144, "sched_setparam": 142,
            "sched_setattr": 314, "ioprio_set": 251, "migrate_pages": 256, "move_pages": 279,
            "shmget": 29, "shmat": 30, "shmctl": 31, "semget": 64, "semop": 65, "semctl": 66, "msgget": 68,
            "msgsnd": 69, "msgrcv": 70, "msgctl": 71, "semtimedop": 220,
            "chmod": 90, "fchmod": 91, "chown": 92, "fchown": 93, "lchown": 94, "fchownat": 260, "fchmodat": 268,
            "utime": 132, "utimes": 235, "futimesat": 261, "utimensat": 280,
            "setxattr": 188, "lsetxattr": 189, "fsetxattr": 190,
            "removexattr": 197, "lremovexattr": 198, "fremovexattr": 199,
            "mq_open": 240, "mq_unlink": 241, "add_key": 248, "request_key": 249, "keyctl": 250,
        },
    ),
    "aarch64": (
        0xC00000B7,
        {
            "ioctl": 29, "prlimit64": 261,
            "kill": 129, "tkill": 130, "tgkill": 131, "rt_sigqueueinfo": 138, "rt_tgsigqueueinfo": 240,
            "setpriority": 140, "sched_setaffinity": 122, "sched_setscheduler": 119, "sched_setparam": 118,
            "sched_setattr": 274, "ioprio_set": 30, "migrate_pages": 238, "move_pages": 239,
            "shmget": 194, "shmctl": 195, "shmat": 196, "semget": 190, "semctl": 191, "semtimedop": 192, "semop": 193,
            "msgget": 186, "msgctl": 187, "msgrcv": 188, "msgsnd": 189,
            "fchmod": 52, "fchmodat": 53, "fchownat": 54, "fchown": 55, "utimensat": 88,
            "setxattr": 5, "lsetxattr": 6, "fsetxattr": 7,
            "removexattr": 14, "lremovexattr": 15, "fremovexattr": 16,
            "mq_open": 180, "mq_unlink": 181, "add_key": 217, "request_key": 218, "keyctl": 219,
        },
    ),
}  # fmt: skip
"""By machine: its number as an architecture (linux/audit.h), and those of refused calls.

Of ioctl, some requests are refused, and of prlimit64, other processes than the caller's own.
"""
PARTLY = ("ioctl", "prlimit64")


class _Rules(ctypes.Structure):
    _fields_ = (("handled_access_fs", ctypes.c_uint64),)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def is_possible() -> bool:
    """Can a program be kept from changing files here?"""
    filters = int(ctypes.CDLL(None).prctl(PR_GET_SECCOMP, 0, 0, 0, 0)) >= 0
    return _version() >= WITH_TRUNCATION and filters and os.uname().machine in CALLS


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
    if not is_possible():
        raise OSError(0, "it cannot be kept from changing files here")
    changes = CHANGES | (IOCTL_DEV if _version() >= WITH_DEVICES else 0)
    rules = _call(CREATE_RULESET, ctypes.byref(_Rules(changes)), ctypes.sizeof(_Rules), 0)
    nothing = os.open(os.devnull, os.O_PATH | os.O_CLOEXEC)
    _call(ADD_RULE, rules, RULE_PATH_BENEATH, ctypes.byref(_Beneath(WRITE_FILE, nothing)), 0)
    _control(PR_SET_NO_NEW_PRIVS, 1, 0)
    _call(RESTRICT_SELF, rules, 0)
    os.close(rules)
    os.close(nothing)
    instructions = filter_of(os.uname().machine, signals=_version() >= WITH_SIGNALS)
    found = _Filter(len(instructions) // struct.calcsize("HBBI"), instructions)
    _control(PR_SET_SECCOMP, MODE_FILTER, ctypes.byref(found))


def filter_of(machine: str, *, signals: bool) -> bytes:
    """The filter of system calls for a machine: a program for the kernel, eight bytes for each instruction.

    `signals` says whether they can be sent, since the supervisor keeps them inside.
    """
    architecture, calls = CALLS[machine]
    allowed = {*PARTLY, *(SIGNALS if signals else ())}
    refused = sorted(number for name, number in {**calls, **ANYWHERE}.items() if name not in allowed)
    # Of each line: what to do, how many lines to go on by if it is so and if not, with what.
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUAL, 1, 0, architecture),
        (RETURN, 0, 0, KILL),  # as a program for 32 bits it has other numbers
        (LOAD, 0, 0, NUMBER),
    ]
    to_refusal = len(refused) + len(SET_FLAGS) + 7
    lines.append((AT_LEAST, to_refusal - 1, 0, OTHER_NUMBERS))
    lines += [(EQUAL, to_refusal - 2 - place, 0, number) for place, number in enumerate(refused)]
    lines += [
        (EQUAL, 0, 2, calls["prlimit64"]),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (EQUAL, len(SET_FLAGS) + 2, len(SET_FLAGS) + 3, 0),
    ]
    lines.append((EQUAL, 0, len(SET_FLAGS) + 1, calls["ioctl"]))
    lines.append((LOAD, 0, 0, SECOND_ARGUMENT))
    lines += [(EQUAL, len(SET_FLAGS) - place, 0, request) for place, request in enumerate(SET_FLAGS)]
    lines += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
    return b"".join(struct.pack("HBBI", *line) for line in lines)


def _version() -> int:
    try:
        return _call(CREATE_RULESET, None, 0, CREATE_RULESET_VERSION)
    except OSError:
        return 0


def _call(number: int, *arguments: object) -> int:
    return _checked(ctypes.CDLL(None, use_errno=True).syscall(number, *arguments))


def _control(option: int, value: int, what: object) -> None:
    _checked(ctypes.CDLL(None, use_errno=True).prctl(option, value, what, 0, 0))


def _checked(found: int) -> int:
    if found < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return found


if __name__ == "__main__":
    main()
