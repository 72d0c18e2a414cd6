"""An executor over Ray: parts of some work, done by the processes of a cluster (extra `cluster`).

If a worker is lost, with its process or with its computer, another one does its part again. Ray does that for tasks
(P. Moritz et al., 'Ray: A Distributed Framework for Emerging AI Applications', OSDI 2018, §4.2.3), and parts are pure
functions, so that changes nothing but the time.

Limits: each computer of the cluster needs this version of Leverframe, and the files of a log under the same path.
"""

import logging
import os
import socket
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import ParamSpec, TypeVar, cast

from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.extras import require
from leverframe.interrupts import held

require("cluster")


P = ParamSpec("P")
T = TypeVar("T")
SECONDS = 10.0
"""How long a cluster has to answer."""
RETRIES = 5
"""How often a part is done again if its worker is lost."""


class ClusterExecutor(Executor):
    """An executor whose workers are those of the cluster to which this process is connected."""

    def __init__(self, size: int, prepare: Callable[[], None] | None) -> None:
        import ray  # noqa: PLC0415 -- it takes seconds

        self.size = size
        self._prepare, self._folder = prepare, os.getcwd()  # noqa: PTH109 -- a text, for another process
        self._submit: Callable[..., ray.ObjectRef[object]] = ray.remote(max_retries=RETRIES, num_cpus=1)(_run).remote

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker call the function."""
        with held():
            task = self._submit(self._folder, self._prepare, fn, args, kwargs)
            return cast("Future[T]", task.future())


@contextmanager
def cluster(address: str | None, wanted: int | None, prepare: Callable[[], None] | None) -> Generator[ClusterExecutor]:
    """Yield an executor over the cluster at an address; without one, over a cluster that begins and ends here.

    Raises InputError (LF184) if there is no such cluster, and CapacityError if too many workers are lost.
    """
    import ray  # noqa: PLC0415 -- it takes seconds
    import ray.exceptions  # noqa: PLC0415 -- as above

    try:
        if address is None:
            ray.init(num_cpus=wanted, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            _call(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise _unreachable(address, reason) from None
    try:
        processors = _processors()
        yield ClusterExecutor(wanted or max(1, processors), prepare)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise CapacityError(f"workers of the cluster were lost {RETRIES + 1} times: {reason}") from None
    finally:
        ray.shutdown()


def _call(address: str) -> None:
    """Raise OSError if nobody answers: Ray tries for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()


def _processors() -> int:
    import ray  # noqa: PLC0415 -- it takes seconds

    resources: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray does not say it
    return int(resources.get("CPU", 1))


def _unreachable(address: str | None, reason: str) -> InputError:
    where = "on this computer" if address is None else f"at {address}"
    message = f"no cluster of Ray {where}: {reason.strip().partition(chr(10))[0]}"
    return InputError((Diagnostic("LF184", message, None, None, "start one by `ray start --head`, or use --jobs"),))


_prepared: list[Callable[[], None]] = []


def _run(
    folder: str,
    prepare: Callable[[], None] | None,
    work: Callable[..., T],
    args: tuple[object, ...],
    named: dict[str, object],
) -> T:
    """Call a function in a worker, which is prepared once and works in the folder of whoever asks."""
    os.chdir(folder)
    if prepare is not None and not _prepared:
        prepare()
        _prepared.append(prepare)
    return work(*args, **named)
