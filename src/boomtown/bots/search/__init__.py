"""Search of the bot `marshal`: answers are tried in redealt games. It knows no rule of any game."""
