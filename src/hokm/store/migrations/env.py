"""How Alembic runs our migrations: on the connection that the program brings."""

from alembic import context

from hokm.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table; a batch makes a new one and moves the rows
)
with context.begin_transaction():
    context.run_migrations()
