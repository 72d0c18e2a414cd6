"""The turn gate (document 002): what stands between an agent's tool calls and a real directory of files."""
