import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Kim jesteście?',
    answer:
      '{legalName} tworzy chatboty AI dla firm: boty obsługi klienta, automatyzację sprzedaży i integracje na zamówienie, na własnej platformie albo jako usługę w pełni zarządzaną.',
  },
  people: {
    chip: 'Jak duża jest firma?',
    answer:
      'Strona nie mówi, kto założył {brand}, jak duży jest zespół ani od kiedy istnieje. Nasz zespół chętnie opowie: {email}.',
  },
  location: {
    chip: 'Gdzie się znajdujecie?',
    answer:
      'Nasze godziny są w strefie czasowej {zone}; adresu ulicznego strona nie podaje. Proszę napisać na {email} albo umówić konsultację, odbywa się online.',
  },
  hours: {
    chip: 'Kiedy jesteście dostępni?',
    answer:
      'Ja odpowiadam całą dobę. Nasz zespół prowadzi konsultacje od {from} do {to} (strefa {zone}) i odpowiada na wiadomości w ciągu {hours} godzin.',
  },
  contact: {
    chip: 'Jak się skontaktować?',
    answer:
      'Proszę napisać na {email}; odpowiadamy w ciągu {hours} godzin. Można też zostawić wiadomość w formularzu kontaktowym, tutaj lub na stronie: każdą czyta człowiek.',
  },
  phone: {
    chip: 'Czy macie numer telefonu?',
    answer:
      'Strona nie podaje numeru telefonu. Proszę zostawić swój w formularzu kontaktowym, a oddzwonimy, albo umówić konsultację na konkretną godzinę.',
  },
  careers: {
    chip: 'Czy zatrudniacie?',
    answer: 'Na stronie nie ma ofert pracy; proszę napisać na {email} z tematem „Kariera”.',
  },
  press: {
    chip: 'Jestem z prasy',
    answer: 'Dla prasy: proszę napisać na {email} z tematem „Prasa”.',
  },
  customers: {
    chip: 'Czy macie referencje?',
    answer:
      'Strona nie wymienia klientów ani studiów przypadku. Zamiast tego pokazuje opublikowane badania ze źródłem i boty demo dla {templates} branż, które można samemu wypróbować. O referencje proszę pytać nasz zespół: {email}.',
  },
  results: {
    chip: 'Jakie wyniki mają inni?',
    answer:
      'Na stronie cytujemy opublikowane badania ze źródłami: 70 % koszyków online zostaje porzuconych, na 23 % umówionych wizyt nikt nie przychodzi, pracownicy wsparcia z asystentem AI rozwiązują o 14 % więcej spraw na godzinę, 76 % ludzi woli kupować w swoim języku, 81 % najpierw próbuje rozwiązać sprawę samodzielnie. Na zapytanie online 37 % firm odpowiada w ciągu godziny, 23 % nigdy. Źródła: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
  },
  bookingHow: {
    chip: 'Jak umówić konsultację?',
    answer:
      'Wybiera się dzień i pół godziny między {from} a {to} (strefa {zone}) i krótko pisze, czego potrzeba. Jest bezpłatna i to prośba o termin: potwierdzamy w ciągu {hours} godzin. Przycisk poniżej otwiera formularz.',
  },
  book: {
    chip: 'Umów bezpłatną konsultację',
    answer:
      'Z przyjemnością! Proszę wybrać dzień i godzinę w formularzu rezerwacji; potwierdzimy w ciągu {hours} godzin.',
  },
  contactMe: {
    chip: 'Proszę o kontakt',
    answer:
      'Oczywiście. Proszę zostawić dane w formularzu kontaktowym; nasz zespół odezwie się w ciągu {hours} godzin.',
  },
  consultation: {
    chip: 'Co jest na konsultacji?',
    answer:
      'Jest bezpłatna i trwa {slot} minut, online: patrzymy, o co pytają klienci, i uczciwie mówimy, co bot może, a czego nie może zrobić, z pierwszym planem i ceną.',
  },
  partners: {
    chip: 'Czy współpracujecie z partnerami?',
    answer:
      'Strona nie wymienia programu partnerskiego, dla resellerów ani afiliacyjnego. Proszę napisać na {email}, co Państwo mają na myśli.',
  },
  complaint: {
    chip: 'Mam skargę',
    answer:
      'Przykro mi, że to było frustrujące. Osoba z naszego zespołu może pomóc: proszę napisać na {email} albo zostawić wiadomość przyciskiem poniżej, odezwiemy się w ciągu {hours} godzin.',
  },
  responseTime: {
    chip: 'Kiedy dostanę odpowiedź?',
    answer: 'W ciągu {hours} godzin: każdą wiadomość czyta człowiek i odpowiada z pierwszym planem i ceną.',
  },
  buy: {
    chip: 'Jak zamówić?',
    answer:
      'Na stronie nie ma koszyka: wybrany plan proszę podać w formularzu kontaktowym lub na bezpłatnej konsultacji, a człowiek uruchomi go razem z Państwem, pierwszą wersję w ciągu {firstHours} godzin.',
  },
  noShows: {
    chip: 'Skąd 23 % nieobecności?',
    answer:
      'Z przeglądu 105 badań: Dantas et al., Health Policy 122(4), 2018. 23 % umówionych wizyt kończy się nieobecnością; to opublikowane badania, nie nasza liczba. Bot przypomina, pozwala przełożyć wizytę dwiema wiadomościami i proponuje wolny termin czekającym.',
  },
  fastReply: {
    chip: 'Jak szybko odpowiadają firmy?',
    answer:
      'Z 2241 firm w USA 37 % odpowiedziało na zapytanie online w ciągu godziny, 16 % w ciągu doby, 24 % później, a 23 % nigdy. Ci z pierwszej godziny prawie 7 razy częściej prowadzili prawdziwą rozmowę z osobą decyzyjną niż godzinę później i ponad 60 razy częściej niż dobę później (Oldroyd, McElheran i Elkington, Harvard Business Review, marzec 2011).',
  },
  funding: {
    chip: 'Kto finansuje firmę?',
    answer:
      'Strona nie mówi nic o inwestorach, rundach finansowania ani przychodach {brand}. Proszę zapytać nasz zespół: {email}.',
  },
  terms: {
    chip: 'Gdzie jest regulamin?',
    answer:
      'Strona ma informację o prywatności, ale nie publikuje regulaminu. Plany są miesięczne, z {noticeDays}-dniowym wypowiedzeniem; {enterprise} ma własną umowę z SLA. Jeśli dział prawny chce coś najpierw przeczytać, proszę o to poprosić: {email}.',
  },
};
