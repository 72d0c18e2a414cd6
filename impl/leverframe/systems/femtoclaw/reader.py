"""Write a regular file below a directory to standard output: the program behind the capability that reads files.

A script of its own: ``python -I -S reader.py DIRECTORY PATH MOST``. It looks up each part of the path in the directory
that the parts before it lead to, and follows no symbolic link. So the path cannot leave the directory, even if someone
changes the directory meanwhile. It opens only regular files: a FIFO would block, and a device might react.

The exit code is 0, or 1 with the reason on standard error. Limits: Linux only. It does not notice hard links and
mounts.
"""

import os
import stat
import sys

CHUNK = 65_536


class RefusedError(Exception):
    """A path that the reader refuses; the message gives the reason."""


def main() -> None:
    """Write the file, or exit with the reason."""
    directory, path, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
    try:
        write(opened(directory, path), most)
    except RefusedError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(error.strerror or "it cannot be read")


def opened(directory: str, path: str) -> int:
    """Open the file, and return its descriptor. Raises RefusedError and OSError."""
    *folders, name = path.split("/")
    if not {"", ".", ".."}.isdisjoint((*folders, name)):
        raise RefusedError("the path is not plain: it begins or ends with '/', or contains '//', '.' or '..'")
    place = os.open(directory, os.O_PATH | os.O_DIRECTORY)
    for folder in folders:
        above, place = place, os.open(folder, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=place)
        os.close(above)  # a path may have more parts than the process may have open files
    found = os.open(name, os.O_PATH | os.O_NOFOLLOW, dir_fd=place)
    if not stat.S_ISREG(os.fstat(found).st_mode):
        raise RefusedError("it is not a regular file")
    return os.open(f"/proc/self/fd/{found}", os.O_RDONLY)  # the same file that was inspected


def write(file: int, most: int) -> None:
    """Write a file of at most `most` bytes. Raises RefusedError, before anything is written, if it has more."""
    if os.fstat(file).st_size > most:
        raise RefusedError(f"it has more than {most:,} bytes")
    content = bytearray()
    while chunk := os.read(file, CHUNK):
        content += chunk
        if len(content) > most:  # it grows while it is read, or reports no size, as in /proc
            raise RefusedError(f"it has more than {most:,} bytes")
    while content:
        del content[: os.write(1, content)]


if __name__ == "__main__":
    main()
