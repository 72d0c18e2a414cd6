"""A subject: an adapter that answers requests, whatever its process does.

From the bottom up:

    troubles   what can go wrong, as values
    channel    lines out, lines in: what a session needs
    process    the adapter's process and everything that it starts
    evidence   every exchange as JSON Lines, and a channel that reads them back
    session    requests and their validated answers
"""
