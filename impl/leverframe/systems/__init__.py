"""The systems of the documents, really running: each moves as the machine generated from its declaration lets it."""
