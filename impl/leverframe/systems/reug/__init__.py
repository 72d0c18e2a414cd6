"""REUG (document 003): answers what a user says, by tools, scripts, new tools and parallel tasks, within limits."""
