"""The tables of the data base, and how an older data base becomes one of today."""

import sqlalchemy as sa

VERSION = 3

META = sa.MetaData()
FACTS = sa.Table(
    "facts",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("timer", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("closed", sa.Float),  # of older versions: since when the table is open no more
    sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.String(16), nullable=False, server_default="normal"),
    sa.Column("series", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
)
GAMES = sa.Table(
    "games",
    META,
    sa.Column("id", sa.String(60), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(200), nullable=False),
    sa.Column("started", sa.Float, nullable=False),
)
CHOICES = sa.Table(
    "choices",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # human, bot, timeout, pass, away, idle
)
HELD = sa.Table(  # the answer to a moment that is not over yet: what `choices` gets as number `seq`, unless it changes
    "held",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
)

# What turns version n into n + 1; tables that are missing are made beforehand.
STEPS = {
    1: (
        "ALTER TABLE tables ADD COLUMN locked BOOLEAN NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN pace VARCHAR(16) NOT NULL DEFAULT 'normal'",
        "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
    ),
    2: ("ALTER TABLE tables ADD COLUMN series JSON NOT NULL DEFAULT '{}'",),
}


class WrongVersion(Exception):
    """The data base comes from a program that this one does not know."""


def prepare(connection: sa.Connection) -> None:
    """Make what is missing and bring an older data base up to date; WrongVersion for one that is newer."""
    META.create_all(connection)
    found = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema"))
    if found is None:
        connection.execute(sa.insert(FACTS).values(name="schema", value=str(VERSION)))
        return
    version = int(found) if found.isdecimal() else 0
    if not 1 <= version <= VERSION:
        raise WrongVersion(f"has schema {found}, this program needs {VERSION} or older")
    for step in range(version, VERSION):
        for statement in STEPS[step]:
            connection.execute(sa.text(statement))
    connection.execute(sa.update(FACTS).where(FACTS.c.name == "schema").values(value=str(VERSION)))
