"""How computers chose, and how many promised seeds did not come."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Makes room for them."""
    op.add_column("lines", sa.Column("chosen", sa.Text()))
    op.add_column("accounts", sa.Column("missed_seeds", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("accounts", "missed_seeds")
    op.drop_column("lines", "chosen")
