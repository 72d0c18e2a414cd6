"""Tests of the explorer: its data and its page; its steps against the literal semantics; every feature in a browser."""
