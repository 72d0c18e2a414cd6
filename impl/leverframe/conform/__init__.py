"""Conformance: an implementation in any language, judged from the outside.

From the bottom up:

    wire      the messages between the runner and an adapter, and their JSON Schemas
    subject   an adapter as a process: one session of requests and answers, whatever the process does
"""
