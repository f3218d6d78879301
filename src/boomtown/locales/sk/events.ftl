### Mená a texty kariet udalostí.
### -text: čo stojí na karte. -more: na čo sa ľudia pýtajú.

## High Noon

event-blessing = Požehnanie
event-blessing-text = Každá karta je srdcová: v ruke, v hre aj pri odoberaní.
event-blessing-more = Hodnoty zostávajú. Z väzenia uniká každý, karta Barel vždy zaberá, karta Dynamit nikdy nevybuchuje a Black Jack si vždy doberá 1 kartu navyše. Žiadna karta nie je kárová, takže schopnosť postavy Apache Kid nepôsobí. Odoberá sa aj tak.

event-curse = Kliatba
event-curse-text = Každá karta je piková: v ruke, v hre aj pri odoberaní.
event-curse-more = Hodnoty zostávajú. Z väzenia neuniká nikto, karta Barel nikdy nezaberá, karta Dynamit vybuchuje pri každej 2 – 9 a Black Jack si nikdy nedoberá kartu navyše. Žiadna karta nie je kárová, takže schopnosť postavy Apache Kid nepôsobí. Odoberá sa aj tak.

event-ghost-town = Mesto duchov
event-ghost-town-text = Kto je mimo hry, vracia sa na svoj ťah: doberá si 3 karty a životy nemôže stratiť ani získať. Na konci ťahu je zase mimo hry.
event-ghost-town-more = Počas ťahu sa duch počíta ako každý iný a môže aj zvíťaziť: napríklad bandita, ktorý sa vráti a vyradí šerifa. Kto vypadne teraz, vracia sa tiež, ak má svoj ťah ešte len pred sebou. Kit Carlson sa pozerá na 3 karty a necháva si všetky, Black Jack si doberá štvrtú, ak je druhá červená, Pixie Pete si doberá 3, Bill Noface 5, Pat Brennan 3 alebo berie 1 kartu z hry; Jesse Jones a Pedro Ramirez si vyberajú, odkiaľ je prvá. Karta Pivo nelieči, Chuck Wengam nemá čím platiť a na konci sa odhadzujú všetky karty z ruky aj z hry. Nové vypadnutie sa počíta pre postavy Greg Digger, Herb Hunter a Vulture Sam, odmenu zaň však nikto nemá.

event-gold-rush = Zlatá horúčka
event-gold-rush-text = Ťahy idú proti smeru hodinových ručičiek, začína šerif. Všetko ostatné ide ďalej v smere.
event-gold-rush-more = Karta Dynamit putuje ďalej doľava a karty Guľomet, Hokynárstvo alebo Indiáni! postupujú v smere hodinových ručičiek. Vzdialenosti sa nemenia. Keď hráč na ťahu vypadne alebo zostane vo väzení, pokračuje hráč po jeho pravici. Posledný je na ťahu hráč po ľavici šerifa. Je to udalosť, nie sada s rovnakým menom.

event-the-daltons = Daltonovci
event-the-daltons-text = Len čo začne platiť, každý, kto má v hre modré karty, 1 z nich vyberá a odhadzuje, v smere hodinových ručičiek od šerifa.
event-the-daltons-more = Modré sú zbrane, karty Barel, Mustang a podobné, ale aj Väzenie a Dynamit. Zelené sa nepočítajú. Deje sa to skôr, ako sa odoberá na karty Dynamit a Väzenie: odhodená karta Väzenie znamená slobodu. Potom už udalosť nič nerobí.

event-the-doctor = Doktor
event-the-doctor-text = Len čo začne platiť, každý v hre, kto má najmenej životov, si lieči 1 život.
event-the-doctor-more = Ak má najmenej životov viac hráčov, lieči si 1 život každý z nich. Nikdy nad maximum: keď majú plný počet aj tí, ktorí majú najmenej, nič sa nedeje. Potom už udalosť nič nerobí.

event-the-reverend = Reverend
event-the-reverend-text = Nikto nesmie zahrať kartu Pivo.
event-the-reverend-more = Ani pri smrteľnom zásahu. Všetko ostatné lieči ako obvykle: Saloon, Tequila, Whisky, Čutora aj schopnosť postavy Sid Ketchum. Odhodiť kartu Pivo sa dá, napríklad ako cenu karty alebo schopnosti.

event-train-arrival = Príchod vlaku
event-train-arrival-text = V 1. fáze si každý doberá o 1 kartu viac.
event-train-arrival-more = Kit Carlson sa pozerá na 3 karty a necháva si všetky. Jesse Jones a Pedro Ramirez si vyberajú, odkiaľ je prvá karta, a 2 si doberajú z balíčka. Black Jack ukazuje druhú z 3 kariet, a ak je červená, doberá si štvrtú. Pixie Pete si doberá 4, Bill Noface o 1 viac ako inokedy, Pat Brennan 3 alebo berie 1 kartu z hry. Claus the Saint si necháva o 1 viac.

event-hangover = Opica
event-hangover-text = Postavy nemajú žiadne schopnosti, vo svojom ťahu ani mimo neho.
event-hangover-more = Životy aj ich maximum zostávajú, tiež život, ktorý má šerif navyše. Vera Custer si nikoho nevyberá a nepôsobí ani skôr požičaná schopnosť. Karty pôsobia ako obvykle.

event-the-sermon = Kázeň
event-the-sermon-text = Vo svojom ťahu nikto nesmie použiť kartu BANG!
event-the-sermon-more = Ani ako výstrel, ani v dueli, ani ako cenu karty alebo schopnosti. Keď hráš kartu Duel a súper odpovie, strácaš 1 život. Namiesto karty BANG! nesmie poslúžiť ani iná (Calamity Janet, Annie Versary). Mimo vlastného ťahu karty BANG! platia ako obvykle, a rovnako všetko ostatné s efektom BANG! napríklad Guľomet, Úder alebo Doc Holyday. Karty nad limit sa odhadzujú ako vždy.

event-thirst = Smäd
event-thirst-text = V 1. fáze si každý doberá o 1 kartu menej.
event-thirst-more = Kit Carlson sa pozerá na 3 karty, 1 si necháva a 2 vracia v ľubovoľnom poradí. Jesse Jones a Pedro Ramirez môžu svoju schopnosť použiť na jedinú kartu, ktorú majú. Black Jack druhú kartu nemá, a tak nič neukazuje. Pixie Pete si doberá 2, Bill Noface o 1 menej ako inokedy, s plným počtom životov teda nič, a Pat Brennan si doberá 1 alebo berie 1 kartu z hry. Claus the Saint si necháva len 1.

event-shootout = Prestrelka
event-shootout-text = Každý môže vo svojom ťahu zahrať 2 karty BANG!
event-shootout-more = So zbraňou Volcanic a za postavu Willy the Kid je počet ďalej neobmedzený. Iné karty a schopnosti s efektom BANG! sa do limitu nepočítajú, ako vždy.

event-high-noon = Pravé poludnie
event-high-noon-text = Každý na začiatku svojho ťahu stráca 1 život. Je to posledná udalosť a platí až do konca hry.
event-high-noon-more = Deje sa to skôr, ako prídu na rad karty Dynamit a Väzenie. Vinu nenesie nikto: odmena nie je, El Gringo nezíska nič, ale Bart Cassidy si doberá kartu. Proti strate posledného života pomáha karta Pivo ako obvykle, len nie vtedy, keď sú v hre už len 2 hráči. Kto vypadne, svoj ťah už nehrá; ak je to šerif, hra sa končí.

event-new-identity = Nová identita
event-new-identity-text = Na začiatku svojho ťahu môžeš vymeniť svoju postavu za druhú, ktorú máš v zálohe. Potom máš 2 životy.
event-new-identity-more = Druhú postavu dostáva každý na začiatku hry a vidí len tú svoju. Nová schopnosť pôsobí hneď. Maximum životov je to, ktoré má nová postava, pre šerifa o 1 viac. Karty v ruke aj v hre zostávajú a doterajšia postava ide do zálohy. Bez výmeny sa nemení nič.

event-handcuffs = Putá
event-handcuffs-text = Po dobratí v 1. fáze zvoľ farbu. Do konca ťahu môžeš hrať len karty tejto farby.
event-handcuffs-more = Zvoliť musíš, môže to však byť aj farba, ktorú nemáš. Platí to aj pre karty Pivo a Vedľa! hrané vo vlastnom ťahu. Odhadzovať v dueli, ako cenu alebo na konci ťahu môžeš ľubovoľne a zelené karty v hre môžeš používať. Ostatných sa to netýka.

## Za hrsť kariet

event-ambush = Prepad
event-ambush-text = Vzdialenosť medzi každými dvoma hráčmi je 1, nech sedia kdekoľvek.
event-ambush-more = Menia ju len karty v hre (Mustang, Skrýša, Mieridlo, Ďalekohľad) a schopnosti (Paul Regret, Rose Doolan). Aj s dostrelom 1 tak dosiahneš na každého, koho nechráni karta Mustang alebo podobná.

event-sniper = Odstreľovač
event-sniper-text = Vo svojom ťahu môžeš odhodiť 2 karty BANG! naraz: je to efekt BANG! na kohokoľvek na dostrel a rušia ho len 2 efekty Vedľa!
event-sniper-more = Do limitu sa to nepočíta a môžeš to opakovať, koľkokrát chceš. Platí každý efekt Vedľa! z karty aj zo schopnosti, ale 1 sám nič nezmôže. Calamity Janet na to môže odhodiť aj karty Vedľa! Proti postave Apache Kid musí byť aspoň 1 z oboch kariet iná ako kárová.

event-dead-man = Mŕtvy muž
event-dead-man-text = Hráč, ktorý vypadol ako prvý, sa na začiatku svojho ťahu vracia do hry s 2 životmi a 2 kartami.
event-dead-man-more = Hrá celý ťah a zostáva, aj keď sa udalosť skončí. Vracia sa len ten prvý a len raz. Keď k prvému vyradeniu dôjde až teraz, platí to tiež, ak má ten hráč svoj ťah ešte len pred sebou. Rola aj maximum životov zostávajú a rola je ďalej známa. Za nové vyradenie je odmena alebo trest ako obvykle.

event-blood-brothers = Pokrvní bratia
event-blood-brothers-text = Na začiatku svojho ťahu môžeš stratiť 1 život, nie však posledný, aby si niekto iný 1 život vyliečil.
event-blood-brothers-more = Raz za ťah, skôr, ako prídu na rad karty Dynamit a Väzenie. Vybrať nemožno nikoho, kto je mimo hry alebo má plný počet životov. Bart Cassidy si za stratený život doberá kartu.

event-the-judge = Sudca
event-the-judge-text = Nesmie sa hrať žiadna karta, ktorá zostáva v hre: modrá ani zelená, na seba ani na ostatných.
event-the-judge-more = Nikto sa teda nedostane do väzenia ani si nevymení zbraň. Karty, ktoré už v hre sú, pôsobia ako obvykle a zelené sa môžu používať.

event-lasso = Laso
event-lasso-text = Karty v hre nemajú žiadny účinok.
event-lasso-more = Každý má dostrel 1, karty Mustang, Mieridlo, Barel a Volcanic nepôsobia a zelené sa nedajú použiť. Na karty Väzenie a Dynamit sa neodoberá, zostávajú ležať. Karty sa ďalej môžu vykladať, brať aj odhadzovať, len platia obvyklé obmedzenia. Schopnosti pôsobia, aj tie, ktoré majú Jourdonnais a Paul Regret.

event-law-of-the-west = Zákon Západu
event-law-of-the-west-text = V 1. fáze ukáž druhú dobratú kartu. V tomto ťahu ju musíš zahrať, ak sa to dá.
event-law-of-the-west-more = Kedy a na koho, je na tebe; modrú alebo zelenú kartu stačí vyložiť. Kým by sa zahrať dala, nesmieš ju použiť inak ani ukončiť ťah (iba ak za 1 život, keď to dovoľuje nastavenie stola). Povinnosť neplatí, keď sa karta zahrať nedá alebo by mohla mieriť len na teba. Jesse Jones a Pedro Ramirez ukazujú kartu z balíčka, Kit Carlson druhú vybranú. Kto si doberá menej ako 2 karty alebo si ako Pat Brennan berie kartu z hry, neukazuje nič.

event-hard-liquor = Pálenka
event-hard-liquor-text = Môžeš vynechať 1. fázu a namiesto nej si vyliečiť 1 život.
event-hard-liquor-more = Nič si nedoberáš a žiadnu schopnosť 1. fázy nepoužívaš. Rozhoduješ sa až po kartách Dynamit a Väzenie. S plným počtom životov sa to nedá. Vera Custer si schopnosť predtým vyberá aj tak.

event-abandoned-mine = Opustená baňa
event-abandoned-mine-text = V 1. fáze si karty berieš z vrchu odhadzovacej kôpky. Karty, ktoré potom v tomto ťahu odhadzuješ z ruky, idú lícom nadol na balíček.
event-abandoned-mine-more = Keď sa kôpka minie, zvyšok je z balíčka; keď z nej nezískaš nič, hráš ako obvykle. Na balíček idú karty BANG! odhodené v tvojom dueli, karty odhodené ako cena a karty nad limit, v poradí podľa teba. Na kôpku idú karty zahrané aj použité, staré zbrane, odobraté karty, karty odhodené za schopnosť a všetko, čo odhadzujú ostatní. Schopnosti 1. fázy platia s kôpkou namiesto balíčka.

event-peyote = Peyote
event-peyote-text = Namiesto dobratia v 1. fáze zvoľ červenú alebo čiernu a otoč vrchnú kartu balíčka. Trafené: nechávaš si ju a hádaš ďalej. Omyl: odhadzuje sa a začína sa 2. fáza.
event-peyote-more = Hádať musíš až do prvého omylu. Schopnosti 1. fázy sa nepoužívajú, len Vera Custer si predtým jednu vyberá aj tak. Nie je to odobratie: Lucky Duke otáča len 1 kartu.

event-ranch = Ranč
event-ranch-text = Na konci 1. fázy môžeš odhodiť ľubovoľný počet kariet z ruky a rovnaký počet si dobrať.
event-ranch-more = Len raz za ťah. Najprv odhadzuješ všetko, čo chceš vymeniť, potom si doberáš.

event-ricochet = Odrazená strela
event-ricochet-text = Vo svojom ťahu môžeš karty BANG! použiť na karty v hre v ľubovoľnej vzdialenosti. Karta sa odhadzuje, ak jej majiteľ efekt nezruší.
event-ricochet-more = Koľkokrát chceš, bez ohľadu na limit, aj na vlastné karty. Kartu zachráni každý efekt Vedľa! aj ten z karty Barel, na ktorú mieriš. Život nestráca nikto. Proti postave Slab the Killer treba 2 efekty Vedľa! a na karty postavy Apache Kid kárové karty nepôsobia. Keď je na ťahu Belle Star, nemôžu ostatní odpovedať kartami v hre.

event-russian-roulette = Ruská ruleta
event-russian-roulette-text = Len čo začne platiť, každý postupne od šerifa používa efekt Vedľa! Kto ho prvý nepoužije, stráca 2 životy a je koniec.
event-russian-roulette-more = Pokračuje sa stále dookola, kým niekto nemôže alebo nechce. Platí každý efekt Vedľa! z karty aj zo schopnosti. Proti strate možno zahrať aj niekoľko kariet Pivo. Vinu nenesie nikto; keď vypadne šerif, hra sa končí. Molly Stark si za použité karty doberá, ako šerif nie.

event-vendetta = Vendeta
event-vendetta-text = Na konci svojho ťahu odober: pri srdcovej karte hráš hneď ďalší ťah.
event-vendetta-more = Odoberá sa po 3. fáze. Ďalší ťah je úplný, aj s kartami Dynamit a Väzenie, len sa na jeho konci už neodoberá. Kto o ťah prichádza vo väzení, neodoberá. Ďalší ťah šerifa neprináša novú udalosť. Zelenú kartu vyloženú v prvom ťahu môžeš v druhom použiť.

event-a-fistful-of-cards = Za hrsť kariet
event-a-fistful-of-cards-text = Koľko máš na začiatku svojho ťahu kariet v ruke, toľko efektov BANG! na teba mieri. Je to posledná udalosť a platí až do konca hry.
event-a-fistful-of-cards-more = Počet platí v tej chvíli a potom sa nemení. Efekty prichádzajú jeden po druhom, skôr ako karty Dynamit a Väzenie; každý efekt Vedľa! ruší 1 a s kartou Barel môžeš odoberať proti každému. Nikto nestrieľa: odmena nie je a El Gringo nezíska nič. Keď vypadneš, zvyšok odpadá a začína sa ďalší ťah.
