"""What Alembic runs: the steps, on the connection that migrate.py hands over."""

from alembic import context

from gobelet.server.storage.sql_tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
