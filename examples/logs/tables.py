"""Makes one log in four formats: turns.parquet and turns.json by DuckDB, turns.csv and turns.jsonl.zst by pandas.

    pip install duckdb pandas pyarrow zstandard && python tables.py

Each row is a step of an engine that answers users in turns, as the machine of REUG demands.
"""

import random
from datetime import UTC, datetime, timedelta

import duckdb
import pandas as pd

WAYS = (
    ["Engage", "Understand", "Generate", "Complete"],
    ["Engage", "Understand", "Execute script", "Execute script", "Generate", "Complete"],
    ["Engage", "Error recovery unified", "Understand", "Generate", "Complete"],
)


def steps() -> pd.DataFrame:
    chance, at = random.Random(1), datetime(2026, 11, 26, 9, 0, tzinfo=UTC)
    rows = []
    for session in ("s-17", "s-18", "s-19"):
        state, number = "Ready", 0
        for _ in range(3):
            for following in (*chance.choice(WAYS), "Ready"):
                number, at = number + 1, at + timedelta(milliseconds=chance.randrange(1, 900))
                result = {"outcome": "ANSWERED"} if state == "Complete" or following == "Complete" else None
                known = {"session": session, "seq": number, "at": at}
                rows.append({**known, "old": state, "new": following, "result": result})
                state = following
    return pd.DataFrame(rows)


if __name__ == "__main__":
    log = steps()
    flat = log.assign(**{"result.outcome": [one and one["outcome"] for one in log["result"]]}).drop(columns="result")
    flat.to_csv("turns.csv", index=False)
    flat.to_json("turns.jsonl.zst", orient="records", lines=True, date_format="iso", date_unit="us")
    duckdb.sql("COPY log TO 'turns.parquet' (COMPRESSION zstd)")
    duckdb.sql("COPY log TO 'turns.json' (ARRAY true)")
