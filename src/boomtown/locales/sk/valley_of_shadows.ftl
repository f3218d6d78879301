### Mená, texty, otázky a hlásenia rozšírenia Údolie tieňov.

set-valley-of-shadows = Údolie tieňov
set-valley-of-shadows-text = Ďalších 16 kariet a 8 postáv: kto je mimo hry, môže sa vrátiť ako duch, a na mnohé karty sa dá odpovedať aj mimo ťahu.
preset-dark-valley = Noc v údolí
preset-dark-valley-text = 6 hráčov, Dodge City a Údolie tieňov.

option-tornado-draws = Tornádo s doberaním
option-tornado-draws-text = Tornádo nič neposiela: každý odhadzuje 1 kartu a doberá si 2 ako v talianskom a anglickom vydaní.
option-evelyn-two = Evelyn Shebang strieľa dvakrát
option-evelyn-two-text = Evelyn Shebang sa môže vzdať 1 alebo 2 kariet za rovnaký počet efektov BANG! na rôznych hráčov na dostrel svojej zbrane, nielen 1 vo vzdialenosti 1.

## Karty

card-aim = Dvojitá rana
card-aim-text = Hraj ju spolu s kartou BANG! Ak sa tá karta nezruší, jej cieľ stráca 2 životy.
card-aim-more = Na zrušenie stačí 1 efekt Vedľa! Proti postave Slab the Killer treba 2. Nedá sa s kartami Guľomet, Roztrieštená guľka a Tomahavk, ale s každou kartou, ktorú môžeš použiť ako kartu BANG! Útek proti nej nepomáha.

card-backfire = Opätovaná paľba
card-backfire-text = Ruší efekt BANG! mierený na teba a jeho pôvodca sa stáva cieľom tvojho efektu BANG!
card-backfire-more = Počíta sa ako karta Vedľa! Proti postave Slab the Killer treba ešte jeden efekt Vedľa! a až potom strieľaš späť. Tvoj výstrel nemá dostrel a dá sa naň odpovedať aj ďalšou opätovanou paľbou. Proti udalosti sa nestrieľa na nikoho.

card-bandidos = Divoká banda
card-bandidos-text = Každý, počnúc tebou, odhadzuje 2 karty z ruky, inak stráca 1 život.
card-bandidos-more = Kto má v ruke len 1 kartu, tomu stačí tá, kto nemá žiadnu, stráca život. Za straty ostatných zodpovedáš ty.

card-escape = Útek
card-escape-text = Ruší kartu, ktorú hrá niekto iný a ktorej jediným cieľom si ty, ak to nie je karta BANG! Hráš ju ako odpoveď.
card-escape-more = Hnedé, modré aj zelené karty, tiež Duel a Väzenie. Nie proti kartám s viacerými cieľmi, schopnostiam, karte Dvojitá rana a kartám, ktoré k tebe prišli bez zahratia, ako je Dynamit. Čo sa za kartu zaplatilo, je preč. Pýtame sa potajme: z pauzy sa nič nedá zistiť.

card-fanning = Roztrieštená guľka
card-fanning-text = Efekt BANG! na hráča na tvoj dostrel a ďalší na hráča vo vzdialenosti 1 od neho, nie však na teba.
card-fanning-more = Je namiesto jedinej karty BANG! tvojho ťahu. Kým má niekto na tvoj dostrel iného hráča vo vzdialenosti 1, vyberáš prvý cieľ z takých. Vzdialenosť sa meria od prvého cieľa, zbrane sa nepočítajú. Každý z oboch odpovedá sám za seba.

card-last-call = Posledné pivo
card-last-call-text = Pridaj si 1 život, aj keď sú v hre len 2 hráči.
card-last-call-more = Len vo svojom ťahu. Nie je to karta Pivo: nikoho nezachráni a nič, čo reaguje na karty Pivo, na ňu nereaguje.

card-poker = Poker
card-poker-text = Všetci ostatní vykladajú lícom nadol kartu z ruky a všetky sa ukážu naraz. Ak medzi nimi nie je eso, 2 z nich si berieš.
card-poker-more = S esom sa všetky odhadzujú. Ak sú najviac 2, berieš si všetky. Odmietnuť sa nedá a nikto nevidí žiadnu kartu skôr, ako si každý vyberie.

card-saved = Obetavý skok
card-saved-text = Keď má iný hráč stratiť život, je tá strata o 1 menšia. Ak zostane v hre, vezmi si 2 náhodné karty z jeho ruky, alebo si 2 dober z balíčka.
card-saved-more = Nech je príčina akákoľvek, vo svojom ťahu aj mimo neho. Rozhoduješ sa, keď stratu nič iné nezastaví, ale ešte pred kartami Pivo. Pýtame sa potajme: pauza je pre všetkých rovnaká.

card-tomahawk = Tomahavk
card-tomahawk-text = Efekt BANG! na hráča vo vzdialenosti najviac 2.
card-tomahawk-more = Nie je to karta BANG! a do limitu sa nepočíta. Zbrane nepomáhajú. Stačí na ňu 1 efekt Vedľa! aj od postavy Slab the Killer.

card-tornado = Tornádo
card-tornado-text = Každý posiela 2 karty z ruky doľava, všetci naraz.
card-tornado-more = Kto má len 1 kartu, posiela tú. Vyberá sa skôr, ako sa karty pohnú, takže čo dostaneš, to ti zostane. Kartu vidí len ten, kto ju dáva, a ten, kto ju dostáva.

card-bounty = Odmena
card-bounty-text = Vylož ju pred kohokoľvek. Kto toho hráča zasiahne kartou BANG! doberá si 1 kartu.
card-bounty-more = Zostáva ležať. Za každý zásah 1 karta, aj s kartou Dvojitá rana a aj za posledný zásah. Nie za Guľomet, Roztrieštenú guľku a podobné karty.

card-ghost = Duch
card-ghost-text = Vylož ju pred niekoho, kto je mimo hry: kým tam leží, je zase v hre, s rolou a schopnosťou, ale bez životov.
card-ghost-more = Duch životy nezískava ani nestráca a na konci každého ťahu odhadzuje celú ruku. Počíta sa do vzdialeností aj pre koniec hry. Bez karty je hneď mimo hry a nikto za to nič nedostáva.

card-lemat = LeMat
card-lemat-text = Zbraň, dostrel 1. Vo svojom ťahu môžeš ktorúkoľvek kartu z ruky hrať ako kartu BANG!
card-lemat-more = Je to vo všetkom tvoja karta BANG! tohto ťahu, farba jej zostáva. Nie pre Duel a Indiánov a nie mimo tvojho ťahu.

card-rattlesnake = Štrkáč
card-rattlesnake-text = Vylož ju pred kohokoľvek. Na začiatku každého svojho ťahu ten hráč odoberá: s pikovou kartou stráca 1 život.
card-rattlesnake-more = Zostáva ležať. Odoberá sa po kartách Dynamit a Väzenie, v ťahu strateného vo väzení vôbec. Za stratu nikto nezodpovedá. Zbaviť sa jej môžeš kartou Panika! alebo Cat Balou na seba.

card-shotgun = Brokovnica
card-shotgun-text = Zbraň, dostrel 1. Koho zasiahneš kartou BANG! ten odhadzuje kartu z ruky.
card-shotgun-more = Kartu si vyberá zasiahnutý hráč. Len po strate života a len po karte BANG!

## Postavy

char-black-flower = Black Flower
char-black-flower-nick = Flower
char-black-flower-text = Raz za svoj ťah môžeš krížovú kartu z ruky hrať ako kartu BANG! nad limit.
char-black-flower-more = Je to prvá krížová karta, ktorú v ťahu hráš ako BANG! takže jedinú kartu BANG! svojho ťahu máš ešte pred sebou. Platí to aj pre krížovú kartu BANG! Dostrel máš ako obvykle.

char-colorado-bill = Colorado Bill
char-colorado-bill-text = Kedykoľvek hráš kartu BANG! odoberáš: s pikovou kartou sa nedá zrušiť.
char-colorado-bill-more = Skôr, ako cieľ odpovie, a vždy. Nie pre Guľomet, Roztrieštenú guľku a podobné karty. Obetavý skok pomáha ďalej: nič neruší.

char-der-spot-burst-ringer = Der Spot-Burst Ringer
char-der-spot-burst-ringer-nick = Ringer
char-der-spot-burst-ringer-text = Raz za svoj ťah môžeš kartu BANG! hrať ako Guľomet.
char-der-spot-burst-ringer-more = Do limitu sa nepočíta, ani pred kartou BANG! tvojho ťahu, ani po nej.

char-evelyn-shebang = Evelyn Shebang
char-evelyn-shebang-text = V 1. fáze si môžeš dobrať o 1 kartu menej za efekt BANG! na hráča vo vzdialenosti 1.
char-evelyn-shebang-more = Rozhoduješ sa pred dobratím a len raz. Zbrane nepomáhajú. Pri udalosti Smäd si potom nedoberáš nič, pri udalosti Príchod vlaku 2. Ako karta BANG! sa to nepočíta.

char-henry-block = Henry Block
char-henry-block-text = Kto vezme alebo odhadzuje kartu z tvojej ruky alebo z miesta pred tebou, stáva sa cieľom efektu BANG! za každú kartu 1.
char-henry-block-more = Keď sa efekt skončí, na akúkoľvek vzdialenosť. Len keď o tom rozhodol hráč: nie pre postavy El Gringo a Vulture Sam, udalosti a karty Divoká banda, Poker a Tornádo.

char-lemonade-jim = Limonádový Jim
char-lemonade-jim-text = Kedykoľvek iný hráč hrá kartu Pivo, môžeš odhodiť kartu a pridať si 1 život.
char-lemonade-jim-more = Keď Pivo zapôsobí, aj pri záchrane. Nie s plným počtom životov.

char-mick-defender = Mick Defender
char-mick-defender-text = Ak si jediným cieľom karty, ktorá nie je BANG! môžeš ju zrušiť kartou Vedľa!
char-mick-defender-more = Musí to byť karta Vedľa! alebo karta, ktorú tak môžeš použiť. Nie proti kartám, ktoré môžu mať viac cieľov, a nie proti schopnostiam. Na karty BANG! odpovedáš ako obvykle.

char-tuco-franziskaner = Tuco Franziskaner
char-tuco-franziskaner-text = Keď pred tebou v 1. fáze neleží žiadna modrá karta, doberáš si o 2 karty viac.
char-tuco-franziskaner-more = Modré sú aj zbrane, Odmena a Štrkáč, zelené karty nie. Dynamit, ktorý šiel ďalej, a Väzenie, z ktorého sa odchádza, sa už nepočítajú.

## Otázky

ask-moment = Teraz môže niekto zasiahnuť
ask-moment-detail = Či vôbec niekto môže, je tajné.

ask-aim_bang = { $source }: vyber kartu BANG! a jej cieľ
ask-aim_bang-detail = Ak sa nezruší, cieľ stráca 2 životy.
wait-aim_bang = { $who } mieri

ask-bandidos =
    { $own ->
        [1] Hráš kartu { $source }
       *[other] { $by } hrá kartu { $source }
    }
ask-bandidos-detail =
    { $left ->
        [0] Nemáš čo odhodiť, strácaš 1 život.
        [one] Odhoď { $left } kartu, inak strácaš 1 život.
        [few] Odhoď { $left } karty, inak strácaš 1 život.
       *[other] Odhoď { $left } kariet, inak strácaš 1 život.
    }
wait-bandidos = { $who } volí karty, alebo život

ask-bandidos_second = { $source }: odhoď druhú kartu
ask-bandidos_second-detail = Tvoja voľba je odhadzovať.
wait-bandidos_second = { $who } odhadzuje druhú kartu

ask-avoid = { $by } na teba hrá kartu { $card }
ask-avoid-detail = Si jej jediný cieľ a môžeš ju zrušiť.
wait-avoid = Teraz môže niekto zasiahnuť

ask-saved =
    { $n ->
        [one] { $to } má stratiť { $n } život
        [few] { $to } má stratiť { $n } životy
       *[other] { $to } má stratiť { $n } životov
    }
ask-saved-detail = Príčina: { $source }. Môžeš stratu zmenšiť o 1 a potom si vziať 2 karty.
wait-saved = Teraz môže niekto zasiahnuť

ask-thanks = { $source }: odkiaľ si vezmeš 2 karty?
ask-thanks-detail = 2 náhodné karty z ruky, ktorú má { $to }, alebo 2 z balíčka.
wait-thanks = { $who } si za záchranu berie 2 karty

ask-poker = { $by } hrá kartu { $source }: vylož kartu lícom nadol
ask-poker-detail = Všetky sa ukážu naraz. Ak je medzi nimi eso, všetky sa odhadzujú.
wait-poker = { $who } vykladá kartu lícom nadol

ask-poker_take =
    { $left ->
        [one] { $source }: vezmi si { $left } kartu
        [few] { $source }: vezmi si { $left } karty
       *[other] { $source }: vezmi si { $left } kariet
    }
ask-poker_take-detail = Ostatné sa odhadzujú.
wait-poker_take = { $who } si berie karty

ask-tornado =
    { $left ->
        [one] { $source }: vyber { $left } kartu, dostane ju { $to }
        [few] { $source }: vyber { $left } karty, dostane ich { $to }
       *[other] { $source }: vyber { $left } kariet, dostane ich { $to }
    }
ask-tornado-detail = Karty putujú ďalej, až keď si všetci vyberú.
wait-tornado = { $who } vyberá karty, ktoré pošle ďalej

ask-refresh = { $source }: odhoď kartu
ask-refresh-detail = Potom si doberáš 2.
wait-refresh = { $who } vymieňa kartu

ask-shotgun = { $by } ťa zasahuje: odhoď kartu
ask-shotgun-detail = Príčina: { $source }. Kartu si vyberáš ty.
wait-shotgun = { $who } odhadzuje kartu

opt-pass-bandidos = Stratiť 1 život
opt-pass-avoid = Nechať tak
opt-pass-saved = Nechať tak

## Prečo nie

why-aim = Len spolu s kartou BANG!
why-nobody-beside = { $to } nemá vo vzdialenosti 1 nikoho iného
why-nobody-out = Nikto nie je mimo hry
why-not-out = { $to } je v hre

## Čo sa deje

log-cancel =
    { $me ->
        [who] Rušíš kartu { $card }
        [by] { $who } ruší tvoju kartu { $card }
       *[other] { $by } hrá a { $who } ruší kartu { $card }
    }
log-smaller-loss =
    { $me ->
        [who] Kartou { $card } chrániš 1 život, ktorý má { $to }
        [to] { $who } ti kartou { $card } chráni 1 život
       *[other] { $who } kartou { $card } chráni 1 život, ktorý má { $to }
    }
log-reveal = Všetky karty sa ukazujú: { $cards }
log-return-card =
    { $me ->
        [who] Si zase v hre, bez životov ({ $source })
       *[other] { $who } je zase v hre, bez životov ({ $source })
    }

## Ghosts on their plates

ui-ghost-card = Duch
ui-chip-ghost-card = Duch na ťahu
ui-seat-ghost-card = duch bez životov
ui-until-ghost-card = kým leží karta Duch
ui-ghost-card-plays = Duch, kým leží karta Duch.
ui-ghost-card-you = Kým pred tebou leží karta Duch, si duch: životy nestrácaš ani nezískavaš.

## Mimo ťahu a tajne

moment-avoid = Karta zahraná len na mňa
moment-saved = Niekto iný stráca životy
wait-poker-all = Všetci vyberajú tajne, karty sa ukážu naraz.
wait-tornado-all = Všetci vyberajú tajne, karty sa odovzdajú naraz.
zone-aimed = Práve zahrané
