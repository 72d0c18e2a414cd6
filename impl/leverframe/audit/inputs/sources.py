"""The files that an audit names → a log: plain files, and journals, judged with what was kept elsewhere."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.formats import Format
from leverframe.audit.inputs.logs import Kept, Log, Several, is_journal
from leverframe.audit.inputs.opening import Opening, named


@contextmanager
def opened(names: Sequence[str | Path], form: Format | None, kept: Kept) -> Generator[Log]:
    """Open logs, journals first, and verify the journals. Another format than lines is that of no journal.

    Raises InputError (LF230), and InputError or JournalError for a journal that cannot be read (LF120) and for what was
    kept (LF124, LF129); MissingExtraError without the extra `journal`.
    """
    with Opening() as opening:
        files = named(names)
        own = [name for name in files if form in {None, Format.LINES} and is_journal(name, opening)]
        plain = Files([name for name in files if name not in own], form, opening)
        if not own:
            if kept.requires:
                from leverframe.audit.inputs import journals  # noqa: PLC0415 -- plain logs do without their libraries

                journals.evidence(kept)
            yield plain
            return
        from leverframe.audit.inputs import journals  # noqa: PLC0415 -- as above

        with journals.opened(own, journals.evidence(kept), opening, alone=not plain.names) as found:
            yield Several((found, plain)) if plain.names else found
