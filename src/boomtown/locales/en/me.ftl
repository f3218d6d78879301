# The page of one's own: who I am, what I have played, what is kept of me.

ui-me = Me
# In place of the name of a person who has deleted theirs.
ui-somebody = deleted player

## Who I am
ui-me-who = Profile
ui-me-face = Your face
ui-me-face-n = Face { $n }
ui-me-save = Save
ui-me-saved = Saved.

## Account
ui-me-account = Account
ui-me-absent = This server has no accounts, so it keeps no profile and no list of your games. You can play without an account.
ui-me-is-nobody = You are not signed in. Play as a guest, or sign in.
ui-me-is-guest = You are a guest: only this browser knows you.
ui-me-is-account = The same name, face and games on every device.
ui-me-make = Create an account
ui-me-make-hint = Your device keeps a passkey. It asks for your fingerprint, your face or its PIN; there is no password.
ui-me-cannot = Passkeys work only on https addresses and on localhost.
ui-me-sign-in = Sign in
ui-me-sign-in-short = Sign in
ui-me-code-use = Use a recovery code
ui-me-code-label = Recovery code
ui-me-code-hint = Sixteen letters and digits. Each code works once.
ui-me-passkey-n = Passkey { $n }
ui-me-passkey-days = Created { $made }, last used { $used }
ui-me-passkey-add = Add a passkey
ui-me-passkey-rename = Rename
ui-me-passkey-rename-of = Rename { $name }
ui-me-passkey-name = Name of this passkey
ui-me-passkey-drop = Remove
ui-me-passkey-drop-n = Remove passkey { $n }
ui-me-passkey-ask = Remove { $name }?
ui-me-passkey-text = This passkey no longer opens your account.
ui-me-broken-off = Cancelled. Nothing has changed.
ui-me-codes = Recovery codes
ui-me-codes-left = Recovery codes left: { $n }
ui-me-codes-new = New codes
ui-me-codes-once = Each code signs you in once, when you have no passkey at hand. Keep them safe: they are shown only now. Earlier codes no longer work.
ui-me-codes-ask = Make new recovery codes?
ui-me-codes-text = The codes that you have now stop working at once.
ui-me-codes-copy = Copy
ui-me-codes-copied = Copied
ui-me-codes-save = Save
ui-me-codes-done = Done
ui-me-browsers = Browsers signed in: { $n }
ui-me-sign-out = Sign out
ui-me-sign-out-everywhere = Sign out everywhere

## My games
ui-running-games = My running games
ui-me-games = My games
ui-me-games-none = No games yet. Your next game will appear here.
# $day is a date, $n the number of players, $sets what was played.
ui-me-game-line = { $day }, { $n ->
    [one] { $n } player
   *[other] { $n } players
  }, { $sets }
ui-me-game-others = Other players: { $names }
ui-me-game-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
ui-me-game-series = Series { $score }
ui-me-game-turn = Your turn
ui-me-game-due = until { $time }
ui-me-game-waits = another player’s turn
ui-me-game-share = Share the replay: { $title }
ui-me-filter-result = Result
ui-me-filter-all = All results
ui-me-filter-all-games = All games
ui-me-games-none-found = No such game.
ui-me-game-running = running
ui-me-game-given-up = abandoned
ui-me-game-won = won
ui-me-game-lost = lost
ui-me-game-watch-at = Replay: { $title }, { $day }
ui-me-game-back-to = To the table: { $title }, { $day }
ui-me-more = Show more

## Statistics
ui-me-statistics = Statistics
ui-me-statistics-none = No finished game yet.
ui-me-by-game = By game
ui-me-by-role = By role
ui-me-by-character = By character
ui-me-by-set = By set
# $won of $n games were won; $share is the same in per cent.
ui-me-won-of = { $won } of { $n } won ({ $share })

## Ratings
ui-me-ratings = Ratings
ui-me-rated = Rate my games
ui-me-rated-hint = Games with two people or more count, also if you leave: you get the result of your side. Only you see your ratings, unless your profile is public; switching this off deletes them.
ui-me-ratings-none = No rated game yet.
ui-me-ratings-scale = The average is 1500. The true strength lies within the range after ± in 19 cases out of 20.
# $rating and $within are numbers as text, $n counts games.
ui-me-rating = { $rating } ± { $within }
ui-me-rating-bot = Bot: { $name }
ui-me-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }

## My data
ui-me-data = My data
ui-me-data-hint = Deleting removes your account, your statistics and your name at every table. The games remain, without your name.
ui-me-export = Download everything
ui-me-delete = Delete my data
ui-me-delete-sure = Delete for good
ui-me-delete-ask = Delete everything about you?
ui-me-delete-text = Your account, your games in the list and your ratings are deleted. This cannot be undone.
ui-me-deleted = Everything about you is deleted.

## Another service to sign in with
ui-me-elsewhere = Sign in with { $name }
ui-me-elsewhere-add = Also sign in with { $name }
ui-me-elsewhere-on = You can sign in with { $name }.
ui-me-elsewhere-drop = Disconnect
ui-me-elsewhere-ask = Remove the sign-in with { $name }?
ui-me-elsewhere-text = You can no longer sign in with it.
err-signin-denied = The sign-in was refused there. Nothing has changed.
err-signin-failed = The other service does not respond as it should. Try again later.
err-signin-late = That took too long, or another browser started it. Try again.
err-signin-taken = That does not fit: each identity belongs to one account, and each account has one.

## Mails when it is my turn
ui-me-mail = E-mail
ui-me-mail-hint = At correspondence tables: one e-mail when it is your turn and you are not there. Nothing else is sent.
ui-me-mail-label = E-mail address
ui-me-mail-send = Send me a link
ui-me-mail-again = Send the link again
ui-me-mail-wait = A link has been sent to { $address }. Open it within a day to turn the e-mails on.
ui-me-mail-on = E-mails go to { $address }.
ui-me-mail-drop = Stop the e-mails
ui-mail-confirm = E-mail me when it is my turn
ui-mail-confirmed = From now on you get an e-mail when it is your turn.
ui-mail-stop = Stop the e-mails
ui-mail-stopped = No more e-mails will be sent to this address.
err-bad-mail = This is not an e-mail address.
err-bad-link = This link no longer works. Ask for a new one.
err-mail-unsent = The e-mail could not be sent. Check the address, or try again later.
err-many-mails = That is enough e-mails for now. Try again tomorrow.

## What goes wrong
err-bad-passkey = This passkey was not accepted. Try again.
err-bad-code = This recovery code is not valid. Each code works once.
err-no-me = This browser is not signed in.
err-last-passkey = This is your last passkey. Add another one first.

ui-me-people = People I played with
# $n games of the last hundred, $day a date.
ui-me-people-games = { $n ->
    [one] { $n } game together, the last on { $day }
   *[other] { $n } games together, the last on { $day }
}
ui-me-people-hint = “Invite again” opens a table like your last one together. Send its link.
ui-me-people-invite = Invite again
ui-me-people-invite-of = Invite again: { $name }
ui-me-people-block = Block
ui-me-people-block-of = Block { $name }
ui-me-people-block-ask = Block { $name }?
ui-me-people-block-text = They cannot join your tables and are not matched with you. At your seat you do not see what they write.
ui-me-people-unblock = Unblock
ui-me-people-unblock-of = Unblock { $name }
ui-me-people-blocked = Blocked
