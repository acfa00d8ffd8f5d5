"""The tables of the database. What is changed here needs a migration of its own."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

#: Every constraint has a name, so that a later migration can speak of it.
NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=NAMING)

#: The migration that brings a database to what stands here.
REVISION = "0002"

tables = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("used_at", Float, nullable=False),
    Column("closed_at", Float),
    Index("ix_tables_closed_at_used_at", "closed_at", "used_at"),
)

lines = Table(
    "lines",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", Integer, nullable=False),
    Column("first", Integer),
    Column("given", Text),
    Column("events", Text, nullable=False),
    Column("auto", Boolean(create_constraint=False), nullable=False),
    Column("request", String(100)),
    Column("at", Float, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("chosen", Text),
    UniqueConstraint("code", "match", "first"),
    CheckConstraint("(first IS NULL) = (given IS NULL)", name="input_or_change"),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("missed_seeds", Integer, nullable=False, server_default="0"),
)
