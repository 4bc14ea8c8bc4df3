import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Jakie mieszkania są teraz dostępne?',
    'Czy mogę umówić oglądanie?',
    'Jakie dokumenty są potrzebne do najmu?',
    'Ile jest wart mój dom?',
    'Czy zwierzęta są dozwolone?',
  ],
  useCases: [
    'Zapytania kupujących i najemców posortowane według budżetu i okolicy',
    'Terminy oglądania wpisane do Państwa kalendarza',
    'Odpowiedzi na pytania o oferty z własnych danych',
    'Właściciele doprowadzeni do wyceny',
    'Dokumenty do wniosku zebrane',
  ],
  can: 'Odpowiadam na pytania o nasze domy i mieszkania, szukam tego, co mieści się w budżecie, umawiam oglądanie, zbieram dokumenty i prowadzę właścicieli do wyceny. Żadne zapytanie nie czeka do poniedziałku, a agenci spotykają tylko odpowiednie osoby.',
  hours: 'od poniedziałku do piątku 9:00-18:00, sobota 10:00-14:00',
  location: '3 Quay Square, parter, naprzeciwko terminalu promowego',
  services: 'Najem|Kupno|Sprzedaż|Wyceny|Zarządzanie nieruchomościami',
  prices:
    'Dwupokojowy loft w porcie, najem: {loft} miesięcznie|Czteropokojowe mieszkanie rodzinne, najem: {family} miesięcznie|Szeregowiec z ogrodem, sprzedaż: {house}|Pisemna wycena: {valuation} (bezpłatna, jeśli sprzedają Państwo z nami)',
  items: {
    viewing: [
      'chcę obejrzeć mieszkanie|oglądanie|umówić się na oglądanie|zobaczyć dom|czy mogę zobaczyć loft|kiedy można obejrzeć|prezentacja mieszkania',
      'Chętnie, zapiszę termin oglądania; agent będzie na miejscu.',
    ],
    available: [
      'wolne mieszkania|co macie do wynajęcia|domy na sprzedaż|oferty|opowiedz o lofcie|mieszkanie trzypokojowe|ile ma pokoi|co jest na rynku',
      'Do wynajęcia dwa: dwupokojowy loft w porcie za {loft} miesięcznie i czteropokojowe mieszkanie rodzinne za {family} miesięcznie. Na sprzedaż szeregowiec z ogrodem za {house} (ceny przykładowe). Każde oglądanie mogę zapisać.',
    ],
    search: [
      'szukam mieszkania do 2000|mój budżet to 2500|szukam domu dla siebie|znajdź mi coś z dwoma pokojami|coś blisko portu|co zmieści się w moim budżecie|okolica i budżet',
      'Proszę podać: najem czy kupno, liczbę pokoi i budżet. Do {loft} miesięcznie pasuje loft w porcie, od {family} mieszkanie rodzinne, a do kupienia jest szeregowiec za {house} (ceny przykładowe).',
    ],
    documents: [
      'jakie papiery trzeba mieć|wniosek o najem|zaświadczenie o dochodach|referencje|co potrzebne, żeby złożyć wniosek',
      'Dowód tożsamości, trzy ostatnie odcinki wypłaty i referencje od obecnego wynajmującego. Można je przesłać po oglądaniu.',
    ],
    worth: [
      'chcę sprzedać dom|wycena|ile jest warte moje mieszkanie|wartość nieruchomości|oszacować cenę domu|sprzedać mieszkanie',
      'Oglądamy nieruchomość i w pięć dni przekazujemy pisemną wycenę. Kosztuje {valuation}, a jest bezpłatna, jeśli sprzedają Państwo z nami (cena przykładowa).',
    ],
    pets: [
      'czy mogę mieć psa|mam kota|zwierzęta|zwierzęta domowe|pies w lofcie',
      'W mieszkaniu rodzinnym tak, w lofcie w porcie tylko po pytaniu do właściciela.',
    ],
    deposit: [
      'jak wysoka jest kaucja|kaucja|depozyt|kiedy dostanę kaucję z powrotem',
      'Dwa miesięczne czynsze, wpłacane na osobne konto i zwracane z odsetkami po wyprowadzce.',
    ],
    parking: [
      'czy jest parking|garaż|miejsce parkingowe|gdzie postawić rower|piwnica|komórka',
      'Mieszkanie rodzinne ma miejsce w garażu; przy lofcie jest parking dla mieszkańców na ulicy i piwnica na rowery.',
    ],
    financing: [
      'kredyt hipoteczny|czy pomagacie z kredytem|hipoteka|oprocentowanie|finansowanie domu',
      'Nie udzielamy porad finansowych, ale chętnie wskażemy dwóch niezależnych pośredników, z którymi pracujemy.',
    ],
    fees: [
      'jakie są wasze opłaty|prowizja|opłata dla agencji|czy płacę agentowi|ile bierze pośrednik',
      'Najemcy nic nam nie płacą. Przy sprzedaży prowizję ustalamy na piśmie, zanim zaczniemy.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Oglądanie zapisane:',
      choice: 'Co chcą Państwo obejrzeć: loft w porcie, mieszkanie rodzinne czy szeregowiec?',
    },
  },
  options: {
    loft: ['Loft w porcie', 'loft*|dwupokojow*|pierwsz*'],
    family: ['Mieszkanie rodzinne', 'rodzinn*|czteropokojow*|drugie'],
    house: ['Szeregowiec', 'szeregow*|dom|domu|ogród|ogrodem|trzeci'],
  },
  states: {},
};
