import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Czy mogę umówić jazdę próbną?',
    'Ile kosztuje przegląd?',
    'Jakie macie samochody elektryczne?',
    'Czy przyjmiecie moje stare auto w rozliczeniu?',
    'Kiedy mój samochód będzie gotowy?',
  ],
  useCases: [
    'Jazdy próbne umawiane ze strony pojazdu',
    'Wizyty w warsztacie o właściwej długości',
    'Zapytania o rozliczenie auta ze zdjęciami i przebiegiem',
    'Pytania o finansowanie i leasing przygotowane dla sprzedaży',
    'Stan naprawy bez telefonu',
  ],
  can: 'Umawiam jazdy próbne i wizyty w warsztacie, mówię, na jakim etapie jest naprawa, i odpowiadam na pytania o samochody, ceny, rozliczenie i finansowanie. Zainteresowani dostają odpowiedź, póki jeszcze szukają, a w kalendarzu warsztatu nie ma luk przez telefon.',
  hours: 'od poniedziałku do piątku 8:00-18:00, sobota 9:00-18:00, niedziela nieczynne',
  location: '140 Ridgeway Road, zjazd 9; ładowarki przy wejściu',
  services:
    'Samochody nowe i używane|Jazdy próbne|Przeglądy i naprawy|Przechowanie opon|Odkup w rozliczeniu|Finansowanie i leasing',
  prices:
    'Przegląd: {inspection} plus części|Wymiana oleju: {oil}|Wymiana i przechowanie opon: {tyres} za sezon|Używany hatchback, dwuletni: {hatchback}|Elektryczny kompakt, nowy: {electric}',
  items: {
    drive: [
      'jazda próbna|chcę przejechać się elektrykiem|wypróbować hatchbacka|jazda testowa w sobotę|czy mogę się nim przejechać|przetestować auto',
      'Chętnie: jazda trwa około 40 minut i jest bezpłatna. Proszę zabrać prawo jazdy.',
    ],
    workshop: [
      'wizyta w warsztacie|umówić przegląd|auto potrzebuje wymiany oleju|termin naprawy|coś stuka w samochodzie|potrzebuję nowych hamulców|oddać auto do warsztatu',
      'Chętnie, zapiszę termin w warsztacie.',
    ],
    status: [
      'czy mój samochód jest gotowy|stan naprawy|kiedy mogę odebrać auto|na jakim etapie jest naprawa|jak długo potrwa naprawa|odbiór auta',
      'Już sprawdzam.',
    ],
    cost: [
      'cena przeglądu|ile za wymianę oleju|koszt serwisu|cennik warsztatu|ile kosztuje obsługa',
      'Przegląd kosztuje {inspection} plus części, wymiana oleju {oil}, wymiana i przechowanie opon {tyres} za sezon (ceny przykładowe). Mogę zapisać termin w warsztacie.',
    ],
    electric: [
      'samochody elektryczne|macie elektryki|hybryda|zasięg baterii|ładowanie w domu|ile przejedzie na jednym ładowaniu',
      'Nowy elektryczny kompakt od {electric} (cena przykładowa) z zasięgiem około 400 km oraz dwa używane. Ładowanie w domu można zorganizować z instalatorem.',
    ],
    tradeIn: [
      'auto w rozliczeniu|ile jest warte moje auto|sprzedać stary samochód|czy skupujecie auta|zamiana samochodu|odkup samochodu',
      'Tak. Proszę przesłać model, rocznik, przebieg i kilka zdjęć na {contact}; nasz kupiec poda kwotę w ciągu jednego dnia roboczego i potwierdzi ją po obejrzeniu auta.',
    ],
    financing: [
      'finansowanie|leasing|kredyt na samochód|miesięczne raty|wpłata własna|na raty',
      'Tak, leasing i kredyty na 24 do 60 miesięcy. Warunki zależą od samochodu i banku; sprzedawca obliczy je razem z Państwem.',
    ],
    used: [
      'samochody używane|tanie auto|co macie na placu|auto do 20000|cena hatchbacka|gwarancja|macie dostawcze',
      'Obecnie na przykład dwuletni hatchback za {hatchback} (cena przykładowa) z gwarancją na 12 miesięcy i elektryczny dostawczy.',
    ],
    replacement: [
      'samochód zastępczy|auto na czas naprawy|wypożyczenie auta|jak wrócę do domu z warsztatu',
      'Przy naprawach dłuższych niż pół dnia tak, jeśli jest wolny; proszę poprosić o niego przy umawianiu wizyty.',
    ],
    tyres: [
      'wymiana opon|opony zimowe|przechowanie opon|zmiana kół|opony letnie',
      'Tak, z przechowaniem za {tyres} za sezon (cena przykładowa). Październik i kwiecień szybko się zapełniają.',
    ],
  },
  tasks: {
    drive: {
      done: 'Jazda próbna zapisana:',
      choice:
        'Którym samochodem chcą Państwo jechać: elektrycznym kompaktem, hatchbackiem czy elektrycznym dostawczym?',
    },
    workshop: {
      done: 'Termin w warsztacie zapisany:',
      choice: 'Co mamy zrobić: przegląd, wymianę oleju, opony czy naprawę?',
    },
    status: {
      done: 'Znalazłem.',
      code: 'Jaki jest numer zlecenia? Zaczyna się od RM-, na przykład RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektryczny kompakt', 'elektryczn*|elektryk*|kompakt*'],
    hatchback: ['Hatchback', 'hatchback*|używan*|benzynow*'],
    van: ['Elektryczny dostawczy', 'dostawcz*|elektryczny dostawczy|elektrycznym dostawczym|van*|furgon*'],
    inspection: ['Przegląd', 'przegląd*|serwis*|obsług*'],
    oil: ['Wymiana oleju', 'olej*'],
    tyreChange: ['Opony', 'opon*|koła|kół'],
    repair: ['Naprawa', 'napraw*|hamul*|stuka*|zepsut*|uszkodz*|wgniecen*|światł*'],
  },
  states: {
    lift: 'Zlecenie {code}: przegląd z nowymi klockami hamulcowymi. Auto stoi na podnośniku i będzie gotowe dziś o 16:30.',
    parts:
      'Zlecenie {code}: nowa szyba przednia. Część przyjedzie jutro rano; auto będzie gotowe po południu.',
    ready: 'Zlecenie {code}: wymiana oleju i opony. Auto jest gotowe; można je odebrać do 18:00.',
  },
};
