"""The part of llvmlite that Leverframe uses."""

from llvmlite import ir as ir
