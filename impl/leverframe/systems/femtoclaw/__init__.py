"""FemtoClaw (documents 000 and 004): carries out what is well formed, permitted and on record, and nothing else."""
