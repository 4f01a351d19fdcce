"""What the operator does to a server that runs: `gobelet house` writes it down, and workers follow."""
