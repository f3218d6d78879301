# Hráči s verejným profilom: ich zoznam, jeden profil a prepínač na stránke „Ja“.

players-profile = Verejný profil
players-on = Zverejniť môj profil
players-on-hint = Všetci vidia tvoje meno, tvár, hodnotenie, posledné hodnotené alebo verejné hry a či si práve online. Súkromné stoly a rozohrané hry ostávajú skryté.
players-mine = Zobraziť môj profil
players-all = Všetci hráči
players-none = Verejný profil zatiaľ nemá žiadny hráč.
players-join = Chceš tu byť aj ty? Založ si účet a zapni „Zverejniť môj profil“.
players-to-me = K môjmu účtu
players-unrated = zatiaľ bez hodnotenia
players-online = Práve online
# $month je mesiac s rokom.
players-since = V hre od: { $month }
players-by-role = Hodnotené hry podľa rolí
players-games = Posledné hry
players-games-none = Zatiaľ žiadna hodnotená ani verejná hra.
players-game-rated = hodnotená
players-gone = Taký profil tu nie je, alebo už nie je verejný.
players-lists = Druh zoznamu
players-by-rating = Hodnotenie
players-this-month = Tento mesiac
players-last-month = Minulý mesiac
players-season-hint = Body sú výhry nad to, koľko hráčove roly zvyčajne vyhrávajú. Počítajú sa hodnotené hry aspoň s jedným ďalším človekom.
players-season-won = vyhraté { $won } z { $n }
# $month je mesiac s rokom.
players-season-none = { $month }: žiadna hodnotená hra.
