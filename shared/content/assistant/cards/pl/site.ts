import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Ile zaoszczędzimy dzięki botowi?',
    answer:
      'Kalkulator ROI w ścieżce nauki liczy: osoby × stawka godzinowa × godziny dziennie × {roiShare}, 22 dni robocze w miesiącu. Dziesięć osób po 25 dolarów i dwie godziny dziennie to około {roiMonthly} oszczędności miesięcznie, {roiYearly} rocznie. Można tam wpisać własne liczby.',
    asks: [
      'ile {zaoszczędzimy|mogę zaoszczędzić|oszczędzę|da się zaoszczędzić|nam to oszczędzi} {z botem|dzięki chatbotowi|miesięcznie|rocznie|}',
      '{jaki jest|jak policzyć|ile wynosi} {roi|zwrot z inwestycji|zwrot|oszczędność}',
      '{kiedy|jak szybko|po jakim czasie} {się zwróci|to się zwraca|zarobi na siebie}',
      '{mam|mamy} {10 osób|pięciu konsultantów|20 pracowników|trzy osoby w obsłudze} ile {oszczędzimy|da bot}',
      '{roi|kalkulator roi|kalkulator oszczędności|zwrot z inwestycji|oszczędności}',
      '{ile zaoszczędzę|opłaca się to}',
      '{ile zaoszczędzę|kiedy się zwróci|oszczędność na ludziach|pięć osób ile oszczędzimy|zwrot z inwestycji|policz oszczędności|ile godzin mniej|roi}',
    ],
  },
  calculator: {
    chip: 'Czy jest kalkulator cen?',
    answer:
      'Tak, na stronie z cenami: ustawia się liczbę wiadomości (od 1000 do 100 000 miesięcznie) i model, a plan i cena widać od razu, z rozbiciem, które można udostępnić jako link.',
    asks: [
      '{czy jest|gdzie jest|macie|jak działa|jak używać} {kalkulator cen|kalkulator kosztów|kalkulatora|kalkulator|kalkulator cennika}',
      '{jak|gdzie|czy mogę} {obliczyć cenę|policzyć koszty|wyliczyć swoją cenę|sam policzyć cenę}',
      '{wysłać|udostępnić|przesłać} {wycenę szefowi|wyliczenie|kalkulację|link do wyceny}',
      '{kalkulator|kalkulator cen|oblicz cenę|przelicz koszty}',
      '{kalkulator|policzyć cenę samemu|suwak|gdzie obliczyć|udostępnić wyliczenie|symulacja kosztów|wylicz mi koszt}',
    ],
  },
  competitors: {
    chip: 'Jak wypadacie przy Intercomie?',
    answer:
      'Porównując to samo, tylko opłaty za platformę i wiadomości, przy 25 000 wiadomości miesięcznie szacujemy {oursAt25k} u nas wobec {intercomAt25k} w Intercomie, {driftAt25k} w Drift i {zendeskAt25k} w Zendesku. To nasze szacunki, stan na: {estimatesDate}; rozbicie na stronie z cenami pokazuje opłatę podstawową i stawkę każdego.',
    asks: [
      '{jak wypadacie|porównanie|jak się macie|porównajcie się} {przy intercomie|z intercomem|z zendesk|z drift|z konkurencją|do konkurencji|z tidio|z chatgpt}',
      '{czym się różnicie|w czym jesteście lepsi|różnica} {od intercoma|od zendeska|od konkurencji|od chatgpt|od innych}',
      '{dlaczego|czemu} {wy|mam wybrać was|parley|wy a nie intercom}',
      'czy jesteście {tańsi|lepsi|drożsi} {od intercoma|niż zendesk|niż konkurencja|niż inni}',
      '{używamy|mamy teraz} {intercoma|zendeska|drift|tidio} {czemu mamy zmienić|warto przejść|}',
      '{konkurencja|intercom|zendesk|drift|alternatywy|konkurenci}',
      '{lepsi od innych|po co mi wy jak jest chatgpt}',
      '{lepsi od intercoma|czemu wy|zendesk drożej|chatgpt jest darmowy|konkurencja|mamy teraz intercom|przejść z zendeska|co was wyróżnia|tidio|porównanie z innymi}',
    ],
  },
  saving: {
    chip: 'Skąd się bierze 67 %?',
    answer:
      '{savingPercent} % to nasz szacunek wobec Intercoma przy 25 000 wiadomości miesięcznie: tam {intercomAt25k}, u nas {oursAt25k}, tylko opłaty za platformę i wiadomości. Rachunek pokazuje rozbicie kosztów na stronie z cenami.',
    asks: [
      '{skąd|jak policzyliście|co znaczy|o co chodzi z} {67 procent|67%|67 %|te 67 procent|oszczędność 67 procent}',
      'czy {te 67 procent|67%|ta oszczędność} {to prawda|jest realne|nie jest ściemą|jest prawdziwa}',
      '{dlaczego|czemu|jak to możliwe że} {jesteście tacy tani|taniej o 67 procent|to u was tańsze}',
      '{67%|67 procent|67 percent|sześćdziesiąt siedem procent}',
      '{skąd 67 procent|67% taniej niż kto|67 procent to ściema|o ile taniej niż intercom|ile procent taniej|jak liczone 67}',
    ],
  },
  learning: {
    chip: 'Czym jest ścieżka nauki?',
    answer:
      'Pięć krótkich kroków (powitanie, branże, demo, kalkulator ROI, plany), które pokazują, co chatbot może zrobić. Zbiera się punkty i osiągnięcia i wychodzi z liczbą, którą można obronić na spotkaniu o budżecie. Postęp zostaje w przeglądarce.',
    asks: [
      '{czym jest|co to jest|gdzie jest|jak działa|opowiedz o} {ścieżka nauki|ścieżce nauki|kurs na stronie|przycisk nauka|learning path}',
      'gdzie {nauczę się o chatbotach|dowiem się więcej o botach|poczytam o możliwościach ai}',
      '{jestem nowy w temacie|nie znam się na chatbotach|jestem początkujący} {od czego zacząć|}',
      '{ścieżka nauki|nauka|samouczek|pięć kroków|lekcje|kurs}',
      'ile {kroków ma ścieżka|trwa ścieżka nauki}',
      '{nauka o botach|ścieżka nauki|kurs na stronie|jestem zielony w temacie|pięć kroków|lekcje|chcę zrozumieć boty}',
    ],
  },
  points: {
    chip: 'Do czego są punkty?',
    answer:
      'Punkty pokazują, jak daleko jest się w ścieżce nauki: kroki dają od 50 do 125, osiągnięcia do 500, a poziom rośnie razem z nimi. Są dla zabawy i nauki; niczego się za nie nie kupi.',
    asks: [
      '{do czego są|po co są|co dają|jak zdobyć|za co są} {punkty|osiągnięcia|poziomy|odznaki|moje punkty}',
      '{co mogę zrobić z|czy mogę wymienić|czy da się wydać} {punktami|punkty na zniżkę|punkty}',
      '{jak|kiedy} {zostanę ekspertem|wejdę na wyższy poziom|odblokować osiągnięcia|zdobyć poziom eksperta}',
      '{punkty|poziom|osiągnięcia|odznaki|xp|wynik punktowy}',
      '{po co punkty|osiągnięcia|poziomy|wymienić punkty|odznaka|za co punkty}',
    ],
  },
  tour: {
    chip: 'Czy jest przewodnik po stronie?',
    answer:
      'Tak, krótka wycieczka po stronie z sześcioma przystankami: powitanie, usługi, szablony, chatbot, ceny i kontakt. Uruchamia się ją ze ścieżki nauki i można pominąć w każdej chwili.',
    asks: [
      '{czy jest|gdzie jest|jak uruchomić|macie} {przewodnik po stronie|wycieczka po stronie|wycieczkę po stronie|oprowadzenie po stronie|tour}',
      '{oprowadź|oprowadźcie|przeprowadź} mnie po {stronie|serwisie|witrynie}',
      '{wycieczka|przewodnik|tour po stronie|oprowadzanie|zwiedzanie strony}',
      '{pokaż mi stronę|przegląd strony|co gdzie jest na stronie|jak pominąć wycieczkę}',
      '{oprowadź po stronie|wycieczka|zwiedzanie strony|zgubiłem się na stronie|przewodnik po stronie|tour od nowa}',
    ],
  },
  demo: {
    chip: 'Czy mogę zobaczyć demo?',
    answer:
      'Tak, na trzy sposoby: małe demo na stronie, boty demo naszych {templates} szablonów w galerii i bezpłatna konsultacja z osobą, która pokaże bota dla Państwa firmy.',
    asks: [
      '{czy mogę|gdzie mogę|chcę|chciałbym} {zobaczyć demo|obejrzeć demo|zobaczyć bota w akcji|pogadać z przykładowym botem|przetestować demo|zobaczyć przykład}',
      '{macie|czy jest|gdzie jest} {demo|wersja demo|film demo|przykładowy bot|bot pokazowy|demo online}',
      '{pokaż|pokażcie} {jak to działa|demo|bota|przykład|jak to wygląda}',
      '{demo|bot demo|przykład bota|demo na żywo|wideo}',
      '{pokażcie na żywo|chcę to zobaczyć|dajcie pokliknąć|przykładowy bot}',
      '{pokażcie jak działa|demo|filmik|przykładowy bot|zobaczyć na żywo|jak to wygląda|pobawić się botem|prezentacja}',
    ],
  },
  builder: {
    chip: 'Czym jest kreator przepływów?',
    answer:
      'To wizualny edytor rozmów: wiadomości, pytania z przyciskami, warunki, działania i wywołania innych systemów układa się na planszy, łączy, testuje obok i uruchamia. Jest tu otwarty jako Flow Builder, bez konta, i może zacząć od szablonu. W przestrzeni roboczej mieści się do {flows} przepływów, w każdym do {nodes} węzłów; {retentionDays} dni po ostatnim użyciu jest usuwana. Przechowujemy {versions} ostatnich wersji przepływu.',
    asks: [
      '{czym jest|co to jest|gdzie jest|jak działa|co potrafi} {kreator przepływów|flow builder|kreator botów|edytor wizualny|kreator}',
      '{czy mogę|jak|gdzie mogę} {zbudować własnego bota|zrobić przepływ|stworzyć własny chatbot|zaprojektować rozmowę|narysować dialog}',
      '{flow builder|kreator przepływów|edytor rozmów|przeciągnij i upuść|kreator bota|projektowanie rozmów}',
      'czy kreator {jest darmowy|wymaga konta|jest bezpłatny}',
      'jakie {bloki|klocki|elementy} ma kreator',
      '{kreator botów|samemu zbudować|edytor rozmów|przeciągnij i upuść|flow builder co to|kreator za darmo|narzędzie do budowy}',
    ],
  },
  builderHow: {
    chip: 'Jak opublikować przepływ?',
    answer:
      'Przepływ trzeba zapisać i aktywować: dostaje link i fragment kodu na własne strony. Wersje są zachowane, więc można wrócić; przepływy da się wyeksportować i zaimportować jako plik. Przechowujemy {versions} ostatnich wersji przepływu.',
    asks: [
      '{jak|gdzie|czy mogę} {opublikować|aktywować|udostępnić|wyeksportować|zaimportować|zapisać|usunąć|przetestować} {przepływ|mój przepływ|przepływy}',
      'jak {przywrócić starą wersję|cofnąć zmiany w przepływie|skopiować przepływ|wstawić przepływ na stronę}',
      'mój przepływ {zniknął|nie działa|ma błąd|się nie zapisał}',
      '{publikacja przepływu|eksport przepływu|import przepływu|wersje przepływu|aktywacja przepływu}',
      'gdzie są {zapisane przepływy|moje przepływy}',
      '{cofnąć do starej wersji|przenieść na inny komputer|eksport do pliku}',
      '{jak opublikować flow|eksport|zniknęło mi flow|cofnąć wersję|wstawić flow na stronę|zapisać flow|import|przypadkiem skasowałem flow}',
    ],
  },
  blog: {
    chip: 'Co jest na blogu?',
    answer:
      'Artykuły o tym, co rozumieją chatboty, rachunku oszczędności, o co pytają klienci, projektowaniu przepływów, bezpiecznym łączeniu systemów, obowiązku informowania w Europie, pierwszych czterech tygodniach i wielu językach. Są w dziale Blog, z wyszukiwarką i kategoriami.',
    asks: [
      '{macie|czy jest|gdzie jest|co jest na} {blog|bloga|blogu|artykuły|coś do poczytania}',
      '{artykuł|tekst|coś do przeczytania} o {chatbotach|oszczędnościach|projektowaniu rozmów|ai act|wielu językach|integracjach}',
      '{blog|artykuły|wpisy|aktualności|poradniki|tematy bloga}',
      'o czym {piszecie|są artykuły|jest blog}',
      '{blog|artykuły|coś do poczytania|wpisy|o czym piszecie|poradniki}',
    ],
  },
  newsletter: {
    chip: 'Czy macie newsletter?',
    answer:
      'Tak: wystarczy wpisać adres na dole dowolnej strony. Używamy go tylko do newslettera; aby zrezygnować, proszę do nas napisać, a go usuniemy. Ukazuje się raz w miesiącu; można też zapisać się, pisząc na {email}.',
    asks: [
      '{macie|czy jest|jak zapisać się na|gdzie się zapisać na|chcę} {newsletter|wasz newsletter|biuletyn|listę mailingową}',
      '{jak|chcę|proszę} {się wypisać z newslettera|zrezygnować z newslettera|wypisać mnie z listy|przestać dostawać maile}',
      '{newsletter|biuletyn|subskrypcja newslettera|wypisać się|lista mailingowa}',
      '{jak często|kiedy|o czym} {wysyłacie newsletter|przychodzi newsletter|jest newsletter}',
      'nie {wysyłajcie mi maili|chcę więcej maili}',
      '{jak często wychodzi newsletter|newsletter jak często|miesięczny newsletter|newsletter co tydzień czy co miesiąc|jak często wysyłacie newsletter|zapisać się bez skryptów}',
      '{newsletter|wypisać z maili|zapis na nowości|jak często mail|nie wysyłajcie mi|subskrypcja newslettera}',
    ],
  },
  account: {
    chip: 'Czy potrzebuję konta?',
    answer:
      'Nie. Czat, szablony, kalkulator, ścieżka nauki i kreator przepływów działają bez konta. Na tej stronie nie ma logowania dla klientów.',
    asks: [
      '{czy potrzebuję|czy muszę mieć|potrzebne jest|czy muszę założyć|wymagane jest} {konto|konta|rejestracja|logowanie}',
      '{jak|gdzie} {się zalogować|założyć konto|się zarejestrować|jest logowanie|jest panel klienta}',
      '{logowanie|konto|rejestracja|login|moje konto|reset hasła|panel klienta}',
      '{zapomniałem|zapomniałam|zgubiłem} hasła',
      'nie mogę się {zalogować|zarejestrować}',
      '{trzeba konto|gdzie logowanie|zapomniałem hasła|bez rejestracji|zaloguj|panel klienta|nie mogę się zalogować}',
    ],
  },
  offline: {
    chip: 'Co się dzieje bez internetu?',
    answer:
      'Odwiedzone strony otwierają się bez połączenia, a formularz wysłany offline czeka w przeglądarce i w ciągu doby wysyła się sam.',
    asks: [
      'czy {strona|ta strona|serwis} {działa|otworzy się|da się używać} {offline|bez internetu|bez połączenia|bez sieci}',
      'co {się dzieje|jeśli|będzie jak} {zerwie połączenie|padnie internet|stracę zasięg|nie ma internetu} {przy wysyłaniu|}',
      'czy {moja wiadomość|formularz} przepadnie {bez internetu|jak zniknie sieć|offline}',
      '{offline|bez internetu|brak połączenia|brak internetu|tryb offline}',
      '{bez internetu|padł mi internet|offline|brak zasięgu|zerwało połączenie}',
    ],
  },
  roiShare: {
    chip: 'Skąd się bierze 40 % oszczędności?',
    answer:
      '{roiShare} w kalkulatorze oszczędności to założenie do planowania, a nie zmierzona liczba: część czasu na pytania klientów, którą bot załatwi sam. W jednych skrzynkach jest większa, w innych o połowę mniejsza. Wystarczy podzielić ostatnie dwieście rozmów, by poznać własną; nasz blog pokazuje, jak.',
    asks: [
      '{skąd|kto ustalił|dlaczego|skąd wiecie} {40 procent|te 40 %|40 % oszczędności|akurat 40 procent|te 40 procent} {w kalkulatorze|oszczędności|się wzięło|}',
      'czy {40 procent|kalkulator oszczędności|wyliczona oszczędność} {to realne|to szacunek|to założenie|jest wymyślone|jest zmierzone}',
      '{założenie kalkulatora|udział automatyzacji|jaką część pytań załatwia bot|podstawa oszczędności|40 procent założenie}',
    ],
  },
  flowLimits: {
    chip: 'Ile przepływów i jak długo trzymacie?',
    answer:
      'Przestrzeń robocza mieści do {flows} przepływów po najwyżej {nodes} węzłów; zachowujemy ostatnie {versions} wersji przepływu. Jest usuwana {retentionDays} dni po ostatnim użyciu. Eksport pobiera wszystkie przepływy w jednym pliku JSON, który import odczyta w każdej przeglądarce.',
    asks: [
      '{limit|maksymalnie ile|ile|maksimum} {węzłów w przepływie|węzłów|przepływów|węzłów na przepływ|przepływów można zrobić|przepływów w przestrzeni}',
      '{jak długo żyje|kiedy wygasa|jak długo przechowywana jest|kiedy znika} {przestrzeń robocza|moja przestrzeń|przestrzeń w flow builderze}',
      '{ile|liczba} {wersji|rewizji|starych wersji} {jest przechowywanych|trzymacie|zostaje|}',
      '{ile przepływów mogę zrobić|ile wersji trzymacie|limit przepływów}',
      '{jak długo|do kiedy|ile dni} {trzymacie moje przepływy|zostają moje przepływy|leżą moje przepływy}',
      '{ograniczenia flow buildera|eksport wszystkiego do pliku|eksport do json|przenieść przepływy na inny komputer|ile przepływów za darmo}',
      '{ile węzłów|ile flow mogę|jak długo trzymacie moje flow|ile wersji|limit kreatora}',
    ],
  },
  nodeTypes: {
    chip: 'Jakie są rodzaje węzłów?',
    answer:
      'Sześć podstawowych to: start, tekst, szybka odpowiedź (pytanie z przyciskami), warunek, akcja (zbiera e-mail lub telefon, prosi o termin, powiadamia inny system) i wywołanie API. Są też ocena, zmienna, podział A/B, skok, przekazanie i koniec.',
    asks: [
      '{jakie|ile|co za} {rodzaje węzłów|typy węzłów|rodzajów węzłów|bloki|klocki} {są|jest|ma flow builder|mogę użyć|macie}',
      '{co robi|co to jest} {węzeł warunku|węzeł akcji|szybka odpowiedź|wywołanie api|węzeł startowy}',
      '{typy węzłów|bloki w kreatorze|węzeł warunkowy|rodzaje bloków}',
    ],
  },
  help: {
    chip: 'Gdzie jest dokumentacja?',
    answer:
      'Prowadzi tam stopka: „Help Center” to nasz blog, „Documentation” to artykuł o flow builderze, „API Reference” o łączeniu systemów. W pozostałych sprawach proszę pisać na {supportEmail}.',
    asks: [
      '{gdzie jest|macie|czy jest|gdzie znajdę} {dokumentację|dokumentacja|centrum pomocy|instrukcja|podręcznik|instrukcję obsługi|faq|bazę wiedzy}',
      '{dokumentacja|centrum pomocy|instrukcja obsługi|podręcznik|faq|najczęstsze pytania|strona pomocy}',
      '{mail do|jak skontaktować się z|gdzie pisać do} {pomocy technicznej|pomocą techniczną|wsparcia technicznego|supportu}',
    ],
  },
};
