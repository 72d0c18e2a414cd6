"""The commands of ``interlock run``, one module for each system."""
