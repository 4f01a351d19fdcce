"""`gobelet mcp`: an assistant plays by the Model Context Protocol, and sees what its seat sees."""
