"""The tables of the data base as they are today; `migrations` says how those of earlier versions become like them."""

import sqlalchemy as sa

VERSION = 5  # the newest file in migrations/versions

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
    sa.Column("promise", sa.JSON, nullable=False, server_default="{}"),  # holds the secret of the next deal
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
    sa.Column("deal", sa.JSON, nullable=False, server_default="{}"),  # what the seed is made of; {}: no promise
)
CHOICES = sa.Table(
    "choices",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # human, bot, timeout, pass, away, idle
    sa.Column("command", sa.String(80)),  # what whoever chose calls it, so that the same one sent twice counts once
    sa.Index(
        "ux_choices_command",
        "game",
        "command",
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    ),
)
HELD = sa.Table(  # the answer to a moment that is not over yet: what `choices` gets as number `seq`, unless it changes
    "held",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
)
