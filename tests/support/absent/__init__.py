"""The folder of a `sitecustomize` that makes libraries missing (`parts.without`)."""
