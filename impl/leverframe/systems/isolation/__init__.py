"""Programs carried out apart from the runtime: what they do cannot reach it, and nothing of them stays behind."""
