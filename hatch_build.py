"""Pack what is large and seldom read into the wheel: the evidence on the bundled systems, and the explanations.

The many small files of proofs/ resemble each other, so they are compressed together: the folder has thirty times the
size of that file.
"""

import io
import lzma
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROOFS = "proofs"
PACKED = f"leverframe/{PROOFS}.zip.xz"
EXPLANATIONS = "leverframe/language/explanations.yaml"
TEXTS: list[Mapping[str, int]] = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0, "dict_size": 1 << 25}
]
"""Texts become a little smaller with these settings of LZMA."""


class EvidenceHook(BuildHookInterface[BuilderConfig]):
    """Makes the same bytes from the same files, which `freshness` and `language.explanations` of Leverframe read."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's type
        """Add the files to a wheel. An editable installation reads those of the checkout."""
        if version == "editable":
            return
        explanations = (Path(self.root) / "impl" / EXPLANATIONS).read_bytes()
        for name, content in ((PACKED, self._evidence()), (f"{EXPLANATIONS}.xz", explanations)):
            packed = Path(tempfile.mkdtemp(prefix="leverframe-")) / Path(name).name
            packed.write_bytes(lzma.compress(content, filters=TEXTS))
            build_data["force_include"][str(packed)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # Any: as above
        """Remove the temporary files."""
        del version, artifact_path
        for place, target in build_data["force_include"].items():
            if target in {PACKED, f"{EXPLANATIONS}.xz"}:
                shutil.rmtree(Path(place).parent)

    def _evidence(self) -> bytes:
        root, content = Path(self.root), io.BytesIO()
        with ZipFile(content, "w") as archive:
            for path in sorted((root / PROOFS).rglob("*")):
                if path.is_file():
                    archive.writestr(ZipInfo(path.relative_to(root).as_posix()), path.read_bytes())
        return content.getvalue()
