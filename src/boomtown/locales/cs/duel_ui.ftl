### Souboj na stránce: co říká jen jeho stůl. Slova karet, otázek a událostí jsou v duel.ftl.

ui-all-duel = Karty a postavy
ui-sort-duel-red = Karty BANG!
ui-sort-duel-brown = Karty akcí
ui-sort-duel-blue = Vybavení
ui-sort-duel-law = Postavy zákona
ui-sort-duel-outlaws = Postavy banditů
ui-duel-border-red = Karta BANG!
ui-duel-border-brown = Karta akce
ui-duel-border-blue = Vybavení
ui-duel-copies-law = { $n ->
    [one] { $n } kus v balíčku zákona
    [few] { $n } kusy v balíčku zákona
   *[other] { $n } kusů v balíčku zákona
}
ui-duel-copies-outlaws = { $n ->
    [one] { $n } kus v balíčku banditů
    [few] { $n } kusy v balíčku banditů
   *[other] { $n } kusů v balíčku banditů
}
ui-duel-who-law = Kdo hraje za zákon?
ui-duel-front = Vpředu
ui-duel-rear = V záloze
ui-duel-alone = Bez zálohy
ui-duel-always = Působí vždy
ui-duel-off = Nepůsobí
ui-duel-holds = má { $cards }
ui-duel-in-front = Vybavení
ui-duel-can-point = lze vybrat
ui-duel-stake = { $n ->
    [one] ztrácí { $n } život, když to nezastavíš
    [few] ztrácí { $n } životy, když to nezastavíš
   *[other] ztrácí { $n } životů, když to nezastavíš
}
ui-duel-hits = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
ui-duel-reserve = rezerva: { $n }
end-duel-reserve = V rezervě
ui-duel-hand-of = Karty v ruce: { $n }, zákon { $law }, bandité { $outlaws }
ui-duel-deck = Balíček { $n }
ui-duel-common = Společný { $n }
ui-duel-discards = Odhozené { $n }
ui-duel-swap = Vyměnit
ui-duel-reload = Přebít
ui-duel-reload-text = Odhoď ji a místo toho si dober kartu.
ui-duel-reload-on = Karty s tímto znakem lze teď přebít.
ui-duel-play-as = Jako { $card }
ui-duel-how = Jak použiješ kartu { $card }?
ui-duel-which = Vyber kartu
ui-duel-do = Zahrát
ui-duel-random = Náhodná karta z ruky
ui-duel-hint = Vyber kartu a pak, komu patří.
ui-duel-tap = Ťukni na kartu.
ui-duel-bangs = Karty BANG! v tahu: { $n }
ui-duel-bangs-any = Karty BANG! bez omezení
ui-duel-keeps = V ruce { $n }, necháš si { $limit }
ui-duel-lives-text = Postava, která přijde o poslední život, vypadává. Na její místo nastoupí další z rezervy.
ui-duel-hand-text = Vidět jsou rubové strany: ukazují, ze kterého balíčku karta je.
ui-duel-reserve-text = Postavy, které ještě nenastoupily. Když některá postava vypadne, další odtud nastoupí na její místo.
ui-duel-deck-text = Každá strana si bere ze svého balíčku. Když jeden dojde, odhozené karty se zamíchají do společného balíčku.
ui-duel-bangs-name = Karty BANG!
ui-duel-bangs-text = Víc než jednu kartu BANG! za tah dovolí jen karta nebo postava.
ui-duel-limit-name = Limit karet v ruce
ui-duel-limit-text = Na konci tahu si hráč nechá nejvýš tolik karet, kolik životů má jeho postava vpředu, s jedním životem dvě.
ui-duel-odds = Když se karta otočí
ui-duel-of8 = Z 8 karet: { $n }
ui-duel-card-said = { $card } (balíček: { $side }, znak: { $symbol })
ui-duel-waits = Ještě přijde
ui-duel-offered = Tvoje dvě postavy
ui-duel-laid = Uprostřed
ui-duel-turned-good = { $source }: vyšlo to
ui-duel-turned-bad = { $source }: nevyšlo to
ui-duel-comes = Nastupuje { $name }
ui-duel-goes = { $name } opouští hru
ui-duel-signs-title = Znaky na kartách
ui-duel-sign-law = Z balíčku zákona
ui-duel-sign-outlaws = Z balíčku banditů
ui-duel-sign-hit = Zásah: zastaví ho úhyb
ui-duel-sign-dodge = Úhyb: zastaví zásah
ui-duel-sign-swap = Předek a záloha se vymění
ui-duel-sign-always = Působí vždy, i v záloze
ui-duel-sign-reload = Lze odhodit a dobrat si, jakmile jedné straně zbude jediná postava
ui-duel-sign-reveal = Otoč vrchní kartu: rozhodne její znak
ui-how-duel-1 = Zákon proti banditům. Každá strana má jednu postavu vpředu, jednu v záloze a další čekají.
ui-how-duel-2 = Ve svém tahu si dobereš 2 karty a zahraješ jich, kolik chceš. Karta BANG! s červeným okrajem jen 1 za tah.
ui-how-duel-3 = Karty zasahují postavu vpředu. Vybavení patří tvé postavě v záloze, nebo soupeřově vpředu.
ui-how-duel-4 = Jednou za tah smíš své postavy vyměnit. V záloze schopnost ani vybavení nepůsobí, kromě těch se znakem „působí vždy“.
ui-how-duel-5 = Zásahu uhneš schopností, Kloboukem, Barelem nebo kartou Vedle! z ruky. U některých karet otočíš vrchní kartu balíčku: rozhodne její znak.
ui-how-duel-6 = Co se přitom spustí, čeká v řadě uprostřed ulice, v pořadí, v jakém se to stane.
ui-how-duel-7 = Vítězí, kdo vyřadí všechny postavy druhé strany.
ui-keys-swap = Vyměnit své dvě postavy

## Několik her dvou za sebou, ať se hraje cokoli
ui-series = Série
ui-series-0 = Po jedné hře
ui-series-n = Nejvýš her: { $n }
ui-series-wins = vyhrané hry:
ui-series-won = Sérii vyhrává { $name }
ui-series-you = Vyhráváš sérii
ui-series-next = Další hra série
ui-series-new = Nová série
ui-end-swap-sides = Vyměnit strany
ui-by-lot = Losem
