import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Dzień dobry! Jestem asystentem {brand}. Pomogę w sprawach naszych chatbotów, cen, integracji i rezerwacji bezpłatnej konsultacji.',
  services:
    'Tworzymy chatboty AI dla firm: boty obsługi klienta, automatyzację sprzedaży i integracje na zamówienie. Pracują całą dobę w {languages} językach, a pierwsza wersja jest gotowa w {hours} godziny.',
  askIndustry: 'W jakiej branży działacie?',
  askVolume: 'Ile mniej więcej wiadomości dostajecie miesięcznie?',
  offer: 'Czy chcesz umówić bezpłatną konsultację?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'bot odpowiada na pytania o zamówienia i dostawę, poleca produkty, obsługuje zwroty i odzyskuje porzucone koszyki.',
    ],
    healthcare: [
      'Ochrona zdrowia',
      'bot przyjmuje prośby o wizytę, odpowiada o godzinach, ubezpieczeniu i przygotowaniu, a sprawy medyczne przekazuje personelowi.',
    ],
    finance: [
      'Finanse',
      'bot wyjaśnia produkty, zbiera dane do wniosku, odpowiada na pytania o konto, a doradztwo zostawia uprawnionym pracownikom.',
    ],
    realestate: [
      'Nieruchomości',
      'bot kwalifikuje kupujących i najemców, odpowiada o ofertach i umawia oglądanie.',
    ],
    education: [
      'Edukacja',
      'bot odpowiada o kursach, opłatach i zapisach i kieruje uczniów do właściwej osoby.',
    ],
    hospitality: [
      'Hotele i turystyka',
      'bot przyjmuje prośby o rezerwację, pomaga gościom dniem i nocą, proponuje lepsze pokoje i lokalne wskazówki.',
    ],
    fitness: [
      'Fitness',
      'bot zapisuje na zajęcia i treningi próbne, wyjaśnia karnety i przypomina o terminach.',
    ],
    restaurant: [
      'Gastronomia',
      'bot przyjmuje rezerwacje stolików, odpowiada o menu i alergenach i przyjmuje zamówienia.',
    ],
    automotive: [
      'Motoryzacja',
      'bot umawia jazdy próbne i wizyty w serwisie i odpowiada o samochodach i finansowaniu.',
    ],
    professional: [
      'Usługi profesjonalne',
      'bot kwalifikuje zapytania, zbiera to, czego wymaga pierwsze spotkanie, i je umawia.',
    ],
  },
  template: 'Mamy na to gotowy szablon, dopasowany do was w {from}–{to} dni; wypróbuj go w naszej galerii.',
  platformIntro: 'Plany platformy (sami prowadzicie bota na naszej platformie):',
  planLine: '{plan}: {price} miesięcznie, do {messages} wiadomości',
  planCustom: '{plan}: cena na zapytanie, wiadomości bez limitu',
  managedIntro: 'Usługa w pełni zarządzana (budujemy i prowadzimy wszystko za was):',
  managedLine: '{plan}: {price} miesięcznie, {count} rozmów',
  managedUnlimited: '{plan}: {price} miesięcznie, rozmowy bez limitu',
  fit: 'Przy około {volume} wiadomościach miesięcznie pasuje plan platformy {plan}: {price} miesięcznie, do {messages} wiadomości.',
  fitCustom:
    'Przy około {volume} wiadomościach miesięcznie potrzebny jest plan platformy {plan}: wiadomości bez limitu, cena na zapytanie.',
  managedFrom:
    'Jeśli wolicie zostawić wszystko nam, usługa w pełni zarządzana kosztuje od {price} miesięcznie.',
  managedFit:
    'Przy około {volume} rozmowach miesięcznie pasuje usługa w pełni zarządzana {plan}: {price} miesięcznie.',
  integrations:
    'Nasze boty łączą się z {list}, a przez API także z innymi systemami. {starter} obejmuje {count} integracje, {professional} tyle, ile potrzeba. Integracja na zamówienie kosztuje jednorazowo {price}.',
  timeline:
    'Pierwsza wersja jest gotowa w {hours} godziny; dopasowanie do firmy trwa {from}–{to} dni, zależnie od branży.',
  security:
    'Bezpieczeństwo jest w każdym planie: {badges}. Dane są szyfrowane podczas przesyłania. {professional} jest gotowy na HIPAA; {enterprise} dodaje SSO i instalację na waszych serwerach. Szczegóły: {email}.',
  languages:
    'Nasze chatboty obsługują {languages} języków; tutaj na czacie mówię w {count}. Dodatkowy język dla bota kosztuje {price} miesięcznie.',
  bookingInfo:
    'Konsultacja jest bezpłatna: wybierasz dzień i pół godziny między {from} a {to} (strefa {zone}) i krótko opisujesz potrzeby. To prośba o termin; potwierdzimy w ciągu {hours} godzin. Wystarczy powiedzieć, że chcesz się umówić.',
  book: 'Z przyjemnością! Otwieram formularz rezerwacji: wybierz dzień i godzinę, potwierdzimy w ciągu {hours} godzin.',
  contactInfo:
    'Nasz zespół jest dostępny pod adresem {email}; odpowiadamy w ciągu {hours} godzin. Jeśli chcesz, żebyśmy się odezwali, powiedz mi o tym.',
  contact: 'Oczywiście. Otwieram formularz kontaktowy; nasz zespół odpowie w ciągu {hours} godzin.',
  thanks: 'Proszę bardzo! Czy mogę pomóc w czymś jeszcze?',
  bye: 'Do widzenia i dziękuję za wizytę!',
  complaint:
    'Przykro mi, że to było frustrujące. Osoba z naszego zespołu może pomóc: napisz na {email} albo powiedz, że chcesz, żebyśmy się skontaktowali.',
  offTopic:
    'Niestety mogę pomóc tylko w sprawach naszych chatbotów: usługi, ceny, integracje, bezpieczeństwo i rezerwacja konsultacji. Co chcesz wiedzieć?',
  decline: 'W porządku. Jestem tutaj, jeśli pojawi się inne pytanie.',
  apology: 'Przepraszam, mam teraz problem z odpowiedzią. Spróbuj ponownie.',
  demo: {
    greeting: 'Dzień dobry! Jestem wirtualnym asystentem {business}. Jak mogę pomóc?',
    hours: 'Godziny otwarcia: {value}',
    prices: 'Nasze ceny (przykładowe ceny tego demo):',
    services: 'Mogę pomóc w następujących sprawach:',
    location: 'Znajdziesz nas tutaj: {value}',
    booking:
      'Chętnie. Podaj dzień, godzinę i imię, a zespół {business} potwierdzi. (To demo: nic nie zostanie naprawdę zarezerwowane.)',
    human: 'Przekażę sprawę zespołowi {business}. Kontakt: {value}.',
    thanks: 'Proszę bardzo! Czy mogę zrobić coś jeszcze?',
    unknown: 'Tego nie jestem pewien; zespół {business} na pewno wie. Możesz mnie zapytać na przykład:',
  },
};
