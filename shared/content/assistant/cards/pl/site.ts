import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Ile zaoszczędzimy dzięki botowi?',
    answer:
      'Kalkulator ROI w ścieżce nauki liczy: osoby × stawka godzinowa × godziny dziennie × {roiShare}, 22 dni robocze w miesiącu. Dziesięć osób po 25 dolarów i dwie godziny dziennie to około {roiMonthly} oszczędności miesięcznie, {roiYearly} rocznie. Można tam wpisać własne liczby.',
  },
  calculator: {
    chip: 'Czy jest kalkulator cen?',
    answer:
      'Tak, na stronie z cenami: ustawia się liczbę wiadomości (od 1000 do 100 000 miesięcznie) i model, a plan i cena widać od razu, z rozbiciem, które można udostępnić jako link.',
  },
  competitors: {
    chip: 'Jak wypadacie przy Intercomie?',
    answer:
      'Porównując to samo, tylko opłaty za platformę i wiadomości, przy 25 000 wiadomości miesięcznie szacujemy {oursAt25k} u nas wobec {intercomAt25k} w Intercomie, {driftAt25k} w Drift i {zendeskAt25k} w Zendesku. To nasze szacunki, stan na: {estimatesDate}; rozbicie na stronie z cenami pokazuje opłatę podstawową i stawkę każdego.',
  },
  saving: {
    chip: 'Skąd się bierze 67 %?',
    answer:
      '{savingPercent} % to nasz szacunek wobec Intercoma przy 25 000 wiadomości miesięcznie: tam {intercomAt25k}, u nas {oursAt25k}, tylko opłaty za platformę i wiadomości. Rachunek pokazuje rozbicie kosztów na stronie z cenami.',
  },
  learning: {
    chip: 'Czym jest ścieżka nauki?',
    answer:
      'Pięć krótkich kroków (powitanie, branże, demo, kalkulator ROI, plany), które pokazują, co chatbot może zrobić. Zbiera się punkty i osiągnięcia i wychodzi z liczbą, którą można obronić na spotkaniu o budżecie. Postęp zostaje w przeglądarce.',
  },
  points: {
    chip: 'Do czego są punkty?',
    answer:
      'Punkty pokazują, jak daleko jest się w ścieżce nauki: kroki dają od 50 do 125, osiągnięcia do 500, a poziom rośnie razem z nimi. Są dla zabawy i nauki; niczego się za nie nie kupi.',
  },
  tour: {
    chip: 'Czy jest przewodnik po stronie?',
    answer:
      'Tak, krótka wycieczka po stronie z sześcioma przystankami: powitanie, usługi, szablony, chatbot, ceny i kontakt. Uruchamia się ją ze ścieżki nauki i można pominąć w każdej chwili.',
  },
  demo: {
    chip: 'Czy mogę zobaczyć demo?',
    answer:
      'Tak, na trzy sposoby: małe demo na stronie, boty demo naszych {templates} szablonów w galerii i bezpłatna konsultacja z osobą, która pokaże bota dla Państwa firmy.',
  },
  builder: {
    chip: 'Czym jest kreator przepływów?',
    answer:
      'To wizualny edytor rozmów: wiadomości, pytania z przyciskami, warunki, działania i wywołania innych systemów układa się na planszy, łączy, testuje obok i uruchamia. Jest tu otwarty jako Flow Builder, bez konta, i może zacząć od szablonu. W przestrzeni roboczej mieści się do {flows} przepływów, w każdym do {nodes} węzłów; {retentionDays} dni po ostatnim użyciu jest usuwana. Przechowujemy {versions} ostatnich wersji przepływu.',
  },
  builderHow: {
    chip: 'Jak opublikować przepływ?',
    answer:
      'Przepływ trzeba zapisać i aktywować: dostaje link i fragment kodu na własne strony. Wersje są zachowane, więc można wrócić; przepływy da się wyeksportować i zaimportować jako plik. Przechowujemy {versions} ostatnich wersji przepływu.',
  },
  blog: {
    chip: 'Co jest na blogu?',
    answer:
      'Artykuły o tym, co rozumieją chatboty, rachunku oszczędności, o co pytają klienci, projektowaniu przepływów, bezpiecznym łączeniu systemów, obowiązku informowania w Europie, pierwszych czterech tygodniach i wielu językach. Są w dziale Blog, z wyszukiwarką i kategoriami.',
  },
  newsletter: {
    chip: 'Czy macie newsletter?',
    answer:
      'Tak: wystarczy wpisać adres na dole dowolnej strony. Używamy go tylko do newslettera; aby zrezygnować, proszę do nas napisać, a go usuniemy. Ukazuje się raz w miesiącu; można też zapisać się, pisząc na {email}.',
  },
  account: {
    chip: 'Czy potrzebuję konta?',
    answer:
      'Nie. Czat, szablony, kalkulator, ścieżka nauki i kreator przepływów działają bez konta. Na tej stronie nie ma logowania dla klientów.',
  },
  offline: {
    chip: 'Co się dzieje bez internetu?',
    answer:
      'Odwiedzone strony otwierają się bez połączenia, a formularz wysłany offline czeka w przeglądarce i w ciągu doby wysyła się sam.',
  },
  roiShare: {
    chip: 'Skąd się bierze 40 % oszczędności?',
    answer:
      '{roiShare} w kalkulatorze oszczędności to założenie do planowania, a nie zmierzona liczba: część czasu na pytania klientów, którą bot załatwi sam. W jednych skrzynkach jest większa, w innych o połowę mniejsza. Wystarczy podzielić ostatnie dwieście rozmów, by poznać własną; nasz blog pokazuje, jak.',
  },
  flowLimits: {
    chip: 'Ile przepływów i jak długo trzymacie?',
    answer:
      'Przestrzeń robocza mieści do {flows} przepływów po najwyżej {nodes} węzłów; zachowujemy ostatnie {versions} wersji przepływu. Jest usuwana {retentionDays} dni po ostatnim użyciu. Eksport pobiera wszystkie przepływy w jednym pliku JSON, który import odczyta w każdej przeglądarce.',
  },
  nodeTypes: {
    chip: 'Jakie są rodzaje węzłów?',
    answer:
      'Sześć podstawowych to: start, tekst, szybka odpowiedź (pytanie z przyciskami), warunek, akcja (zbiera e-mail lub telefon, prosi o termin, powiadamia inny system) i wywołanie API. Są też ocena, zmienna, podział A/B, skok, przekazanie i koniec.',
  },
  help: {
    chip: 'Gdzie jest dokumentacja?',
    answer:
      'Prowadzi tam stopka: „Help Center” to nasz blog, „Documentation” to artykuł o flow builderze, „API Reference” o łączeniu systemów. W pozostałych sprawach proszę pisać na {supportEmail}.',
  },
};
