"""Put the declarations into the wheel, and pack texts for people.

These are the evidence, explanations, requirements, findings, the adapters to start from, and the explorer page.

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
FOLDERS = ("leverframe/conform/templates", "leverframe/explorer/assets")
PREFIX = "leverframe-"
"""Of temporary folders."""
DECLARATIONS, TRACED = "spec", ("requirements.yaml", "findings.yaml")
TEXTS: list[Mapping[str, int]] = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0, "dict_size": 1 << 25}
]
"""Texts become a little smaller with these settings of LZMA."""


class EvidenceHook(BuildHookInterface[BuilderConfig]):
    """Makes the same bytes from the same files.

    `freshness` and `language.packed` of Leverframe read them.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's type
        """Add the files to a wheel. An editable installation reads those of the checkout."""
        if version == "editable":
            return
        root = Path(self.root)
        texts = [
            root / "impl" / EXPLANATIONS,
            *(path for folder in FOLDERS for path in sorted((root / "impl" / folder).iterdir())),
        ]
        packed = {f"{path.relative_to(root / 'impl').as_posix()}.xz": path.read_bytes() for path in texts}
        packed[PACKED] = self._evidence()
        for path in filter(Path.is_file, sorted((root / DECLARATIONS).rglob("*"))):
            name = f"leverframe/{path.relative_to(root).as_posix()}"
            if path.name in TRACED:
                packed[f"{name}.xz"] = path.read_bytes()
            else:
                build_data["force_include"][str(path)] = name
        for name, content in packed.items():
            place = Path(tempfile.mkdtemp(prefix=PREFIX)) / Path(name).name
            place.write_bytes(lzma.compress(content, filters=TEXTS))
            build_data["force_include"][str(place)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # Any: as above
        """Remove the temporary files."""
        del version, artifact_path
        for place, target in build_data["force_include"].items():
            if target.endswith(".xz") and Path(place).parent.name.startswith(PREFIX):
                shutil.rmtree(Path(place).parent)

    def _evidence(self) -> bytes:
        root, content = Path(self.root), io.BytesIO()
        with ZipFile(content, "w") as archive:
            for path in sorted((root / PROOFS).rglob("*")):
                if path.is_file():
                    archive.writestr(ZipInfo(path.relative_to(root).as_posix()), path.read_bytes())
        return content.getvalue()
