"""Pack the evidence on the bundled systems into the wheel as one file: the folder proofs/ has nine times its size."""

import tempfile
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROOFS = "proofs"


class EvidenceHook(BuildHookInterface[BuilderConfig]):
    """Makes `proofs.zip`, the same bytes from the same files, which `leverframe.freshness` reads."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's type
        """Add the file to a wheel. An editable installation reads the folder."""
        if version == "editable":
            return
        root = Path(self.root)
        packed = Path(tempfile.mkdtemp(prefix="leverframe-")) / f"{PROOFS}.zip"
        with ZipFile(packed, "w") as archive:
            for path in sorted((root / PROOFS).rglob("*")):
                if path.is_file():
                    archive.writestr(ZipInfo(path.relative_to(root).as_posix()), path.read_bytes(), ZIP_DEFLATED, 9)
        build_data["force_include"][str(packed)] = f"leverframe/{PROOFS}.zip"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # Any: as above
        """Remove the temporary file."""
        del version, artifact_path
        for place, target in build_data["force_include"].items():
            if target == f"leverframe/{PROOFS}.zip":
                Path(place).unlink()
                Path(place).parent.rmdir()
