"""The tables of the data base as they are today; `migrations` says how those of earlier versions become like them."""

import sqlalchemy as sa

VERSION = 12  # the newest file in migrations/versions

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
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("closed", sa.Float),  # of older versions: since when the table is open no more
    sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.String(16), nullable=False, server_default="normal"),
    sa.Column("series", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("promise", sa.JSON, nullable=False, server_default="{}"),  # holds the secret of the next deal
    sa.Column("manners", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("purse", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("days", sa.Integer, nullable=False, server_default="0"),
    sa.Column("due", sa.Float, index=True),  # correspondence: when somebody has to be answered for
    sa.Column("begins", sa.Float, nullable=False, server_default="0"),  # when its game begins by itself, 0: it does not
)
SEATS = sa.Table(  # follows from the seats of `tables`, and changes with them: the tables of an account
    "seats",
    META,
    sa.Column("owner", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True, index=True),
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
    # fingerprint of the rules by which it was played last; "": of a version that did not say
    sa.Column("rules", sa.String(16), nullable=False, server_default=""),
)
CHOICES = sa.Table(
    "choices",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # human, bot, timeout, pass, away, idle
    sa.Column("at", sa.Float),  # when, in seconds since 1970; nothing in old rows
    sa.Column("took", sa.Float),  # seconds it cost the purse of whoever was asked
    sa.Column("command", sa.String(80)),  # what whoever chose calls it, so that the same one sent twice counts once
    sa.Index(
        "ux_choices_command",
        "game",
        "command",
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),  # of PostgreSQL: postgres.py
    ),
)
HELD = sa.Table(  # the answer to a moment that is not over yet: what `choices` gets as number `seq`, unless it changes
    "held",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(80)),  # as in `choices`
)

# ---- people: a guest is an account that nothing opens elsewhere

ACCOUNTS = sa.Table(
    "accounts",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),  # "" until one was said
    sa.Column("face", sa.String(40), nullable=False),  # the client knows what it looks like
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
SESSIONS = sa.Table(  # browsers that act for an account
    "sessions",
    META,
    sa.Column("key", sa.String(64), primary_key=True),  # hash of the cookie, so the data base signs nobody in
    sa.Column("account", sa.String(40), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("challenge", sa.String(100)),  # what a passkey has to sign next, once
    sa.Column("purpose", sa.String(16)),
    sa.Column("until", sa.Float),
)
PASSKEYS = sa.Table(
    "passkeys",
    META,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("account", sa.String(40), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),  # of its signatures, where it counts them
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
IDENTITIES = sa.Table(  # who somebody is at another service (OpenID Connect), which says so when they sign in
    "identities",
    META,
    sa.Column("issuer", sa.String(300), primary_key=True),
    sa.Column("subject", sa.String(255), primary_key=True),
    sa.Column("account", sa.String(40), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
)
RECOVERY = sa.Table(
    "recovery",
    META,
    sa.Column("key", sa.String(64), primary_key=True),  # hash of a code
    sa.Column("account", sa.String(40), nullable=False, index=True),
)
PLAYED = sa.Table(  # every seat of a game in which somebody known sat; outlives the game's own log
    "played",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(40)),  # an account; NULL: nobody who is known
    sa.Column("bot", sa.String(200)),  # NULL: a person
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(64), nullable=False),  # which game of the family
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("sets", sa.JSON, nullable=False),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("ended", sa.Float),
    sa.Column("role", sa.String(64)),
    sa.Column("characters", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("won", sa.Boolean),  # NULL with `ended`: given up
    sa.Column("stayed", sa.Boolean),  # the person chose, and not a bot in their place
    # they wanted it to count; of a bot: the game has been counted
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_played_owner", "owner", "started"),
)
RATINGS = sa.Table(  # follows from `played`
    "ratings",
    META,
    sa.Column("owner", sa.String(220), primary_key=True),  # an account, or "bot:" and its name
    sa.Column("kind", sa.String(64), primary_key=True),
    sa.Column("role", sa.String(64), primary_key=True),  # "": the game as a whole; else what differs from it
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("variance", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# ---- strangers

REPORTS = sa.Table(  # what people tell the keeper about others; kept although the table may be gone
    "reports",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),  # of whom it tells; nobody's: a spectator
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("by", sa.String(80), nullable=False),  # the name of whoever reports
    sa.Column("words", sa.JSON, nullable=False),  # what was said at the table last
    sa.Index("ix_reports_at", "at"),
)
REPORT_PEOPLE = sa.Table(  # the accounts of those a report names or quotes, so that it can forget them
    "report_people",
    META,
    sa.Column("report", sa.String(40), primary_key=True),
    sa.Column("part", sa.String(8), primary_key=True),  # name, by, words
    sa.Column("owner", sa.String(40), primary_key=True, index=True),
)
MAILBOXES = sa.Table(  # where an account wants to be told that it is its turn
    "mailboxes",
    META,
    sa.Column("account", sa.String(40), primary_key=True),
    sa.Column("key", sa.String(40), nullable=False, unique=True),  # what links in mails stand for
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("lang", sa.String(16), nullable=False),
    sa.Column("confirmed", sa.Float),  # NULL: nobody has answered yet, and nothing but that question is sent
)
MAILED = sa.Table(  # what was sent of late, without saying to whom
    "mailed",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("about", sa.String(64), nullable=False),  # keyed hash of an account, of a mailbox, or of a turn
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_mailed_about", "about", "at"),
)
PUSHES = sa.Table(  # where a notice is sent to when whoever has a seat is asked, and what it says
    "pushes",
    META,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(200), nullable=False),
    sa.Column("auth", sa.String(100), nullable=False),
    sa.Column("title", sa.String(200), nullable=False),
    sa.Column("body", sa.String(300), nullable=False),
    sa.Column("url", sa.String(100), nullable=False),
)
