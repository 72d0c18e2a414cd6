"""Metadata that depends on where the project is hosted: its URLs, and the links of the README.

The repository names no address, since anyone may host it. A build with LEVERFRAME_REPOSITORY_URL set to the address of
the repository, as in the release workflow, gets the URLs of the project, and a README whose links lead to the files at
the tag of the version, since an index shows it without the files. A build without the variable gets neither. The
variable has a name of its own: GITHUB_REPOSITORY is that of whoever builds an sdist on that forge. A wheel that is
built from an sdist gets what the sdist says. The addresses of files are those of GitHub.
"""

import os
import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "LEVERFRAME_REPOSITORY_URL"
_ADDRESS = re.compile(r"https://[\w.-]+(?::\d+)?/[\w.-]+/[\w.-]+")
_LINK = re.compile(r"(?P<image>!?)(?P<text>\[[^\]]*\])\((?!\w+:|#)(?P<target>[^)\s]+)\)")


class RepositoryMetadata(MetadataHookInterface):
    """The dynamic fields ``readme`` and ``urls``."""

    def update(self, metadata: dict[str, object]) -> None:
        """Set the fields that an sdist has not set already."""
        address = os.environ.get(VARIABLE, "").rstrip("/")
        if address and not _ADDRESS.fullmatch(address):
            raise ValueError(f"{VARIABLE} is {address!r}; write it as https://HOST/OWNER/REPOSITORY")
        tag = f"v{metadata['version']}"
        if "readme" not in metadata:
            text = (Path(self.root) / "README.md").read_text("utf-8")
            shown = absolute(text, address, tag) if address else text
            metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        if address and "urls" not in metadata:
            metadata["urls"] = urls(address, tag)


def urls(address: str, tag: str) -> dict[str, str]:
    """The URLs of the project at this address."""
    return {
        "Repository": address,
        "Documentation": f"{address}/tree/{tag}/docs",
        "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{address}/issues",
        "Security": f"{address}/security/policy",
    }


def absolute(text: str, address: str, tag: str) -> str:
    """A Markdown text whose relative links lead to the files of the tag; links in code blocks stay."""

    def led(link: re.Match[str]) -> str:
        kind = "raw" if link["image"] else "blob"
        return f"{link['image']}{link['text']}({address}/{kind}/{tag}/{link['target']})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else _LINK.sub(led, part) for part in parts)
