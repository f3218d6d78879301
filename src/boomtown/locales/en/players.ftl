# Players with a public profile: the list of them, one profile, and the switch on the page "Me".

players-profile = Public profile
players-on = Make my profile public
players-on-hint = Everyone sees your name, face, ratings, last rated or public games, and whether you are online. Private tables and running games stay hidden.
players-mine = See my profile
players-all = All players
players-none = No player has a public profile yet.
players-join = To appear here, create an account and turn on “Make my profile public”.
players-to-me = To my account
players-unrated = no rating yet
players-online = Online now
# $month is a month with its year.
players-since = Here since { $month }
players-by-role = Rated games by role
players-games = Last games
players-games-none = No rated or public games yet.
players-game-rated = rated
players-gone = There is no such profile, or it is no longer public.
players-lists = Kind of list
players-by-rating = Rating
players-this-month = This month
players-last-month = Last month
players-season-hint = Points are wins above what the player’s roles usually win. Rated games with at least one other person count.
players-season-won = { $won } of { $n } won
# $month is a month with its year.
players-season-none = { $month }: no rated game.
