### E-maile serwera; przeglądarka nie wczytuje tego pliku. $site to nazwa miejsca, $title nazwa stołu.

mail-confirm-subject = E-maile z { $site }?
mail-confirm = Ktoś na { $site } chce dostawać na ten adres e-maile o swojej turze w grze. Jeśli to ty, otwórz w ciągu doby ten link:
mail-confirm-else = Jeśli nie, nic nie rób: żaden e-mail już nie przyjdzie.
mail-turn-subject = Twoja tura: { $title }
mail-turn = Trwa twoja tura przy stole „{ $title }”:
mail-stop = Ten link zatrzymuje e-maile:
