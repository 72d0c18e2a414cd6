"""Executes a program that can change no file: ``python -I -S -B unchanging.py PROGRAM ARGUMENTS``.

A policy that calls a command safe guesses what the program and its arguments do. Two features of Linux make that guess
irrelevant: they confine the program and its child processes. This script imports nothing of Leverframe and runs alone.

- A Landlock domain (landlock(7)): the program cannot create, truncate, rename or remove any file, or open one for
  writing, except /dev/null. Below /dev it can read only `READABLE`: opening a terminal or a serial port changes it,
  even for reading.
- A filter of system calls (seccomp(2)) for what Landlock does not cover. The refused calls fail with EPERM:
  - changes of extended attributes, mode, owner, times and flags of files
  - kernel objects that outlive the program: shared memory, semaphores and message queues (System V and POSIX), keys
  - changes of the priority, processors and limits of other processes
  - io_uring, which would bypass the filter
  - ioctl, except for known queries: with other requests, file systems change a file that is open for reading, seal it
    (fs-verity) or make a snapshot
  - sockets, except for Unix, TCP, UDP and questions about routes: the kernel loads a module for an unknown protocol
  - new namespaces, in which a program has more rights
  - operations of the superuser: modules, the clock, the host name, swap, programs in the kernel
  - before Linux 6.12, all signals; since then, the supervisor keeps signals inside
    (`leverframe.systems.isolation.supervisor`)

Limits: Linux 6.2 or newer, on x86-64 and 64-bit ARM; elsewhere nothing is run (`is_possible`). 32-bit programs are
killed. Descriptors that were open before, such as both outputs, stay open. Reading a file changes its access time if
the file system keeps one. Devices outside of /dev, named pipes, and files of /proc and /sys can be read. An IPv6 socket
and a program in an unknown binary format can make the kernel load a module.
"""

import ctypes
import os
import stat
import struct
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
CREATE_RULESET_VERSION, RULE_PATH_BENEATH, PR_SET_NO_NEW_PRIVS = 1, 1, 38
WITH_TRUNCATION, WITH_DEVICES, WITH_SIGNALS = 3, 5, 6
"""Versions of Landlock: the first that restricts truncation, the first that restricts ioctl on devices, and the first
that restricts signals."""
WRITE_FILE, READ_FILE, IOCTL_DEV = 1 << 1, 1 << 2, 1 << 15
DEVICES = "dev"
READABLE = ("null", "zero", "full", "random", "urandom", "shm")
"""The readable files below /dev: devices without state that are not terminals, and shared memory."""
CHANGES = WRITE_FILE | sum(1 << bit for bit in range(4, 15))
"""The access rights to write, remove, create (seven kinds), move and truncate."""
NOT_STARTED = 126
"""The exit code if the program cannot be started, as in a shell."""

PR_GET_SECCOMP, PR_SET_SECCOMP, MODE_FILTER = 21, 22, 2
LOAD, EQUAL, AT_LEAST, ANY_OF, AND, RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x06
"""Instructions of classic BPF: load a word of the call's data, three conditional jumps, mask, return (seccomp(2))."""
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, SECOND_ARGUMENT, THIRD_ARGUMENT = 0, 4, 16, 24, 32
ALLOW, REFUSE, KILL, MISSING = 0x7FFF0000, 0x00050000 | 1, 0x80000000, 0x00050000 | 38
"""Verdicts of a filter. A refused call fails with EPERM; a missing one fails with ENOSYS, so libc uses another."""
OTHER_NUMBERS = 0x40000000
"""On x86-64, numbers from here on belong to x32, another interface to the same calls."""
QUERIES = (
    0x5401, 0x802C542A, 0x540F, 0x5429, 0x5413, 0x5411,  # terminals: TCGETS, TCGETS2, TIOCGPGRP, TIOCGSID, TIOCGWINSZ,
    0x541B, 0x5421, 0x5450, 0x5451, 0x5452, 0x5460,  # TIOCOUTQ; descriptors: FIONREAD, FIONBIO, FIO(N)CLEX, FIOASYNC,
    0x2, 0x80086601, 0x80087601, 0x801C581F, 0xC020660B,  # FIOQSIZE; files: FIGETBSZ, flags, version, xattr, FIEMAP
    0x8905, 0x8910, 0x8912, 0x8913, 0x8915, 0x8921, 0x8927, 0x8933,  # sockets: SIOCATMARK, SIOCGIF…
)  # fmt: skip
"""The allowed requests of ioctl(2): queries, and changes of the caller's own descriptors."""
HINTS = (1036, 1038)
"""The commands of fcntl(2) that set the write lifetime hint of a file and, formerly, of a descriptor."""
OWNERS = (8, 10, 15)
"""The commands of fcntl(2) that set the receiver and number of a signal: F_SETOWN, F_SETSIG, F_SETOWN_EX."""
CORE = 4
"""The limit on core dumps. The supervisor sets it to 1, which disables them; 0 would still let a pipe handler store one
(core(5))."""

UNIX, INET, INET6, NETLINK = 1, 2, 10, 16
STREAM, DATAGRAM, KIND = 1, 2, 0xF
TCP, UDP, ROUTE = 6, 17, 0
"""Families, types and protocols of sockets. `KIND` masks the flags in the second argument."""
NAMESPACES = 0x7E020000
"""The flags of clone(2) that create a namespace."""
CLONE3 = 435
"""Its flags are in memory, where no filter sees them."""

# System call numbers, from asm/unistd_64.h and asm-generic/unistd.h. Those from 424 on are the same everywhere.
ANYWHERE = {
    "io_uring_setup": 425, "fchmodat2": 452, "setxattrat": 463, "removexattrat": 466, "file_setattr": 469,
    "pidfd_send_signal": 424, "process_madvise": 440, "quotactl_fd": 443,
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
            "socket": 41, "socketpair": 53, "clone": 56, "unshare": 272, "setns": 308,
            "sethostname": 170, "setdomainname": 171, "settimeofday": 164, "clock_settime": 227, "adjtimex": 159,
            "clock_adjtime": 305, "init_module": 175, "finit_module": 313, "delete_module": 176, "kexec_load": 246,
            "kexec_file_load": 320, "reboot": 169, "swapon": 167, "swapoff": 168, "bpf": 321, "acct": 163,
            "quotactl": 179, "perf_event_open": 298, "syslog": 103, "vhangup": 153, "iopl": 172, "ioperm": 173,
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
            "socket": 198, "socketpair": 199, "clone": 220, "unshare": 97, "setns": 268,
            "sethostname": 161, "setdomainname": 162, "settimeofday": 170, "clock_settime": 112, "adjtimex": 171,
            "clock_adjtime": 266, "init_module": 105, "finit_module": 273, "delete_module": 106, "kexec_load": 104,
            "kexec_file_load": 294, "reboot": 142, "swapon": 224, "swapoff": 225, "bpf": 280, "acct": 89,
            "quotactl": 60, "perf_event_open": 241, "syslog": 116, "vhangup": 58,
        },
    ),
}  # fmt: skip
"""For each machine: its architecture number (linux/audit.h), and the numbers of refused calls.

The calls in `PARTLY` are allowed with some arguments; `_parts` decides.
"""
PARTLY = ("ioctl", "fcntl", "setrlimit", "prlimit64", "socket", "socketpair", "clone")


class _Rules(ctypes.Structure):
    _fields_ = (("handled_access_fs", ctypes.c_uint64),)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def is_possible() -> bool:
    """Can this system keep a program from changing files?"""
    filters = int(ctypes.CDLL(None).prctl(PR_GET_SECCOMP, 0, 0, 0, 0)) >= 0
    return _version() >= WITH_TRUNCATION and filters and os.uname().machine in CALLS


def main() -> None:
    """Give up the right to change files, and execute the program."""
    program, *arguments = sys.argv[1:]
    try:
        _give_up_changes()
        os.execv(program, [os.path.basename(program), *arguments])  # noqa: S606, PTH119 -- that is the point, at once
    except OSError as error:
        sys.stderr.write(f"{program} cannot be started: {error.strerror}\n")
        sys.exit(NOT_STARTED)


def _give_up_changes() -> None:
    if not is_possible():
        raise OSError(0, "this system cannot keep it from changing files")
    handled = READ_FILE | CHANGES | (IOCTL_DEV if _version() >= WITH_DEVICES else 0)
    rules = _call(CREATE_RULESET, ctypes.byref(_Rules(handled)), ctypes.sizeof(_Rules), 0)
    _permit(rules, WRITE_FILE, os.devnull)
    for name in sorted({*os.listdir("/")} - {DEVICES}):  # noqa: PTH208 -- loading pathlib takes time
        _permit(rules, READ_FILE, f"/{name}")
    for name in READABLE:
        _permit(rules, READ_FILE, f"/{DEVICES}/{name}")
    _control(PR_SET_NO_NEW_PRIVS, 1, 0)
    _call(RESTRICT_SELF, rules, 0)
    os.close(rules)
    instructions = filter_of(os.uname().machine, signals=_version() >= WITH_SIGNALS)
    found = _Filter(len(instructions) // struct.calcsize("HBBI"), instructions)
    _control(PR_SET_SECCOMP, MODE_FILTER, ctypes.byref(found))


def _permit(rules: int, access: int, path: str) -> None:
    """Permit access to a file, or to all files below a directory. Ignores missing paths and symbolic links."""
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        return
    try:
        if not stat.S_ISLNK(os.fstat(place).st_mode):
            _call(ADD_RULE, rules, RULE_PATH_BENEATH, ctypes.byref(_Beneath(access, place)), 0)
    finally:
        os.close(place)


def filter_of(machine: str, *, signals: bool) -> bytes:
    """Return the filter of system calls for a machine: a BPF program, eight bytes for each instruction.

    `signals` allows signals, if the supervisor keeps them inside.
    """
    architecture, calls = CALLS[machine]
    allowed = {*PARTLY, *(SIGNALS if signals else ())}
    refused = sorted(number for name, number in {**calls, **ANYWHERE}.items() if name not in allowed)
    # Each line: the instruction, the lines to skip if the condition is true and if it is false, the operand.
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUAL, 1, 0, architecture),
        (RETURN, 0, 0, KILL),  # a 32-bit program has other numbers
        (LOAD, 0, 0, NUMBER),
        (AT_LEAST, 0, 1, OTHER_NUMBERS),
        (RETURN, 0, 0, REFUSE),
        (EQUAL, 0, 1, CLONE3),
        (RETURN, 0, 0, MISSING),
    ]
    for number in refused:
        lines += [(EQUAL, 0, 1, number), (RETURN, 0, 0, REFUSE)]
    for name, part in _parts(signals=signals):
        lines += [(EQUAL, 0, len(part), calls[name]), *part]
    lines.append((RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("HBBI", *line) for line in lines)


def _parts(*, signals: bool) -> "list[tuple[str, list[tuple[int, int, int, int]]]]":
    """The instructions that decide the partly allowed calls. Each part ends with a verdict."""
    own = [(EQUAL, 1, 0, 0), (RETURN, 0, 0, REFUSE)]
    not_core = [(EQUAL, 0, 1, CORE), (RETURN, 0, 0, REFUSE), (RETURN, 0, 0, ALLOW)]
    # A query of a limit has no address of a new one: both halves of the third argument are 0.
    asked = [
        (LOAD, 0, 0, THIRD_ARGUMENT), (EQUAL, 0, 3, 0), (LOAD, 0, 0, THIRD_ARGUMENT + 4), (EQUAL, 0, 1, 0),
        (RETURN, 0, 0, ALLOW),
    ]  # fmt: skip
    namespaces = [
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (ANY_OF, 0, 1, NAMESPACES),
        (RETURN, 0, 0, REFUSE),
        (RETURN, 0, 0, ALLOW),
    ]
    changes = (*HINTS, *(() if signals else OWNERS))
    return [
        ("ioctl", [(LOAD, 0, 0, SECOND_ARGUMENT), *_chosen(QUERIES, ALLOW, REFUSE)]),
        ("fcntl", [(LOAD, 0, 0, SECOND_ARGUMENT), *_chosen(changes, REFUSE, ALLOW)]),
        ("setrlimit", [(LOAD, 0, 0, FIRST_ARGUMENT), *not_core]),
        ("prlimit64", [(LOAD, 0, 0, FIRST_ARGUMENT), *own, *asked, (LOAD, 0, 0, SECOND_ARGUMENT), *not_core]),
        ("clone", namespaces),
        ("socket", _sockets()),
        ("socketpair", _sockets()),
    ]


def _sockets() -> "list[tuple[int, int, int, int]]":
    """The instructions that allow sockets of protocols that need no module."""
    return [
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (EQUAL, 14, 0, UNIX),
        (EQUAL, 10, 0, NETLINK),
        (EQUAL, 1, 0, INET),
        (EQUAL, 0, 10, INET6),
        (LOAD, 0, 0, SECOND_ARGUMENT),
        (AND, 0, 0, KIND),
        (EQUAL, 1, 0, STREAM),
        (EQUAL, 0, 6, DATAGRAM),
        (LOAD, 0, 0, THIRD_ARGUMENT),
        (EQUAL, 5, 0, 0),
        (EQUAL, 4, 0, TCP),
        (EQUAL, 3, 2, UDP),
        (LOAD, 0, 0, THIRD_ARGUMENT),  # the protocol of netlink
        (EQUAL, 1, 0, ROUTE),
        (RETURN, 0, 0, REFUSE),
        (RETURN, 0, 0, ALLOW),
    ]


def _chosen(values: "tuple[int, ...]", verdict: int, otherwise: int) -> "list[tuple[int, int, int, int]]":
    """The instructions that return `verdict` if the loaded word is one of the values, else `otherwise`."""
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
