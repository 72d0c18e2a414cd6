"""Pack the evidence on the bundled systems into the wheel as one file: the folder proofs/ has thirty times its size.

Its many small files resemble each other, so they are compressed together.
"""

import io
import lzma
import tempfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROOFS = "proofs"
PACKED = f"{PROOFS}.zip.xz"


class EvidenceHook(BuildHookInterface[BuilderConfig]):
    """Makes `proofs.zip.xz`, the same bytes from the same files, which `leverframe.freshness` reads."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's type
        """Add the file to a wheel. An editable installation reads the folder."""
        if version == "editable":
            return
        root = Path(self.root)
        content = io.BytesIO()
        with ZipFile(content, "w") as archive:
            for path in sorted((root / PROOFS).rglob("*")):
                if path.is_file():
                    archive.writestr(ZipInfo(path.relative_to(root).as_posix()), path.read_bytes())
        packed = Path(tempfile.mkdtemp(prefix="leverframe-")) / PACKED
        packed.write_bytes(lzma.compress(content.getvalue(), preset=9))
        build_data["force_include"][str(packed)] = f"leverframe/{PACKED}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # Any: as above
        """Remove the temporary file."""
        del version, artifact_path
        for place, target in build_data["force_include"].items():
            if target == f"leverframe/{PACKED}":
                Path(place).unlink()
                Path(place).parent.rmdir()
