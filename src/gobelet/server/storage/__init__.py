"""The database, its migrations and the bus between workers."""
