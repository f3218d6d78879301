# Hráči s veřejným profilem: jejich seznam, jeden profil a přepínač na stránce „Já“.

players-profile = Veřejný profil
players-on = Zveřejnit můj profil
players-on-hint = Všichni vidí tvoje jméno, tvář, hodnocení, poslední hodnocené nebo veřejné hry a jestli jsi právě online. Soukromé stoly a rozehrané hry zůstávají skryté.
players-mine = Zobrazit můj profil
players-all = Všichni hráči
players-none = Veřejný profil zatím žádný hráč nemá.
players-join = Chceš tu být taky? Založ si účet a zapni „Zveřejnit můj profil“.
players-to-me = K mému účtu
players-unrated = zatím bez hodnocení
players-online = Právě online
# $month je měsíc s rokem.
players-since = Ve hře od: { $month }
players-by-role = Hodnocené hry podle rolí
players-games = Poslední hry
players-games-none = Zatím žádná hodnocená ani veřejná hra.
players-game-rated = hodnocená
players-gone = Takový profil tu není, nebo už není veřejný.
players-lists = Druh seznamu
players-by-rating = Hodnocení
players-this-month = Tento měsíc
players-last-month = Minulý měsíc
players-season-hint = Body jsou výhry nad to, kolik hráčovy role obvykle vyhrávají. Počítají se hodnocené hry aspoň s jedním dalším člověkem.
players-season-won = vyhráno { $won } z { $n }
# $month je měsíc s rokem.
players-season-none = { $month }: žádná hodnocená hra.
