"""Map from letters of other alphabets to the Latin letters that they look like.

The table is a part of confusables.txt of Unicode 13 (UTS #39, https://www.unicode.org/reports/tr39; (c) 2020 Unicode,
Inc., https://www.unicode.org/terms_of_use.html): the single letters whose prototype is Latin letters or digits, in
lower case, without those that NFKD already converts. Each line has the Latin letters, then the code points that look
like them.
"""

import unicodedata

_TABLE = """
2 1a8 1bb 3e9 14bf a645 a6ef a75b
3 21d 25c 292 437 499 4e1 2ccd a76b 118ca 16f3b 1d206
4 13ce 152f 1530 118cf
5 1bd 118db
6 431 13ee 2cd3 118d5
7 104fa 118c6 1d212
8 223 9ea a6a 1031a 1e8cb
9 9ed a67 b68 d6d 2ccb a76f 118cc 118d6
a 251 13aa 15c5 2376 237a a4ee 102a0 16f40
b 180 183 185 253 431 44c 463 48d 13cf 13f4 1472 1473 147e 147f 1480 1481 1488 15af 15f7 a4d0 a7b5 10282 102a1 10301
c 188 23c 3c3 4ab 13df 1d04 2ca5 a4da 102a2 10302 1043d 1051c 118e9 118f2 1f16e 1f74c
d f0 111 18c 256 257 13a0 13e7 146f 147a 147b 1487 15de 15ea a4d2 a4d3
e 247 4bd 4bf 13ac 212e 2d39 a4f0 ab32 10286 118c6 118ce
f 192 3dd 584 15b4 1d6e 1e9d a4dd a799 ab35 10287 102a5 10525 118c2 1d213
g 18d 1e5 260 261 50d 581 13c0 13f3 1d83 a4d6
h 127 266 45b 4a3 4c8 4ca 570 13bb 13c2 13f2 157c 2c68 2c8f a4e7 a695 102cf
i 131 142 19a 1c0 268 269 26a 26b 26d 5d5 5df 5f1 627 661 673 6f1 7ca 13a5 13de 14aa 14b6 14b7 16c1 1d7b 1d7c 2373
i 2378 23fd 2502 2c93 2cd1 2d4f a4e1 a4f2 a647 1028a 10309 10320 10443 10526 118c3 118d2 16f16 16f28 1d22a 1e8c7
j 249 29d 3f3 13ab 148d 1498 1499 a4d9
k 199 49b 49f 13e6 16d5 2c6a 2c95 a4d7 a741 10518
m 271 3bc 3fb 4ce 13b7 15f0 16d6 1d6f 2c99 a4df 102b0 10311 11700 118e3
n 19e 272 273 578 57c 1d70 2c9b a4e0 1018e 10513
o f8 275 3b8 3c3 473 4e9 585 5e1 647 665 6be 6c1 6d5 6f5 6ff 7c0 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50 ed0
o 1010 101d 1040 10ff 12d0 13a4 13be 13eb 1d0f 1d11 236c 2c9f 2d31 2d41 2d54 3007 a4f3 a74b ab3d ab3e 10292 102ab
o 1042c 104ea 10516 114d0 118c8 118d5 118d7 118e0 1d21a 1f714
p 1a5 13e2 146d 1476 1477 1486 1d7d 2374 2ca3 a4d1 10295
q 2a0 563 566 2d55
r 24d 27c 27d 280 491 493 13a1 13b1 13d2 1587 1d26 1d72 2c85 a4e3 ab47 ab48 104dc 16f35 1d216
s 1bd 282 57f 13d5 13da 1d74 a4e2 a731 10296 10448 118c1 16f3a
t 167 1ad 288 4ad 13a2 1d75 2361 2c66 2ca7 a4d4 10297 102b1 10315 118dc 16f0a 1f768
u 289 28b 377 48b 57d 1200 13cc 144c 1457 1458 1467 1d1c 1d7e a4f4 a6a1 a79f ab4e ab52 1044d 104f6 118d8 16f42 1d20b
v 475 5d8 667 6f7 13d9 142f 143a 143b 1d20 2d38 a4e6 a6df 10197 1051d 11706 118c0 16f08 1d20d 1f708
w 26f 461 47d 561 13b3 13d4 162f 1635 1d21 2375 2379 2cb1 a4ea a64d a761 a7b7 102b6 114c5 1170a 1170e 1170f 118e6
w 118ef
x 4b3 1541 157d 166d 16b7 2573 2cad 2d5d a4eb ab53 ab55 10196 10290 102b4 10317 10322 10527 118ec
y 1b4 24f 263 28f 491 493 4af 4b1 10e7 13a9 13b1 13bd 14a5 14ae 14af 1d8c 1eff 2c85 2ca9 a4ec ab5a 102b2 118c4 118dc
y 16f07 16f43
z 1b6 225 290 3b6 13c3 1d22 1d76 a4dc 102f5 118c4 118c9 118e5
aa a733
ae e6 4d5
ao a735
ar 1f707
au a737
av a739 a73b
ay a73d
bi 44b
cc 1f16d
dz 2a3
ii 1c1 5f0 10199
io 44e 23e8
is 2aa
iz 2ab
mb 1f76b
oe 153
oo a699 a74f
qe 1f700
ss 13f0 a7b5
t3 a729
tf a777
ts 2a6
ue 1d6b
uo ab63
vb 1f76c
iis 10198
sss 1f75c
"""
# Lower-case letters that look like Latin ones in most typefaces, but are not confusables of Unicode.
_FOLD: dict[int, str] = dict(
    zip(
        map(ord, "авгеикмнорстухјѕіԁԛԝһӏαβεηικνορτυχωγℓ"),
        "abreukmhopctyxjsidqwhiabenikvoptuxwyi",
        strict=True,
    )
)
for _line in _TABLE.split("\n"):
    _latin, *_codes = _line.split() or [""]
    for _code in _codes:
        _FOLD.setdefault(int(_code, 16), _latin)


def plain(text: str) -> str:
    """Return `text` in the lower-case Latin letters that a reader sees, without accents and invisible characters."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(c for c in letters if not ignored(c)).translate(_FOLD)


def ignored(char: str) -> bool:
    """Return whether the character is a combining mark, or a format character that only joins or hides."""
    return unicodedata.category(char) in ("Mn", "Me", "Cf")
