"""Writes a regular file below a directory to standard output: what the capability that reads files runs, apart.

A script of its own: ``python -I -S reader.py DIRECTORY PATH MOST``. Each part of the path is looked up in the directory
that the parts before it lead to, and no symbolic link is followed, so that the path cannot lead out of the directory,
whoever changes what is in it meanwhile. What is no regular file is never opened: a FIFO would wait, a device might act.

It exits with 0, or with 1 and the reason on standard error. Limits: Linux only. Hard links and mounts are not noticed.
"""

import os
import stat
import sys

CHUNK = 65_536


class RefusedError(Exception):
    """A path that is not read; the message says why."""


def main() -> None:
    """Write the file, or say why not."""
    directory, path, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
    try:
        write(opened(directory, path), most)
    except RefusedError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(error.strerror or "it cannot be read")


def opened(directory: str, path: str) -> int:
    """A descriptor of the file. Raises RefusedError and OSError."""
    *folders, name = path.split("/")
    if not {"", ".", ".."}.isdisjoint((*folders, name)):
        raise RefusedError("the path is no plain one: it begins or ends with '/', or has '//', '.' or '..' in it")
    place = os.open(directory, os.O_PATH | os.O_DIRECTORY)
    for folder in folders:
        above, place = place, os.open(folder, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=place)
        os.close(above)  # a path may be deeper than files may be open
    found = os.open(name, os.O_PATH | os.O_NOFOLLOW, dir_fd=place)
    if not stat.S_ISREG(os.fstat(found).st_mode):
        raise RefusedError("it is no regular file")
    return os.open(f"/proc/self/fd/{found}", os.O_RDONLY)  # the very file that was looked at


def write(file: int, most: int) -> None:
    """Write at most so many bytes of it. Raises RefusedError, before anything is written, where it has more."""
    if os.fstat(file).st_size > most:
        raise RefusedError(f"it has more than {most:,} bytes")
    content = bytearray()
    while chunk := os.read(file, CHUNK):
        content += chunk
        if len(content) > most:  # it grows while it is read, or does not tell its size, as in /proc
            raise RefusedError(f"it has more than {most:,} bytes")
    while content:
        del content[: os.write(1, content)]


if __name__ == "__main__":
    main()
