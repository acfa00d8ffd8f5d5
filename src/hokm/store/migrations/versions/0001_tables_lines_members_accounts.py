"""The first tables: logs of tables, who sits where, and names."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Makes them."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("used_at", sa.Float(), nullable=False),
        sa.Column("closed_at", sa.Float()),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_closed_at_used_at", "tables", ["closed_at", "used_at"])
    op.create_table(
        "lines",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer()),
        sa.Column("given", sa.Text()),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("request", sa.String(100)),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.CheckConstraint("(first IS NULL) = (given IS NULL)", name="ck_lines_input_or_change"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_lines_code_tables"),
        sa.PrimaryKeyConstraint("code", "number", name="pk_lines"),
        sa.UniqueConstraint("code", "match", "first", name="uq_lines_code_match_first"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_members_code_tables"),
        sa.PrimaryKeyConstraint("person", "code", name="pk_members"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
    )


def downgrade() -> None:
    """Takes them away."""
    for name in ("accounts", "members", "lines", "tables"):
        op.drop_table(name)
