import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Ile kosztuje pierwsze spotkanie?',
    'Czy sprawdzicie dla mnie umowę?',
    'Jakie dokumenty są potrzebne?',
    'Jak szybko dostanę termin?',
    'Czy pomagacie założyć spółkę?',
  ],
  useCases: [
    'Pierwsze zapytania posortowane według sprawy i pilności',
    'Spotkania z właściwym specjalistą',
    'Dokumenty zebrane przed pierwszym spotkaniem',
    'Wyjaśnienie honorariów i procedur',
    'Pytania obecnych klientów o stan sprawy',
  ],
  can: 'Porządkuję pierwsze zapytania, umawiam spotkania z właściwym specjalistą, mówię, jakie dokumenty są potrzebne, i wyjaśniam honoraria. Nigdy nie udzielam porad prawnych ani podatkowych. Specjaliści rozmawiają tylko o pasujących sprawach, a pierwsze spotkania zaczynają się z kompletem dokumentów.',
  hours: 'od poniedziałku do czwartku 8:00-18:00, piątek 8:00-15:00',
  location: '60 Chancery Place, czwarte piętro, albo wideo',
  services: 'Zakładanie spółek|Umowy|Prawo pracy|Zeznania podatkowe|Księgowość',
  prices:
    'Pierwsze spotkanie, 45 minut: {first}|Sprawdzenie umowy, stała cena: od {contract}|Księgowość, mała firma: {bookkeeping} miesięcznie|Założenie spółki, kompletne: {company}|Dalsze doradztwo: {hour} za godzinę',
  items: {
    meeting: [
      'potrzebuję prawnika|umówić spotkanie|pierwsze spotkanie|spotkanie z doradcą podatkowym|umówić termin|chcę porozmawiać ze specjalistą|to pilne, termin mija jutro|pracodawca mnie zwolnił',
      'Chętnie: zwykle jest wolny termin w ciągu trzech dni roboczych, a przy biegnącym terminie tego samego dnia. Spotkanie może być w biurze lub przez wideo.',
    ],
    cost: [
      'jakie są wasze honoraria|stawka godzinowa|cena konsultacji|czy pierwsza rozmowa jest bezpłatna|stała cena|ile kosztuje prawnik',
      'Pierwsze 45 minut kosztuje {first} (cena przykładowa) i jest odliczane, jeśli podejmiemy współpracę. Potem ustalamy na piśmie stałą cenę albo {hour} za godzinę.',
    ],
    contract: [
      'sprawdzić umowę|przejrzeć porozumienie|umowa najmu do sprawdzenia|regulamin|analiza umowy',
      'Tak: analiza z pisemnymi uwagami kosztuje od {contract} (cena przykładowa) i trwa trzy dni robocze. Umowę proszę przesłać po potwierdzeniu terminu.',
    ],
    documents: [
      'co mam zabrać|jakie papiery|jak przygotować się do spotkania|co trzeba wysłać|dokumenty do zeznania podatkowego',
      'Na pierwsze spotkanie: dowód tożsamości, pisma lub umowy w sprawie i krótka lista dat. W sprawach podatkowych: ostatnia decyzja i zestawienia kont.',
    ],
    company: [
      'chcę założyć firmę|otworzyć działalność|rejestracja spółki|założenie spółki|spółka z o.o.|jak długo trwa zakładanie firmy',
      'Tak, od wyboru formy do wpisu w rejestrze, za {company} plus opłaty urzędowe (cena przykładowa). Trwa to około trzech tygodni.',
    ],
    bookkeeping: [
      'czy prowadzicie księgowość|księgowa|płace|deklaracja VAT|prowadzenie ksiąg|biuro rachunkowe',
      'Dla małych firm od {bookkeeping} miesięcznie (cena przykładowa), na życzenie z płacami.',
    ],
    confidential: [
      'czy to poufne|kto to czyta|prywatność|czy moje dane są bezpieczne|tajemnica zawodowa',
      'Tak, zapytania są poufne od pierwszego słowa. Proszę nie wysyłać dokumentów przed spotkaniem: najpierw sprawdzamy, czy możemy Państwa reprezentować.',
    ],
    advice: [
      'czy wygram|jakie mam szanse|czy mogę pozwać|czy to legalne|czy mam rację|porada prawna|co zrobić ze zwolnieniem|jak płacić mniejsze podatki',
      'Nie mogę udzielać porad prawnych ani podatkowych. Zrobi to jeden z naszych specjalistów po wysłuchaniu sprawy; mogę zapisać pierwsze spotkanie.',
    ],
    video: [
      'czy można przez wideo|spotkanie online|Zoom|telefonicznie|zdalna konsultacja',
      'Tak, każde spotkanie może być przez wideo; link przychodzi z potwierdzeniem.',
    ],
    existing: [
      'jak stoi moja sprawa|stan mojej sprawy|jestem już klientem|kiedy będzie moje zeznanie|pytanie o fakturę|porozmawiać z moim prawnikiem',
      'Proszę napisać na {contact}, podając numer akt; osoba prowadząca sprawę odpowie w ciągu jednego dnia roboczego. W prawdziwej kancelarii sprawdziłbym jej stan.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Pierwsze spotkanie zapisane:',
      choice: 'W jakiej sprawie: umowa, założenie spółki, podatki, prawo pracy czy księgowość?',
    },
  },
  options: {
    contracts: ['Umowa', 'umow*|porozumieni*|najem|najmu'],
    formation: ['Założenie spółki', 'spółk*|założ*|zakład*|firm*'],
    tax: ['Podatki', 'podat*|zeznani*|vat'],
    employment: ['Prawo pracy', 'prac*|zwolni*|etat*'],
    books: ['Księgowość', 'księg*|rachunkow*|płac*'],
  },
  states: {},
};
