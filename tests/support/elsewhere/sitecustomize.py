"""Python imports this module first of all, and so it plants a fault in a process (`planted.in_processes`)."""

import importlib
import os

import pytest

_module, _name = os.environ["PLANTED"].split("::")
getattr(importlib.import_module(_module), _name)(pytest.MonkeyPatch())
