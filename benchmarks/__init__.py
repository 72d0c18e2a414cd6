"""Speed and memory of checking: ``make bench``."""
