"""Codes of all names in the Dice Game. A code never changes and is never reused, because lines are stored.

Faces have two letters, all other names three or more. Characters have their codes of the card game.
"""

from __future__ import annotations

from boomtown.notation.codecs import Codes

FACES = """
arrow: Ar | dynamite: Dy | bullseye1: Bo | bullseye2: Bt | beer: Be | gatling: Ga | broken_arrow: Ba | bullet: Bu |
double_bullseye1: Do | double_bullseye2: Dt | double_beer: Db | double_gatling: Dg
"""
CHARACTERS = """
Bart Cassidy: Bart | Black Jack: Jack | Calamity Janet: Janet | El Gringo: Gringo | Jesse Jones: Jesse |
Jourdonnais: Jourd | Kit Carlson: Kit | Lucky Duke: Lucky | Paul Regret: Paul | Pedro Ramirez: Pedro |
Rose Doolan: Rose | Sid Ketchum: Sid | Slab the Killer: Slab | Suzy Lafayette: Suzy | Vulture Sam: Sam |
Willy the Kid: Willy | José Delgado: Jose | Tequila Joe: Joe | Apache Kid: Apache | Bill Noface: Bill |
Elena Fuente: Elena | Vera Custer: Vera | Doc Holyday: Doc | Molly Stark: Molly
"""
ROLES = """
Bear: Bear | Good: Good | Doctor: Doctor | Judge: Judge | Gambler: Gambler | Bad: Bad | Ugly: Ugly |
Devil's Right Hand: Right | Devil's Left Hand: Left
"""

CODES = Codes(FACES, CHARACTERS, ROLES)
