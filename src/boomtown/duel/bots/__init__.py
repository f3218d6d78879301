from boomtown.bots.brain import GameBots
BOTS = GameBots({})
