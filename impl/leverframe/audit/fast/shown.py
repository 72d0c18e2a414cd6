"""Which names a log shows (`audit.showing`), with the kernel: Python reads only lines that are new in some way."""

import numpy as np

from leverframe.audit.fast import kernel
from leverframe.audit.fast.tables import CrowdedError, Said, new_seed
from leverframe.audit.fast.templates import compiled
from leverframe.audit.inputs.blocks import has_forms
from leverframe.audit.layout import Layout
from leverframe.audit.showing import Look
from leverframe.observe.interface import Interface


class FastLook(Look):
    """Looks for names in rows. Raises CrowdedError if a table does not disperse."""

    def __init__(self, interface: Interface, layout: Layout) -> None:
        super().__init__(interface, layout)
        self._seed = new_seed()
        self._known, self._said = list(self.forms), Said(self._seed)
        self._compiled = compiled(self._known)
        self._state = np.zeros(kernel.NUMBERS, np.int64)

    def take(self, block: bytes, file: str) -> None:
        """Note what the rows of a block show."""
        if not has_forms(block):
            super().take(block, file)
            return
        text, at = np.frombuffer(block, np.uint8), 0
        while True:
            code = kernel.known(text, at, self._compiled, self._said.known, self._state, self._seed)
            if code == kernel.DONE:
                return
            if code == kernel.CROWDED:
                raise CrowdedError
            at = int(self._state[kernel.PLACE])
            end = block.index(b"\n", at)
            if self.line(block[at:end], file, uniform=True):
                self._renew()
                self._said.learn(self._compiled, text, at, 0)
            at = end + 1

    def _renew(self) -> None:
        """Compile the forms, if they have changed. If some are gone, the numbers of all others have changed, too."""
        if self._known != self.forms:
            if self._known != self.forms[: len(self._known)]:
                self._said = Said(self._seed)
            self._known = list(self.forms)
            self._compiled = compiled(self._known)
