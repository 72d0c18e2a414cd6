"""From the lines of a document to the checks that answer for them, and back."""
