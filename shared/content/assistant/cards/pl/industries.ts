import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Dla jakich branż są szablony?',
    answer:
      'Gotowych szablonów jest {templates}: ochrona zdrowia, e-commerce, nieruchomości, fitness, restauracje, motoryzacja, edukacja i usługi profesjonalne. W galerii można porozmawiać z botem demo każdego z nich; dopasowujemy je w {daysFrom}–{daysTo} dni.',
  },
  customise: {
    chip: 'Czy szablon można dopasować?',
    answer:
      'Tak, każdy szablon można dopasować w 100 %: słowa, pytania, reguły i połączenia dostosowujemy w {daysFrom}–{daysTo} dni, a później można je zmieniać.',
  },
  ecommerce: {
    chip: 'Co macie dla sklepów internetowych?',
    answer:
      'W e-commerce bot znajduje produkty, odpowiada przed zakupem, śledzi zamówienia, obsługuje zwroty i raz, uprzejmie, pyta o porzucony koszyk. Szablon „Shop assistant” dopasowujemy w {days} dni.',
  },
  healthcare: {
    chip: 'Co macie dla przychodni?',
    answer:
      'W ochronie zdrowia bot przyjmuje prośby o wizytę, odpowiada o godzinach, ubezpieczeniu i przygotowaniu, wysyła przypomnienia i w pilnych sprawach pokazuje jasną drogę do człowieka; nigdy nie udziela porad medycznych. Szablon „Patient desk” dopasowujemy w {days} dni.',
  },
  realestate: {
    chip: 'Co macie dla nieruchomości?',
    answer:
      'W nieruchomościach bot dowiaduje się, czego ktoś szuka, pokazuje pasujące oferty, kwalifikuje kupujących i najemców i umawia oglądanie, dniem i nocą. Szablon „Property guide” dopasowujemy w {days} dni.',
  },
  fitness: {
    chip: 'Co macie dla siłowni?',
    answer:
      'W fitnessie bot zna godziny zajęć, zapisuje na trening próbny, wyjaśnia karnety i ich zawieszanie oraz przypomina klubowiczom. Szablon „Studio coach” dopasowujemy w {days} dni.',
  },
  restaurant: {
    chip: 'Co macie dla restauracji?',
    answer:
      'W restauracjach bot rezerwuje stoliki, odpowiada o menu i alergenach, planuje menu dla grup i przyjmuje zamówienia na wynos. Szablon „Front of house” dopasowujemy w {days} dni.',
  },
  automotive: {
    chip: 'Co macie dla salonów i warsztatów?',
    answer:
      'W motoryzacji bot umawia wizyty w serwisie i jazdy próbne, odpowiada o części i finansowanie oraz podaje stan naprawy. Szablon „Service desk” dopasowujemy w {days} dni.',
  },
  education: {
    chip: 'Co macie dla szkół?',
    answer:
      'W edukacji bot odpowiada o kursach, opłatach i zapisach, umawia lekcje próbne i kieruje uczniów do właściwej osoby. Szablon dopasowujemy w {days} dni.',
  },
  professional: {
    chip: 'Co macie dla kancelarii i agencji?',
    answer:
      'W usługach profesjonalnych (kancelarie, doradcy podatkowi, konsultanci, agencje) bot kwalifikuje zapytania, zbiera to, czego wymaga pierwsze spotkanie, i je umawia; nie udziela porad prawnych ani podatkowych. Szablon dopasowujemy w {days} dni.',
  },
  finance: {
    chip: 'Co macie dla banków i ubezpieczeń?',
    answer:
      'W finansach bot wyjaśnia produkty, zbiera dane do wniosku, odpowiada na pytania o konto, a doradztwo zostawia uprawnionym pracownikom. Gotowego szablonu jeszcze nie ma; budujemy go razem z Państwem, pierwsza wersja w ciągu {firstHours} godzin.',
  },
  hospitality: {
    chip: 'Co macie dla hoteli?',
    answer:
      'W hotelarstwie bot przyjmuje prośby o rezerwację, odpowiada gościom dniem i nocą w ich języku, proponuje lepsze pokoje i lokalne wskazówki. Gotowego szablonu jeszcze nie ma; budujemy go razem z Państwem, pierwsza wersja w ciągu {firstHours} godzin.',
  },
  other: {
    chip: 'Mojej branży nie ma na liście',
    answer:
      'Tworzymy boty także dla innych branż, z podobnego szablonu albo od zera: pierwsza wersja w ciągu {firstHours} godzin. Proszę napisać, o co pytają klienci, albo umówić bezpłatną konsultację, a uczciwie powiemy, co bot może dla Państwa zrobić.',
  },
  benefits: {
    chip: 'Co bot da firmie?',
    answer:
      'Klienci dostają odpowiedź od razu, także w nocy, w swoim języku; zespół odpowiada na mniej powtórzeń i dostaje zapytania z całą historią. Badania z naszej strony: 37 % firm odpowiada na zapytanie online w ciągu godziny i ma prawie 7 razy większą szansę na prawdziwą rozmowę. Kalkulator ROI pokaże własną liczbę.',
  },
  reminders: {
    chip: 'Czy bot wysyła przypomnienia?',
    answer:
      'Tak. Przypomina pacjentom o wizytach, członkom klubu o zajęciach przez WhatsApp lub e-mail, a goście potwierdzają stolik; dzięki temu mniej terminów przepada.',
  },
  waitlist: {
    chip: 'Czy bot prowadzi listy oczekujących?',
    answer:
      'Tak. Szablon fitness prowadzi listy oczekujących na pełne zajęcia, a bot proponuje zwolnione miejsce czekającym.',
  },
  events: {
    chip: 'Czy robicie eventy i wesela?',
    answer:
      'Nie ma gotowego szablonu dla sal weselnych i eventowych. Szablon restauracji przyjmuje już zapytania grupowe i o imprezy; dopasujemy go albo zbudujemy od zera: pierwsza wersja w {firstHours} godzin.',
  },
  figures: {
    chip: 'Co znaczy „90 % szybciej”?',
    answer:
      'To liczby nad szablonami: {templates} szablonów i więcej, pierwsza wersja średnio w {firstHours} godzin, wdrożenie o 90 % szybsze, możliwość dopasowania w 100 %. Z czym porównano 90 %, strona nie mówi; nasz zespół odpowie: {email}.',
  },
};
