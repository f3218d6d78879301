"""Current tables of the database. `migrations` upgrades the tables of earlier versions."""

import sqlalchemy as sa

VERSION = 15  # the newest file in migrations/versions

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
    sa.Column("closed", sa.Float),  # set by older versions when a table was closed
    sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.String(16), nullable=False, server_default="normal"),
    sa.Column("series", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("promise", sa.JSON, nullable=False, server_default="{}"),  # holds the secret of the next deal
    sa.Column("manners", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("purse", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("days", sa.Integer, nullable=False, server_default="0"),
    sa.Column("due", sa.Float, index=True),  # correspondence game: when the server must answer for a player
    sa.Column("begins", sa.Float, nullable=False, server_default="0"),  # when its game starts automatically, 0: never
    sa.Column("daily", sa.String(10), nullable=False, server_default=""),  # date of its deal of the day
    sa.Column("tournament", sa.String(16), nullable=False, server_default=""),  # code of its tournament
)
SEATS = sa.Table(  # tables of an account; derived from the seats of `tables`
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
    sa.Column("deal", sa.JSON, nullable=False, server_default="{}"),  # parts of the seed; {}: no commitment
    # fingerprint of the rules that the game used last; "": written by an older version
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
    sa.Column("at", sa.Float),  # time in seconds since 1970; NULL in old rows
    sa.Column("took", sa.Float),  # seconds charged to the player's time bank
    sa.Column("command", sa.String(80)),  # id from the client, so that a choice sent twice counts once
    sa.Index(
        "ux_choices_command",
        "game",
        "command",
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),  # for PostgreSQL see postgres.py
    ),
)
HELD = sa.Table(  # answer to an open moment: `choices` gets it as number `seq`, unless the player changes it
    "held",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("choice", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(80)),  # as in `choices`
)

# ---- accounts; a guest is an account without a way to sign in on another device

ACCOUNTS = sa.Table(
    "accounts",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),  # "" until the player enters one
    sa.Column("face", sa.String(40), nullable=False),  # id of an avatar in the client
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("profile", sa.String(16), unique=True, index=True),  # address of the public profile; NULL: there is none
)
SESSIONS = sa.Table(  # signed-in browsers of an account
    "sessions",
    META,
    sa.Column(
        "key", sa.String(64), primary_key=True
    ),  # hash of the cookie, so that a copy of the database does not allow to sign in
    sa.Column("account", sa.String(40), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("challenge", sa.String(100)),  # next challenge for a passkey, used once
    sa.Column("purpose", sa.String(16)),
    sa.Column("until", sa.Float),
)
PASSKEYS = sa.Table(
    "passkeys",
    META,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("account", sa.String(40), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),  # counter of its signatures, if the authenticator has one
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
IDENTITIES = sa.Table(  # identity of an account at an OpenID Connect provider
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
PLAYED = sa.Table(  # each seat of a game with at least one account; stays after the game's log is deleted
    "played",
    META,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(40)),  # an account; NULL: a bot or an unknown player
    sa.Column("bot", sa.String(200)),  # NULL: a human player
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(64), nullable=False),  # the game of the family
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("sets", sa.JSON, nullable=False),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("ended", sa.Float),
    sa.Column("role", sa.String(64)),
    sa.Column("characters", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("won", sa.Boolean),  # NULL with `ended`: the game was abandoned
    sa.Column("stayed", sa.Boolean),  # the human player made most choices, not a bot for them
    # the player wanted the game rated; for a bot: the game has been rated
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_played_owner", "owner", "started"),
)
DAILY = sa.Table(  # first try of an account at the deal of the day
    "daily",
    META,
    sa.Column("date", sa.String(10), primary_key=True),
    sa.Column("owner", sa.String(40), primary_key=True, index=True),
    sa.Column("table_id", sa.String(40), nullable=False),
    sa.Column("won", sa.Boolean),  # NULL, as the numbers below: the game is not over
    sa.Column("turns", sa.Integer),
    sa.Column("lives", sa.Integer),
    sa.Column("hits", sa.Integer),
)
TOURNAMENTS = sa.Table(
    "tournaments",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),  # an account; "": it has been deleted
    sa.Column("setup", sa.JSON, nullable=False),  # as in `tables`, like the next three
    sa.Column("timer", sa.Integer, nullable=False),
    sa.Column("purse", sa.JSON, nullable=False),
    sa.Column("talk", sa.String(16), nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # the present one; 0: before the first
    sa.Column("touched", sa.Float, nullable=False, index=True),  # when the present round was started
)
TOURNAMENT_PLAYERS = sa.Table(
    "tournament_players",
    META,
    sa.Column("tournament", sa.String(40), primary_key=True),
    sa.Column("owner", sa.String(40), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("face", sa.String(40), nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),  # plays no further round
    sa.Index("ux_tournament_players_number", "tournament", "number", unique=True),
)
TOURNAMENT_SEATS = sa.Table(  # table of a player in a round; the result is in `played`
    "tournament_seats",
    META,
    sa.Column("tournament", sa.String(40), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(40), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the table in its round
)
TOURNAMENT_TABLES = sa.Table(  # tables that a player has opened
    "tournament_tables",
    META,
    sa.Column("tournament", sa.String(40), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(40), nullable=False),
)
RATINGS = sa.Table(  # derived from `played`
    "ratings",
    META,
    sa.Column("owner", sa.String(220), primary_key=True),  # an account, or "bot:" and its name
    sa.Column("kind", sa.String(64), primary_key=True),
    sa.Column("role", sa.String(64), primary_key=True),  # "": the overall rating; else the difference from it
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("variance", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

# ---- play with strangers

REPORTS = sa.Table(  # players' reports to the operator; they stay after the table is deleted
    "reports",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),  # the reported seat; NULL: a spectator
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("by", sa.String(80), nullable=False),  # the name of the reporting player
    sa.Column("words", sa.JSON, nullable=False),  # the last chat lines of the table
    sa.Index("ix_reports_at", "at"),
)
REPORT_PEOPLE = sa.Table(  # accounts that a report names or quotes, so that they can be erased
    "report_people",
    META,
    sa.Column("report", sa.String(40), primary_key=True),
    sa.Column("part", sa.String(8), primary_key=True),  # name, by, words
    sa.Column("owner", sa.String(40), primary_key=True, index=True),
)
MAILBOXES = sa.Table(  # e-mail address of an account for turn notices
    "mailboxes",
    META,
    sa.Column("account", sa.String(40), primary_key=True),
    sa.Column("key", sa.String(40), nullable=False, unique=True),  # identifies the mailbox in links of mails
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("lang", sa.String(16), nullable=False),
    sa.Column("confirmed", sa.Float),  # NULL: not confirmed, so only the confirmation mail is sent
)
MAILED = sa.Table(  # recently sent mails, without their recipients
    "mailed",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("about", sa.String(64), nullable=False),  # keyed hash of an account, of a mailbox, or of a turn
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_mailed_about", "about", "at"),
)
PUSHES = sa.Table(  # Web Push subscription of a seat, and the text of its notice
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
