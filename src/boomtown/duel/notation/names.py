"""Codes of all names in The Duel. Old lines stay readable, so a code never changes and is never reused."""

from __future__ import annotations

from boomtown.duel.cards import BACK, CARDS, KIND, NAMES, SYMBOL
from boomtown.notation.codecs import Codes

CHARACTERS = """
Alan Pinkertoon: Alan | Annie Oakey: Annie | Bart Masterson: Bart | Bill Tightman: Bill | Buffalo Bell: Buffalo |
Dalon Ranger: Dalon | Jango: Jango | Pat Garret: Pat | Tex Killer: Tex | The Stranger: Stranger | Wild Bill: Wild |
Wyatt Ear: Wyatt | Babe Leroy: Babe | Bull Anderson: Bull | Cattle Katie: Katie | Dalton Bros: Dalton |
Jack Ransome: Jack | Pearl Hat: Pearl | Sid Curry: Sid | Slim Poet: Slim | Soundance Kid: Kid | Toco Ramirez: Toco |
Tom Thorn: Tom | West Harding: West
"""
CODES = Codes(CHARACTERS)

KINDS = """
Bank: Bk | Barrel: Ba | Beer: Be | Carbine: Ca | Pocket Watch: Pw | Colt: Co | Derringer: De | Duel: Du | Dynamite: Dy |
Fanning: Fa | Gatling: Ga | General Store: Gs | Gun Belt: Gb | Hat: Ha | Indians!: In | Knife: Kn | Missed!: Mi |
Peacemaker: Pe | Rattlesnake: Ra | Remington: Re | Riposte: Ri | Schoolteacher: St | Schofield: Sf | Scope: Sc |
Shotgun: Sh | Stampede: Sp | Theft: Th | Strong Beer: Sb | Wagon: Wa | Canteen: Cn | Winchester: Wi
"""
_CODE = dict(entry.strip().split(": ") for entry in KINDS.split("|"))


def _cards() -> list[str]:
    """Return the codes by card: kind, back, symbol, and a number from the second copy on: `Mils2`."""
    found: list[str] = []
    for card in range(CARDS):
        plain = f"{_CODE[NAMES[KIND[card]]]}{'lo'[BACK[card]]}{'bsdh'[SYMBOL[card]]}"
        copy = 1 + sum(code.startswith(plain) for code in found)
        found.append(plain + (str(copy) if copy > 1 else ""))
    return found


OF_CARD = _cards()
NUMBER_OF_CARD = {code: card for card, code in enumerate(OF_CARD)}
