"""A subject: an adapter that answers requests, whatever its process does.

From the bottom up:

    troubles   what can go wrong, as values
    channel    lines out, lines in: what a session needs
    guard      the process that starts the adapter, and ends everything that the adapter started
    starting   why a command cannot be started
    guarded    a command under its guard
    process    the adapter's process as a channel
    evidence   every exchange as JSON Lines, and a channel that reads them back
    logged     a channel that keeps what was exchanged, to be shown
    session    requests and their validated answers
"""
