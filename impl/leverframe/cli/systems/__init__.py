"""The commands of ``leverframe run``, one module for each system."""
