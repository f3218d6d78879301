### Súboj na stránke: čo hovorí len jeho stôl. Slová kariet, otázok a udalostí sú v duel.ftl.

ui-all-duel = Karty a postavy
ui-sort-duel-red = Karty BANG!
ui-sort-duel-brown = Karty akcií
ui-sort-duel-blue = Vybavenie
ui-sort-duel-law = Postavy zákona
ui-sort-duel-outlaws = Postavy banditov
ui-duel-border-red = Karta BANG!
ui-duel-border-brown = Karta akcie
ui-duel-border-blue = Vybavenie
ui-duel-copies-law = { $n ->
    [one] { $n } kus v balíčku zákona
    [few] { $n } kusy v balíčku zákona
   *[other] { $n } kusov v balíčku zákona
}
ui-duel-copies-outlaws = { $n ->
    [one] { $n } kus v balíčku banditov
    [few] { $n } kusy v balíčku banditov
   *[other] { $n } kusov v balíčku banditov
}
ui-duel-who-law = Kto hrá za zákon?
ui-duel-front = Vpredu
ui-duel-rear = V zálohe
ui-duel-alone = Bez zálohy
ui-duel-always = Pôsobí vždy
ui-duel-off = Nepôsobí
ui-duel-holds = má { $cards }
ui-duel-in-front = Vybavenie
ui-duel-can-point = možno vybrať
ui-duel-stake = { $n ->
    [one] stráca { $n } život, ak to nezastavíš
    [few] stráca { $n } životy, ak to nezastavíš
   *[other] stráca { $n } životov, ak to nezastavíš
}
ui-duel-hits = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahov
}
ui-duel-reserve = rezerva: { $n }
end-duel-reserve = V rezerve
ui-duel-hand-of = Karty v ruke: { $n }, zákon { $law }, banditi { $outlaws }
ui-duel-deck = Balíček { $n }
ui-duel-common = Spoločný { $n }
ui-duel-discards = Odhodené { $n }
ui-duel-swap = Vymeniť
ui-duel-reload = Prebiť
ui-duel-reload-text = Odhoď ju a namiesto toho si dober kartu.
ui-duel-reload-on = Karty s týmto znakom možno teraz prebiť.
ui-duel-play-as = Ako { $card }
ui-duel-how = Ako použiješ kartu { $card }?
ui-duel-which = Vyber kartu
ui-duel-do = Zahrať
ui-duel-random = Náhodná karta z ruky
ui-duel-hint = Vyber kartu a potom, komu patrí.
ui-duel-tap = Ťukni na kartu.
ui-duel-bangs = Karty BANG! v ťahu: { $n }
ui-duel-bangs-any = Karty BANG! bez obmedzenia
ui-duel-keeps = V ruke { $n }, necháš si { $limit }
ui-duel-lives-text = Postava, ktorá príde o posledný život, vypadáva. Na jej miesto nastúpi ďalšia z rezervy.
ui-duel-hand-text = Vidno rubové strany: ukazujú, z ktorého balíčka karta je.
ui-duel-reserve-text = Postavy, ktoré ešte nenastúpili. Keď niektorá postava vypadne, ďalšia odtiaľto nastúpi na jej miesto.
ui-duel-deck-text = Každá strana si berie zo svojho balíčka. Keď sa jeden minie, odhodené karty sa zamiešajú do spoločného balíčka.
ui-duel-bangs-name = Karty BANG!
ui-duel-bangs-text = Viac než jednu kartu BANG! za ťah dovolí len karta alebo postava.
ui-duel-limit-name = Limit kariet v ruke
ui-duel-limit-text = Na konci ťahu si hráč nechá najviac toľko kariet, koľko životov má jeho postava vpredu, s jedným životom dve.
ui-duel-odds = Keď sa karta otočí
ui-duel-of8 = Z 8 kariet: { $n }
ui-duel-card-said = { $card } (balíček: { $side }, znak: { $symbol })
ui-duel-waits = Ešte príde
ui-duel-offered = Tvoje dve postavy
ui-duel-laid = Uprostred
ui-duel-turned-good = { $source }: vyšlo to
ui-duel-turned-bad = { $source }: nevyšlo to
ui-duel-comes = Nastupuje { $name }
ui-duel-goes = { $name } opúšťa hru
ui-duel-signs-title = Znaky na kartách
ui-duel-sign-law = Z balíčka zákona
ui-duel-sign-outlaws = Z balíčka banditov
ui-duel-sign-hit = Zásah: zastaví ho úhyb
ui-duel-sign-dodge = Úhyb: zastaví zásah
ui-duel-sign-swap = Postava vpredu a v zálohe sa vymenia
ui-duel-sign-always = Pôsobí vždy, aj v zálohe
ui-duel-sign-reload = Možno odhodiť a dobrať si, len čo jednej strane zostane jediná postava
ui-duel-sign-reveal = Otoč vrchnú kartu: rozhodne jej znak
ui-how-duel-1 = Zákon proti banditom. Každá strana má jednu postavu vpredu, jednu v zálohe a ďalšie čakajú.
ui-how-duel-2 = Vo svojom ťahu si doberieš 2 karty a zahráš ich, koľko chceš. Karta BANG! s červeným okrajom len 1 za ťah.
ui-how-duel-3 = Karty zasahujú postavu vpredu. Vybavenie patrí tvojej postave v zálohe, alebo súperovej vpredu.
ui-how-duel-4 = Raz za ťah môžeš svoje postavy vymeniť. V zálohe schopnosť ani vybavenie nepôsobí, okrem tých so znakom „pôsobí vždy“.
ui-how-duel-5 = Zásahu uhneš schopnosťou, Klobúkom, Barelom alebo kartou Vedľa! z ruky. Pri niektorých kartách otočíš vrchnú kartu balíčka: rozhodne jej znak.
ui-how-duel-6 = Čo sa pritom spustí, čaká v rade uprostred ulice, v poradí, v akom sa to stane.
ui-how-duel-7 = Víťazí, kto vyradí všetky postavy druhej strany.
ui-keys-swap = Vymeniť svoje dve postavy

## Niekoľko hier dvoch za sebou, nech sa hrá čokoľvek
ui-series = Séria
ui-series-0 = Po jednej hre
ui-series-n = Najviac hier: { $n }
ui-series-wins = vyhraté hry:
ui-series-won = Sériu vyhráva { $name }
ui-series-you = Vyhrávaš sériu
ui-series-next = Ďalšia hra série
ui-series-new = Nová séria
ui-end-swap-sides = Vymeniť strany
ui-by-lot = Losom
