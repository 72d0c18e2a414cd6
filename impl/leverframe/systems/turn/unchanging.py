"""Becomes a program that can change no file: ``python -I -S -B unchanging.py PROGRAM ARGUMENTS``.

What a policy counts as safe is a guess about a program and its arguments. So that nothing depends on that guess, two
parts of Linux confine the program and all that it starts. This imports nothing of Leverframe, and runs alone.

- A Landlock domain (landlock(7)) in which nothing can be made, opened for writing, shortened, renamed or removed,
  wherever it lies; /dev/null alone can be written.
- A filter of system calls (seccomp(2)) against what Landlock does not cover, each of which fails with EPERM: changes of
  extended attributes, mode, owner, times and flags of files, and what would outlive the program in the kernel: shared
  memory, semaphores and message queues of System V, message queues of POSIX, keys. Also priority, processors and limits
  of other processes, and io_uring, which would bypass the filter. Of ioctl, only known queries are allowed: by other
  requests, file systems change a file that is open for reading, seal it (fs-verity) or make a snapshot. The supervisor
  keeps signals inside from Linux 6.12 on (`leverframe.systems.isolation.supervisor`); before, the filter refuses all
  signals.

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
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, SECOND_ARGUMENT, THIRD_ARGUMENT = 0, 4, 16, 24, 32
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000 | 1, 0x80000000
"""Verdicts of a filter; a refused call fails with EPERM."""
OTHER_NUMBERS = 0x40000000
"""From here on, the numbers of x86-64 are those of x32, another way to the same calls."""
QUERIES = (
    0x5401, 0x802C542A, 0x540F, 0x5429, 0x5413, 0x5411,  # terminals: TCGETS, TCGETS2, TIOCGPGRP, TIOCGSID, TIOCGWINSZ,
    0x541B, 0x5421, 0x5450, 0x5451, 0x5452, 0x5460,  # TIOCOUTQ; descriptors: FIONREAD, FIONBIO, FIO(N)CLEX, FIOASYNC,
    0x2, 0x80086601, 0x80087601, 0x801C581F, 0xC020660B,  # FIOQSIZE; files: FIGETBSZ, flags, version, xattr, FIEMAP
    0x8905, 0x8910, 0x8912, 0x8913, 0x8915, 0x8921, 0x8927, 0x8933,  # sockets: SIOCATMARK, SIOCGIF…
)  # fmt: skip
"""The requests of ioctl(2) that are allowed: they ask something, or change a descriptor of the caller's own."""
HINTS = (1036, 1038)
"""The commands of fcntl(2) that set how long what is written will live, of a file and, formerly, of a descriptor."""
OWNERS = (8, 10, 15)
"""Those that set who is sent a signal, and which: F_SETOWN, F_SETSIG, F_SETOWN_EX."""
CORE = 4
"""The limit on core dumps. Lowered to 0, it lets a program of the system keep one (core(5))."""

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
            "ioctl": 16, "fcntl": 72, "setrlimit": 160, "prlimit64": 302,
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
            "ioctl": 29, "fcntl": 25, "setrlimit": 164, "prlimit64": 261,
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

What is refused of those that are allowed in part is said by `_parts`.
"""
PARTLY = ("ioctl", "fcntl", "setrlimit", "prlimit64")


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
        (AT_LEAST, 0, 1, OTHER_NUMBERS),
        (RETURN, 0, 0, REFUSE),
    ]
    for number in refused:
        lines += [(EQUAL, 0, 1, number), (RETURN, 0, 0, REFUSE)]
    for name, part in _parts(signals=signals):
        lines += [(EQUAL, 0, len(part), calls[name]), *part]
    lines.append((RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("HBBI", *line) for line in lines)


def _parts(*, signals: bool) -> "list[tuple[str, list[tuple[int, int, int, int]]]]":
    """What decides the calls that are allowed in part, to a verdict each."""
    own = [(EQUAL, 1, 0, 0), (RETURN, 0, 0, REFUSE)]
    not_core = [(EQUAL, 0, 1, CORE), (RETURN, 0, 0, REFUSE), (RETURN, 0, 0, ALLOW)]
    # A limit that is only asked for has no address of a new one, in both halves of the third argument.
    asked = [
        (LOAD, 0, 0, THIRD_ARGUMENT), (EQUAL, 0, 3, 0), (LOAD, 0, 0, THIRD_ARGUMENT + 4), (EQUAL, 0, 1, 0),
        (RETURN, 0, 0, ALLOW),
    ]  # fmt: skip
    changes = (*HINTS, *(() if signals else OWNERS))
    return [
        ("ioctl", [(LOAD, 0, 0, SECOND_ARGUMENT), *_chosen(QUERIES, ALLOW, REFUSE)]),
        ("fcntl", [(LOAD, 0, 0, SECOND_ARGUMENT), *_chosen(changes, REFUSE, ALLOW)]),
        ("setrlimit", [(LOAD, 0, 0, FIRST_ARGUMENT), *not_core]),
        ("prlimit64", [(LOAD, 0, 0, FIRST_ARGUMENT), *own, *asked, (LOAD, 0, 0, SECOND_ARGUMENT), *not_core]),
    ]


def _chosen(values: "tuple[int, ...]", verdict: int, otherwise: int) -> "list[tuple[int, int, int, int]]":
    """One verdict where the loaded word is among some values, and another where it is not."""
    among = [(EQUAL, len(values) - place, 0, value) for place, value in enumerate(values)]
    return [*among, (RETURN, 0, 0, otherwise), (RETURN, 0, 0, verdict)]


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
