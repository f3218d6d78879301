"""The code of every name in the card game. A code never changes and is never given twice: lines are kept.

Kinds of cards have two letters, all else three or more.
"""

from __future__ import annotations

from boomtown.notation.codes import Codes

WORDS = """
spades: Spades | hearts: Hearts | diamonds: Diamonds | clubs: Clubs | red: Red | black: Black
"""
KINDS = """
BANG!: Bg | Missed!: Mi | Beer: Be | Panic!: Pa | Cat Balou: Cb | Stagecoach: St | Wells Fargo: Wf |
General Store: Gs | Saloon: Sa | Gatling: Ga | Indians!: In | Duel: Du | Barrel: Ba | Mustang: Mu | Scope: Sc |
Jail: Ja | Dynamite: Dy | Volcanic: Vo | Schofield: Sf | Remington: Re | Rev. Carabine: Rc | Winchester: Wi |
Binocular: Bi | Hideout: Hi | Punch: Pu | Rag Time: Rt | Brawl: Br | Dodge: Do | Springfield: Sp | Tequila: Te |
Whisky: Wh | Bible: Bb | Canteen: Ct | Can Can: Cc | Ten Gallon Hat: Tg | Conestoga: Co | Derringer: De |
Buffalo Rifle: Bu | Howitzer: Ho | Pepperbox: Pb | Iron Plate: Ip | Pony Express: Pe | Knife: Kn | Sombrero: So
"""
CHARACTERS = """
Bart Cassidy: Bart | Black Jack: Jack | Calamity Janet: Janet | El Gringo: Gringo | Jesse Jones: Jesse |
Jourdonnais: Jourd | Kit Carlson: Kit | Lucky Duke: Lucky | Paul Regret: Paul | Pedro Ramirez: Pedro |
Rose Doolan: Rose | Sid Ketchum: Sid | Slab the Killer: Slab | Suzy Lafayette: Suzy | Vulture Sam: Sam |
Willy the Kid: Willy | Johnny Kisch: Johnny | Uncle Will: Uncle | Claus the Saint: Claus | Emiliano: Emiliano |
Annie Versary: Annie | Tequila Joe: Joe | Vera Custer: Vera | Belle Star: Belle | Pat Brennan: Pat |
Molly Stark: Molly | Greg Digger: Greg | José Delgado: Jose | Bill Noface: Bill | Herb Hunter: Herb |
Pixie Pete: Pixie | Sean Mallory: Sean | Apache Kid: Apache | Chuck Wengam: Chuck | Elena Fuente: Elena |
Doc Holyday: Doc
"""
EVENTS = """
Blessing: Blessing | Curse: Curse | Ghost Town: Ghosts | Gold Rush: Gold | The Daltons: Daltons |
The Doctor: Doctor | The Reverend: Reverend | Train Arrival: Train | Thirst: Thirst | Hangover: Hangover |
The Sermon: Sermon | Shootout: Shootout | High Noon: Noon | New Identity: Identity | Handcuffs: Handcuffs |
Ambush: Ambush | Sniper: Sniper | Dead Man: Dead | Blood Brothers: Brothers | The Judge: Judge | Lasso: Lasso |
Law of the West: Law | Hard Liquor: Liquor | Abandoned Mine: Mine | Peyote: Peyote | Ranch: Ranch |
Ricochet: Ricochet | Russian Roulette: Roulette | Vendetta: Vendetta | A Fistful of Cards: Fistful
"""

CODES = Codes(WORDS, KINDS, CHARACTERS, EVENTS)
