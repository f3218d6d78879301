### Slova rozšíření Divoký západ. -text: co stojí na kartě. -more: na co se lidé ptají.

## Rozšíření

set-wild-west-show = Divoký západ
set-wild-west-show-text = 10 karet představení, které otáčejí karty Dostavník a Wells Fargo a které všem mění pravidla, a 8 postav.
preset-big-show = Velké představení
preset-big-show-text = 7 hráčů, bonusové postavy a Divoký západ.
option-rosa-once = Lady Rosa z Texasu jednou za tah
option-rosa-once-text = Místa se smí vyměnit jen jednou v každém tahu. Jinak tolikrát, kolikrát chceš.

## Cíl, když nikdo nemá cíl své role

goal-last = Zůstaň ve hře jako poslední. Všichni ostatní jsou proti tobě, ať mají jakoukoli roli.

## Karty představení

event-bone-orchard = Hřbitov
event-bone-orchard-text = Kdo je mimo hru, vrací se na začátku svého tahu s 1 životem a bez karet. Novou roli si losuje z rolí všech, kdo jsou mimo hru.
event-bone-orchard-more = Návrat je natrvalo, i když přijde další karta představení. Nová role leží lícem dolů, i když to může být jen ta stará; kdo je dál mimo hru, neví, která role na něj zbyla. Postavě zůstává schopnost i nejvyšší počet životů. Když hráče na jeden tah vrací i událost, má přednost událost.

event-darling-valentine = Miláček Valentýn
event-darling-valentine-text = Na začátku tahu odhoď všechny karty z ruky a dober si stejný počet.
event-darling-valentine-more = Musí se to udělat, před kartami Dynamit a Vězení, a potom tah pokračuje obvyklým dobráním. S prázdnou rukou se nic neděje. Pořadí odhozených karet si vybíráš. Gary Looter z nich nedostává nic a Suzy Lafayette si mezitím nedobírá.

event-dorothy-rage = Zuřivá Dorothy
event-dorothy-rage-text = Jednou za svůj tah řekni kartu, jiného hráče a na koho ji má hrát. Kdo takovou kartu má, musí ji tak zahrát; jinak ukazuje ruku.
event-dorothy-rage-more = Karta se hraje se vzdáleností, zbraní a schopností svého majitele, který za ni odpovídá. Cíl musí být přípustný bez ohledu na karty v ruce. Takto zahraná karta BANG! se do žádného limitu nepočítá. Karty, které jsou jen odpovědí, říct nejde. Z více kopií vybírá majitel. Když žádnou tak zahrát nejde, ruka se ukazuje a nic se neděje. Molly Stark si za ni dobírá kartu.

event-gag = Roubík
event-gag-text = Nikdo nesmí mluvit. Kdo promluví, ztrácí 1 život.
event-gag-more = U tohoto stolu je mluvením zpráva, kterou píše někdo ve hře. Odešle se a stojí 1 život; předem tě na to stůl upozorní. Za ztrátu nikdo neodpovídá a Pivo pomáhá jako obvykle. Co se podle pravidel říct musí, je zdarma.

event-helena-zontero = Helena Zontero
event-helena-zontero-text = Když začne platit, otoč vrchní kartu balíčku: jsou-li to srdce nebo káry, role všech ve hře kromě šerifa se zamíchají a rozdají znovu.
event-helena-zontero-more = Každý se dívá na svou novou roli. Postavy, životy i karty zůstávají na místě a role těch, kdo jsou mimo hru, se neúčastní. Ve 3 hráčích leží nové role odkryté. Kartu neotáčí nikdo, takže nejde o snímání: Lucky Duke ani John Pain z ní nic nemají. Potom karta už nic nedělá.

event-lady-rosa-of-texas = Lady Rosa z Texasu
event-lady-rosa-of-texas-text = Ve svém tahu si smíš vyměnit místo s hráčem po pravici, který svůj příští tah vynechává. Kolikrát chceš.
event-lady-rosa-of-texas-more = Karty i životy se stěhují s vámi. Vynechaný tah odpadá celý: Dynamit a Vězení čekají, žádná událost se neotáčí. Nikdo nedluží víc než 1 tah a dluh zůstává, i když přijde další karta představení. Tahy pokračují od tvého nového místa: první jsou ti, kdo si s tebou místo vyměnil, a ti vynechávají. Když jsou ve hře jen 2 hráči, měnit se nedá.

event-miss-susanna = Slečna Zuzana
event-miss-susanna-text = Kdo ve svém tahu zahrál méně než 3 karty, ztrácí na jeho konci 1 život.
event-miss-susanna-more = Počítá se každá karta zahraná z ruky, i modrá a zelená, také před příchodem této karty. Karty použité ve hře nebo odhozené, třeba v duelu, se nepočítají. Opakování, které dělá Lee Van Kliff, je 1 karta. Tah ztracený ve vězení nebo vynechaný nic nestojí a duch nemá co ztratit.

event-sacagaway = Sacagaway
event-sacagaway-text = Všichni hrají s odkrytou rukou. Role zůstávají tajné.
event-sacagaway-more = Dobírané karty všichni vidí. Karta braná nebo odhazovaná náhodně se pořád vybírá náhodně.

event-showdown = Zúčtování
event-showdown-text = Ve svém tahu smíš zahrát kteroukoli kartu jako BANG! a každou kartu BANG! smí kdokoli zahrát jako Vedle!
event-showdown-more = Do limitu karet BANG! se počítá jako každá jiná. V duelu a proti kartě Indiáni! je dál potřeba opravdová karta BANG! Dostavník zahraný jako BANG! nic nedobírá a nic neotáčí. Také Big Spencer smí hrát kartu BANG! jako Vedle! a Lee Van Kliff smí za svou schopnost odhodit kteroukoli kartu.

event-wild-west-show = Divoký západ
event-wild-west-show-text = Od teď chce každý zůstat ve hře jako poslední. Platí to až do konce hry.
event-wild-west-show-more = Hra pokračuje, i když je mimo hru šerif nebo všichni bandité; vítězí jen ten úplně poslední, a to sám. Jinak u rolí platí všechno dál: šerif nesmí do vězení, za banditu jsou 3 karty a šerif, který vyřadí pomocníka, přichází o všechny karty.

## Postavy

char-big-spencer = Big Spencer
char-big-spencer-nick = Spencer
char-big-spencer-text = Začínáš s 5 kartami. Nesmíš hrát kartu Vedle!
char-big-spencer-more = Také v roli šerifa je to 5 karet. Kartu Vedle! smíš dál odhodit jako platbu. Barel, Úhyb a zelené karty s tímto symbolem fungují, stejně jako BANG! místo karty Vedle! při události Zúčtování. Limit karet v ruce je počet životů jako u všech.

char-flint-westwood = Flint Westwood
char-flint-westwood-text = Jednou za svůj tah vyber kartu z ruky a dej ji jinému hráči za 2 náhodné karty z jeho ruky.
char-flint-westwood-more = Nejdřív se berou ty 2 karty, takže se tvá vlastní vrátit nemůže. Z ruky s 1 kartou dostáváš jen ji.

char-gary-looter = Gary Looter
char-gary-looter-text = Bereš si všechny karty, které ostatní na konci svého tahu odhazují nad limit.
char-gary-looter-more = Není to na výběr. Tvé vlastní karty nad limit se odhazují jako obvykle a karty odhozené z jiného důvodu nejsou pro tebe. Při události Opuštěný důl nic nedostáváš od toho, kdo si dobíral z odhozených.

char-greygory-deck = Greygory Deck
char-greygory-deck-text = Máš schopnosti 2 náhodných postav ze základní hry. Na začátku svého tahu smíš obě vyměnit.
char-greygory-deck-more = Nikdo jiný je nesmí mít. Mění se před každým snímáním, obě, nebo žádná, a každá může přijít znovu. Tvé 4 životy zůstávají. Ze 2 schopností pro 1. fázi si vybíráš jednu. Při události Kocovina nepůsobí.

char-john-pain = John Pain
char-john-pain-text = Kdykoli kdokoli snímá a ty máš v ruce méně než 6 karet, bereš si otočenou kartu.
char-john-pain-more = Z více karet jen tu, která platí. Dostáváš ji, až skončí všechno, co snímání způsobí: Pivo otočené na tvůj Dynamit přichází pozdě a Vedle! otočené na tvůj Barel proti témuž výstřelu nepomáhá.

char-lee-van-kliff = Lee Van Kliff
char-lee-van-kliff-text = Ve svém tahu smíš odhodit kartu BANG! a zopakovat efekt své právě zahrané hnědé karty.
char-lee-van-kliff-more = Hned po efektu a u každé karty jednou. Cíle se vybírají znovu, cena se znovu neplatí a barva je ta na kartě. Zopakovaný BANG! není karta BANG!: do limitu se nepočítá a stačí proti němu 1 efekt Vedle! Zopakovaný Dostavník žádnou kartu představení neotáčí.

char-teren-kill = Teren Kill
char-teren-kill-text = Kdykoli máš vypadnout ze hry, snímáš: nejsou-li to piky, zůstáváš s 1 životem a dobíráš si kartu.
char-teren-kill-more = Nejdřív se smíš zachránit kartou Pivo jako obvykle. Kdo zůstane, nebyl mimo hru: role se neukazuje a odměna není. Duch bez životů to použít nemůže.

char-youl-grinner = Youl Grinner
char-youl-grinner-text = V 1. fázi, než si dobereš, ti každý, kdo má v ruce víc karet než ty, dává kartu podle své volby.
char-youl-grinner-more = Všichni porovnávají s tvou rukou, než padne první karta, a dávají po směru hodin od tvé levice. Kartu vidíte jen vy dva. V tahu ztraceném ve vězení ne.

## Otázky

ask-valentine = { $source }: co odhazuješ teď
ask-valentine-detail = Jde celá ruka v pořadí, které vybereš, a dobíráš si stejný počet. Zbývá karet: { $left }.
wait-valentine = { $who } vyměňuje celou ruku
opt-pass-valentine = Odhodit zbytek
ask-order-card = { $source }: řekni kartu
ask-order-card-detail = Potom řekneš, kdo ji musí zahrát.
wait-order-card = { $who } dává rozkaz
ask-order-seat = { $source }: kdo musí zahrát kartu { $card }
ask-order-seat-detail = Kdo takovou kartu nemá, ukazuje ruku.
wait-order-seat = { $who } dává rozkaz
ask-order-aim = { $source }: vyber cíl pro kartu { $card }
ask-order-aim-detail = Takto ji musí zahrát { $to }.
wait-order-aim = { $who } dává rozkaz
ask-obey = { $by } ti nařizuje zahrát kartu { $card }
ask-obey-detail = Vyber, kterou z nich hraješ. Když žádnou tak zahrát nejde, ukaž ruku.
wait-obey = { $who } musí zahrát kartu
opt-pass-obey = Ukázat ruku
ask-barter = { $source }: vyber kartu, kterou dostane { $to }
ask-barter-detail = Bereš si za ni z jeho ruky 2 náhodné karty, dřív než tam tvá přijde.
wait-barter = { $who } vybírá kartu na výměnu
ask-gift = { $source }: vyber kartu, kterou dostane { $to }
ask-gift-detail = Máš v ruce víc karet. Která to je, vidíte jen vy dva.
wait-gift = { $who } vybírá kartu, kterou dá
ask-which-ability = { $source }: vyber, jak si dobereš
ask-which-ability-detail = V této fázi působí jen jedna z obou schopností.
wait-which-ability = { $who } vybírá schopnost
ask-repeat-as = { $source }: vyber, co Pivo tentokrát dává
ask-repeat-as-detail = Efekt se opakuje a ty vybíráš znovu.
wait-repeat-as = { $who } vybírá, co se opakuje

## Důvody

why-never-plays = Tato postava ji hrát nesmí: { $source }
why-no-other-seat = Ve hře jsou jen 2 hráči: { $source }
why-nothing-to-repeat = Není co opakovat, chybí hnědá karta zahraná těsně předtím: { $source }

## Průběh hry

log-flip-good = Otáčí se { $card } ({ $source }): role se rozdávají znovu
log-flip-bad = Otáčí se { $card } ({ $source }): role zůstávají
log-roles = Role se míchají a leží lícem dolů: { $n } ({ $source })
log-roles-one =
    { $me ->
        [who] Tvá role leží znovu lícem dolů ({ $source })
       *[other] Role, kterou má { $who }, leží znovu lícem dolů ({ $source })
    }
log-seats =
    { $me ->
        [who] Vyměňuješ si místo s hráčem { $to }
        [to] { $who } si s tebou vyměňuje místo
       *[other] { $who } si vyměňuje místo s hráčem { $to }
    }
log-skip =
    { $me ->
        [who] Vynecháváš tah
       *[other] { $who } vynechává tah
    }
log-order =
    { $me ->
        [who] Nařizuješ hráči { $to } zahrát kartu { $card }
        [to] { $who } ti nařizuje zahrát kartu { $card }
       *[other] { $who } nařizuje hráči { $to } zahrát kartu { $card }
    }
log-order-at =
    { $me ->
        [who] Nařizuješ hráči { $to } zahrát kartu { $card } → { $at }
        [to] { $who } ti nařizuje zahrát kartu { $card } → { $at }
       *[other] { $who } nařizuje hráči { $to } zahrát kartu { $card } → { $at }
    }
log-order-hand =
    { $me ->
        [who] Nařizuješ hráči { $to } zahrát kartu { $card } → { $at } (náhodná karta z ruky)
        [to] { $who } ti nařizuje zahrát kartu { $card } → { $at } (náhodná karta z ruky)
       *[other] { $who } nařizuje hráči { $to } zahrát kartu { $card } → { $at } (náhodná karta z ruky)
    }
log-order-card =
    { $me ->
        [who] Nařizuješ hráči { $to } zahrát kartu { $card } → { $at } ({ $of })
        [to] { $who } ti nařizuje zahrát kartu { $card } → { $at } ({ $of })
       *[other] { $who } nařizuje hráči { $to } zahrát kartu { $card } → { $at } ({ $of })
    }
log-order-both =
    { $me ->
        [who] Nařizuješ hráči { $to } zahrát kartu { $card } → { $at } a { $also }
        [to] { $who } ti nařizuje zahrát kartu { $card } → { $at } a { $also }
       *[other] { $who } nařizuje hráči { $to } zahrát kartu { $card } → { $at } a { $also }
    }
log-hand =
    { $me ->
        [who] Ukazuješ celou ruku: { $cards }
       *[other] { $who } ukazuje celou ruku: { $cards }
    }
log-hand-empty =
    { $me ->
        [who] Ukazuješ prázdnou ruku
       *[other] { $who } ukazuje prázdnou ruku
    }
log-survive =
    { $me ->
        [who] Zůstáváš ve hře s 1 životem ({ $source })
       *[other] { $who } zůstává ve hře s 1 životem ({ $source })
    }
log-goal-last = Od teď chce každý zůstat ve hře jako poslední
log-talk =
    { $me ->
        [who] Něco říkáš
       *[other] { $who } něco říká
    }

goal-last-short = Vyhraje poslední
