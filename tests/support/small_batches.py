"""The process that reads a Parquet file, a few rows at a time: a small file has many batches."""

from leverframe.audit.inputs import parquet_process

if __name__ == "__main__":
    parquet_process.prepare()
    from leverframe.audit.inputs import parquet_reader

    parquet_reader.BATCH, parquet_reader.MANY = 10, 30
    parquet_reader.main()
