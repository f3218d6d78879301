# The deal of the day: its entry on the front page, its result, errors.
daily-title = Deal of the day
daily-table = Deal of the day, { $date }
daily-offer = { $date }: the same cards for all, one try
daily-running = { $date }: your game is running
daily-over =
    { $result ->
        [won] { $date }: you won
       *[lost] { $date }: you lost
    }
daily-line =
    boomtown, deal of { $date }: { $result ->
        [won] won
       *[lost] lost
    } after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $lives ->
        [0] out of the game
        [one] { $lives } life left
       *[other] { $lives } lives left
    }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
daily-numbers =
    { $n ->
        [0] No one has finished it yet.
        [one] { $n } person has finished it.
       *[other] { $n } people have finished it, { $share } of them won.
    }
daily-next = The next deal comes at midnight UTC.
daily-copy = Copy the result
daily-share = Share the result
daily-copied = Result copied
daily-copy-failed = Copying does not work here. Select the line and copy it.
daily-fair = The deal of the day is the same for all players. So the server alone fixed it, from the date and a secret key, and the players’ browsers added no numbers. Its fingerprint was public before the game.
err-daily = That is not possible in the deal of the day: it must be the same for all players.
err-daily-played = Only the first try counts, and you have begun it already. The next deal comes at midnight UTC.
