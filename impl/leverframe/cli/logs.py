"""The logs that an audit names, with the evidence from elsewhere: plain files, and journals, which have hashes."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from leverframe.audit import layout, mapped
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.logs import Log, Several, is_journal
from leverframe.audit.inputs.opening import Opening, named
from leverframe.audit.layout import Layout
from leverframe.language.declaration import Declaration
from leverframe.observe import timing
from leverframe.observe.interface import Interface
from leverframe.observe.reading import interface_of

if TYPE_CHECKING:
    from leverframe.journal.verdicts import JournalEvidence


@dataclass(frozen=True, slots=True)
class Kept:
    """What was kept elsewhere: verifier keys and those of witnesses, as texts or files, and files of checkpoints.

    `quorum` is how many of the witnesses must have cosigned a checkpoint.
    """

    keys: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()
    checkpoints: tuple[Path, ...] = ()
    quorum: int = 1

    @property
    def requires(self) -> tuple[str, ...]:
        """The verdicts that must hold, since someone gives evidence for them."""
        return (*(("intact",) if self.keys else ()), *(("anchored",) if self.checkpoints or self.witnesses else ()))

    def read(self) -> "JournalEvidence":
        """Read the files. Raises InputError or JournalError (LF124, LF129), and MissingExtraError."""
        from leverframe.cli import journal_files  # plain logs do without the libraries of journals

        return journal_files.evidence(self.keys, self.witnesses, self.checkpoints, self.quorum)


def described(
    declaration: Declaration, interface: Interface, mapping: Path | None
) -> tuple[Declaration, Interface, Layout]:
    """Where a log has what the interface names, and the machine with the bounds that the mapping says.

    Raises InputError (LF231).
    """
    usual = layout.usual(declaration, interface)
    where = mapped.read(declaration, interface, mapping) if mapping else usual
    bounded = timing.with_bounds(declaration, interface, where.settings)
    if bounded is not declaration:
        declaration, interface = bounded, interface_of(bounded, Path(interface.path) if interface.path else None)
    return declaration, interface, where


@contextmanager
def opened(names: Sequence[str], form: Format | None, kept: Kept) -> Generator[Log]:
    """Open logs, journals first, and verify the journals. Another format than lines is that of no journal.

    Raises InputError (LF230), JournalError (LF120) for a journal that cannot be read, and as `Kept.read` does.
    """
    with Opening() as opening:
        files = named(names)
        own = [name for name in files if form in {None, Format.LINES} and is_journal(name, opening)]
        plain = Files([name for name in files if name not in own], form, opening)
        if not own:
            if kept.requires:
                kept.read()
            yield plain
            return
        from leverframe.audit.inputs import journals

        with journals.opened(own, kept.read(), opening, alone=not plain.names) as found:
            yield Several((found, plain)) if plain.names else found
