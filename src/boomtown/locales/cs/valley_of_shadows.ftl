### Jména, texty, otázky a hlášení rozšíření Údolí stínů.

set-valley-of-shadows = Údolí stínů
set-valley-of-shadows-text = Dalších 16 karet a 8 postav: kdo je mimo hru, může se vrátit jako duch, a na mnoho karet se dá odpovědět i mimo tah.
preset-dark-valley = Noc v údolí
preset-dark-valley-text = 6 hráčů, Dodge City a Údolí stínů.

option-tornado-draws = Tornádo s dobíráním
option-tornado-draws-text = Tornádo nic neposílá: každý odhazuje 1 kartu a dobírá si 2 jako v italském a anglickém vydání.
option-evelyn-two = Evelyn Shebang střílí dvakrát
option-evelyn-two-text = Evelyn Shebang se smí vzdát 1 nebo 2 karet za stejný počet efektů BANG! na různé hráče na dostřel své zbraně, ne jen 1 ve vzdálenosti 1.

## Karty

card-aim = Dvojitá rána
card-aim-text = Hraj ji spolu s kartou BANG! Pokud se ta karta nezruší, její cíl ztrácí 2 životy.
card-aim-more = Na zrušení stačí 1 efekt Vedle! Proti postavě Slab the Killer jsou potřeba 2. Nejde s kartami Kulomet, Roztříštěná kulka a Tomahavk, ale s každou kartou, kterou smíš použít jako kartu BANG! Útěk proti ní nepomáhá.

card-backfire = Opětovaná palba
card-backfire-text = Ruší efekt BANG! mířený na tebe a jeho původce se stává cílem tvého efektu BANG!
card-backfire-more = Počítá se jako karta Vedle! Proti postavě Slab the Killer je potřeba ještě jeden efekt Vedle! a teprve pak střílíš zpět. Tvůj výstřel nemá dostřel a dá se na něj odpovědět i další opětovanou palbou. Proti události se nestřílí na nikoho.

card-bandidos = Divoká banda
card-bandidos-text = Každý, počínaje tebou, odhazuje 2 karty z ruky, nebo ztrácí 1 život.
card-bandidos-more = Kdo má v ruce jen 1 kartu, tomu stačí ta, kdo nemá žádnou, ztrácí život. Za ztráty ostatních odpovídáš ty.

card-escape = Útěk
card-escape-text = Ruší kartu, kterou hraje někdo jiný a jejímž jediným cílem jsi ty, pokud to není karta BANG! Hraješ ji jako odpověď.
card-escape-more = Hnědé, modré i zelené karty, také Duel a Vězení. Ne proti kartám s více cíli, schopnostem, kartě Dvojitá rána a kartám, které k tobě přišly bez zahrání, jako je Dynamit. Co se za kartu zaplatilo, je pryč. Ptáme se potají: z pauzy se nic nepozná.

card-fanning = Roztříštěná kulka
card-fanning-text = Efekt BANG! na hráče na tvůj dostřel a další na hráče ve vzdálenosti 1 od něj, ne však na tebe.
card-fanning-more = Je místo jediné karty BANG! tvého tahu. Dokud má někdo na tvůj dostřel jiného hráče ve vzdálenosti 1, vybíráš první cíl z takových. Vzdálenost se měří od prvního cíle, zbraně se nepočítají. Každý z obou odpovídá sám za sebe.

card-last-call = Poslední pivo
card-last-call-text = Přidej si 1 život, i když jsou ve hře jen 2 hráči.
card-last-call-more = Jen ve svém tahu. Není to karta Pivo: nikoho nezachrání a nic, co reaguje na karty Pivo, na ni nereaguje.

card-poker = Poker
card-poker-text = Všichni ostatní vykládají lícem dolů kartu z ruky a všechny se ukážou najednou. Není-li mezi nimi eso, 2 z nich si bereš.
card-poker-more = S esem se všechny odhazují. Pokud jsou nejvýš 2, bereš si všechny. Odmítnout nejde a nikdo nevidí žádnou kartu dřív, než si každý vybere.

card-saved = Obětavý skok
card-saved-text = Když má jiný hráč ztratit život, je ta ztráta o 1 menší. Zůstane-li ve hře, vezmi si 2 náhodné karty z jeho ruky, nebo si 2 dober z balíčku.
card-saved-more = Ať je příčina jakákoli, ve svém tahu i mimo něj. Rozhoduješ se, až ztrátu nic jiného nezastaví, ale ještě před kartami Pivo. Ptáme se potají: pauza je pro všechny stejná.

card-tomahawk = Tomahavk
card-tomahawk-text = Efekt BANG! na hráče ve vzdálenosti nejvýš 2.
card-tomahawk-more = Není to karta BANG! a do limitu se nepočítá. Zbraně nepomáhají. Stačí na ni 1 efekt Vedle! i od postavy Slab the Killer.

card-tornado = Tornádo
card-tornado-text = Každý posílá 2 karty z ruky doleva, všichni najednou.
card-tornado-more = Kdo má jen 1 kartu, posílá tu. Vybírá se dřív, než se karty pohnou, takže co dostaneš, to ti zůstane. Kartu vidí jen ten, kdo ji dává, a ten, kdo ji dostává.

card-bounty = Odměna
card-bounty-text = Vylož ji před kohokoli. Kdo toho hráče zasáhne kartou BANG! dobírá si 1 kartu.
card-bounty-more = Zůstává ležet. Za každý zásah 1 karta, i s kartou Dvojitá rána a i za poslední zásah. Ne za Kulomet, Roztříštěnou kulku a podobné karty.

card-ghost = Duch
card-ghost-text = Vylož ji před někoho, kdo je mimo hru: dokud tam leží, je zase ve hře, s rolí a schopností, ale bez životů.
card-ghost-more = Duch životy nezískává ani neztrácí a na konci každého tahu odhazuje celou ruku. Počítá se do vzdáleností i pro konec hry. Bez karty je hned mimo hru a nikdo za to nic nedostává.

card-lemat = LeMat
card-lemat-text = Zbraň, dostřel 1. Ve svém tahu smíš kteroukoli kartu z ruky hrát jako kartu BANG!
card-lemat-more = Je to ve všem tvoje karta BANG! tohoto tahu, barva jí zůstává. Ne pro Duel a Indiány a ne mimo tvůj tah.

card-rattlesnake = Chřestýš
card-rattlesnake-text = Vylož ji před kohokoli. Na začátku každého svého tahu ten hráč snímá: s pikovou kartou ztrácí 1 život.
card-rattlesnake-more = Zůstává ležet. Snímá se po kartách Dynamit a Vězení, v tahu ztraceném ve vězení vůbec. Za ztrátu nikdo neodpovídá. Zbavit se jí můžeš kartou Panika! nebo Cat Balou na sebe.

card-shotgun = Brokovnice
card-shotgun-text = Zbraň, dostřel 1. Koho zasáhneš kartou BANG! ten odhazuje kartu z ruky.
card-shotgun-more = Kartu si vybírá zasažený hráč. Jen po ztrátě života a jen po kartě BANG!

## Postavy

char-black-flower = Black Flower
char-black-flower-nick = Flower
char-black-flower-text = Jednou za svůj tah smíš křížovou kartu z ruky hrát jako kartu BANG! nad limit.
char-black-flower-more = Je to první křížová karta, kterou v tahu hraješ jako BANG! takže jedinou kartu BANG! svého tahu máš ještě před sebou. Platí to i pro křížovou kartu BANG! Dostřel máš jako obvykle.

char-colorado-bill = Colorado Bill
char-colorado-bill-text = Kdykoli hraješ kartu BANG! snímáš: s pikovou kartou ji nelze zrušit.
char-colorado-bill-more = Dřív, než cíl odpoví, a vždy. Ne pro Kulomet, Roztříštěnou kulku a podobné karty. Obětavý skok pomáhá dál: nic neruší.

char-der-spot-burst-ringer = Spot-Burst Ringer
char-der-spot-burst-ringer-nick = Ringer
char-der-spot-burst-ringer-text = Jednou za svůj tah smíš kartu BANG! hrát jako Kulomet.
char-der-spot-burst-ringer-more = Do limitu se nepočítá, ani před kartou BANG! tvého tahu, ani po ní.

char-evelyn-shebang = Evelyn Shebang
char-evelyn-shebang-text = V 1. fázi si smíš dobrat o 1 kartu méně za efekt BANG! na hráče ve vzdálenosti 1.
char-evelyn-shebang-more = Rozhoduješ se před dobráním a jen jednou. Zbraně nepomáhají. Při události Žízeň si pak nedobíráš nic, při události Příjezd vlaku 2. Jako karta BANG! se to nepočítá.

char-henry-block = Henry Block
char-henry-block-text = Kdo vezme nebo odhazuje kartu z tvé ruky nebo z místa před tebou, stává se cílem efektu BANG! za každou kartu 1.
char-henry-block-more = Až efekt skončí, na jakoukoli vzdálenost. Jen když o tom rozhodl hráč: ne pro postavy El Gringo a Vulture Sam, události a karty Divoká banda, Poker a Tornádo.

char-lemonade-jim = Limonádový Jim
char-lemonade-jim-text = Kdykoli jiný hráč hraje kartu Pivo, smíš odhodit kartu a přidat si 1 život.
char-lemonade-jim-more = Až Pivo zapůsobí, i při záchraně. Ne s plným počtem životů.

char-mick-defender = Mick Defender
char-mick-defender-text = Jsi-li jediným cílem karty, která není BANG! smíš ji zrušit kartou Vedle!
char-mick-defender-more = Musí to být karta Vedle! nebo karta, kterou tak smíš použít. Ne proti kartám, které mohou mít víc cílů, a ne proti schopnostem. Na karty BANG! odpovídáš jako obvykle.

char-tuco-franziskaner = Tuco the Franciscan
char-tuco-franziskaner-text = Když před tebou v 1. fázi neleží žádná modrá karta, dobíráš si o 2 karty víc.
char-tuco-franziskaner-more = Modré jsou i zbraně, Odměna a Chřestýš, zelené karty ne. Dynamit, který šel dál, a Vězení, ze kterého se odchází, už se nepočítají.

## Otázky

ask-moment = Teď může někdo zasáhnout
ask-moment-detail = Zda vůbec někdo může, je tajné.

ask-aim_bang = { $source }: vyber kartu BANG! a její cíl
ask-aim_bang-detail = Pokud se nezruší, cíl ztrácí 2 životy.
wait-aim_bang = { $who } míří

ask-bandidos =
    { $own ->
        [1] Hraješ kartu { $source }
       *[other] { $by } hraje kartu { $source }
    }
ask-bandidos-detail =
    { $left ->
        [0] Nemáš co odhodit, ztrácíš 1 život.
        [one] Odhoď { $left } kartu, nebo ztrácíš 1 život.
        [few] Odhoď { $left } karty, nebo ztrácíš 1 život.
       *[other] Odhoď { $left } karet, nebo ztrácíš 1 život.
    }
wait-bandidos = { $who } volí karty, nebo život

ask-bandidos_second = { $source }: odhoď druhou kartu
ask-bandidos_second-detail = Tvoje volba je odhazovat.
wait-bandidos_second = { $who } odhazuje druhou kartu

ask-avoid = { $by } na tebe hraje kartu { $card }
ask-avoid-detail = Jsi její jediný cíl a smíš ji zrušit.
wait-avoid = Teď může někdo zasáhnout

ask-saved =
    { $n ->
        [one] { $to } má ztratit { $n } život
        [few] { $to } má ztratit { $n } životy
       *[other] { $to } má ztratit { $n } životů
    }
ask-saved-detail = Příčina: { $source }. Smíš ztrátu zmenšit o 1 a pak si vzít 2 karty.
wait-saved = Teď může někdo zasáhnout

ask-thanks = { $source }: odkud si vezmeš 2 karty?
ask-thanks-detail = 2 náhodné karty z ruky, kterou má { $to }, nebo 2 z balíčku.
wait-thanks = { $who } si za záchranu bere 2 karty

ask-poker = { $by } hraje kartu { $source }: vylož kartu lícem dolů
ask-poker-detail = Všechny se ukážou najednou. Je-li mezi nimi eso, všechny se odhazují.
wait-poker = { $who } vykládá kartu lícem dolů

ask-poker_take =
    { $left ->
        [one] { $source }: vezmi si { $left } kartu
        [few] { $source }: vezmi si { $left } karty
       *[other] { $source }: vezmi si { $left } karet
    }
ask-poker_take-detail = Ostatní se odhazují.
wait-poker_take = { $who } si bere karty

ask-tornado =
    { $left ->
        [one] { $source }: vyber { $left } kartu, dostane ji { $to }
        [few] { $source }: vyber { $left } karty, dostane je { $to }
       *[other] { $source }: vyber { $left } karet, dostane je { $to }
    }
ask-tornado-detail = Karty putují dál, až si všichni vyberou.
wait-tornado = { $who } vybírá karty, které pošle dál

ask-refresh = { $source }: odhoď kartu
ask-refresh-detail = Potom si dobíráš 2.
wait-refresh = { $who } vyměňuje kartu

ask-shotgun = { $by } tě zasahuje: odhoď kartu
ask-shotgun-detail = Příčina: { $source }. Kartu si vybíráš ty.
wait-shotgun = { $who } odhazuje kartu

opt-pass-bandidos = Ztratit 1 život
opt-pass-avoid = Nechat být
opt-pass-saved = Nechat být

## Proč ne

why-aim = Jen spolu s kartou BANG!
why-nobody-beside = { $to } nemá ve vzdálenosti 1 nikoho jiného
why-nobody-out = Nikdo není mimo hru
why-not-out = { $to } je ve hře

## Co se děje

log-cancel =
    { $me ->
        [who] Rušíš kartu { $card }
        [by] { $who } ruší tvou kartu { $card }
       *[other] { $by } hraje a { $who } ruší kartu { $card }
    }
log-smaller-loss =
    { $me ->
        [who] Kartou { $card } chráníš 1 život, který má { $to }
        [to] { $who } ti kartou { $card } chrání 1 život
       *[other] { $who } kartou { $card } chrání 1 život, který má { $to }
    }
log-reveal = Všechny karty se ukazují: { $cards }
log-return-card =
    { $me ->
        [who] Jsi zase ve hře, bez životů ({ $source })
       *[other] { $who } je zase ve hře, bez životů ({ $source })
    }

## Ghosts on their plates

ui-ghost-card = Duch
ui-chip-ghost-card = Duch na tahu
ui-seat-ghost-card = duch bez životů
ui-until-ghost-card = dokud leží karta Duch
ui-ghost-card-plays = Duch, dokud leží karta Duch.
ui-ghost-card-you = Dokud před tebou leží karta Duch, jsi duch: životy neztrácíš ani nezískáváš.

## Mimo tah a tajně

moment-avoid = Karta zahraná jen na mě
moment-saved = Někdo jiný ztrácí životy
wait-poker-all = Všichni vybírají tajně, karty se ukážou najednou.
wait-tornado-all = Všichni vybírají tajně, karty se předají najednou.
zone-aimed = Právě zahráno
