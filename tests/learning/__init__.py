"""Tests of `leverframe learn`."""
