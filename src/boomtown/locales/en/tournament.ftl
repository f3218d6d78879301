# Tournaments: their page, the dialog that creates one, their tables, errors.
tour-kicker = Tournament
tour-new = New tournament
tour-new-hint = Everyone with the link can join. In each round you meet other opponents.
tour-name = Name of the tournament
tour-create = Create the tournament
tour-rounds = Rounds
tour-rounds-n =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
tour-round = Round { $n }
tour-round-of = Round { $n } of { $rounds }
tour-round-over = Round { $n } of { $rounds } is over.
tour-round-begun = Round { $n } begins.
# $n seats at each table.
tour-seats =
    { $n ->
        [one] tables of { $n } player
       *[other] tables of { $n } players
    }
tour-invite-text = Come and play in the tournament “{ $title }”.
tour-qr-alt = QR code of the link to this tournament
tour-join = Join
tour-join-again = Join again
tour-start = Start round { $n }
tour-start-hint = Bots take the seats that stay empty.
tour-to-table = To my table
tour-table-waits = Your table is waiting.
tour-title-call = Your table is waiting · { $title }
tour-watch-mine = Watch my table
tour-late = You came too late: a bot plays in your seat in this round.
tour-wait-games =
    { $n ->
        [one] { $n } game is still running.
       *[other] { $n } games are still running.
    }
tour-wait-host = { $name } starts the tournament.
tour-wait-players = A tournament needs two players. Send the link to your friends.
tour-wait-round = The next round starts soon.
tour-next-round = You play from the next round on.
tour-look = The last round has begun. You can watch.
tour-hurry = Start round { $n } now
tour-hurry-ask = Start round { $n } now?
tour-hurry-text = Games of this round are still running. They count when they end.
tour-leave = Drop out
tour-leave-ask = Drop out of the tournament?
tour-leave-text = You get no seat in the next rounds. You can join again until the last round begins.
tour-left = dropped out
tour-standings = Standings
tour-rank = Rank
tour-player = Player
tour-points = Points
tour-won = Wins
tour-won-of = { $won } of { $n }
tour-points-line = A win gives more points the rarer it is for the role; a lost game gives none.
tour-points-name = How points work
tour-points-text = A win gives 10 points divided by the share of games that its role usually wins, at most 100. So all roles are worth about the same: with five players the sheriff gets about 20 points for a win, the renegade about 55. Equal points and wins share a rank.
tour-points-are = Points: { $points }
tour-tables = Tables
tour-earlier = Earlier rounds
tour-table = Table { $n }
tour-table-waiting = not begun
tour-table-playing = playing
tour-table-over = over
tour-watch = Watch
tour-watch-table = Watch table { $n }
tour-replay-table = Replay of table { $n }
tour-no-result = no result
tour-over = The tournament is over.
# $names of the best, $n of them.
tour-winner =
    { $n ->
        [one] { $names } wins the tournament!
       *[other] { $names } win the tournament!
    }
tour-no-winner = No player has won a game.
tour-line = boomtown, tournament “{ $title }”: { $ranks }
tour-line-rank = { $rank }. { $name } ({ $points })
tour-unreachable = The tournament could not be loaded. Next try in a moment.
# At a table of a tournament.
tour-of-table = Table of a tournament
tour-not-here = not here yet
tour-back = Back to the tournament
tour-goes-on = The tournament
tour-goes-on-hint = The standings and the next round are on its page.
tour-screen = The standings and the next round are on your phones.
tour-full = This tournament has no room for more players. You can watch.
err-no-tournament = This tournament does not exist, or it was deleted.
err-tournament = That is not possible in a tournament: it must be the same for all players.
err-tournament-over = The tournament is over, or its last round has begun.
err-tournament-games = Games of this round are still running.
err-tournament-players = A tournament needs two players.
err-tournament-seat = You have no seat in this round.
