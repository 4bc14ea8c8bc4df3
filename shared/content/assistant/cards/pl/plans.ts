import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Ile kosztuje chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nŻaden plan nie ma opłaty wdrożeniowej.',
  },
  starter: {
    chip: 'Co zawiera Starter?',
    answer:
      'Plan platformy {starter} kosztuje {starterPrice} miesięcznie z GPT-3.5 Turbo: {starterMessages} wiadomości miesięcznie, {starterIntegrations} integracje (Slack, Email, Web), podstawowa analityka, wsparcie e-mailowe i własna marka, w jednym języku. Sprawdza się w małej firmie z jedną stroną i jednym zespołem.',
  },
  professional: {
    chip: 'Co zawiera Professional?',
    answer:
      'Plan platformy {professional} kosztuje {professionalPrice} miesięcznie w stawce podstawowej: {professionalMessages} wiadomości miesięcznie, integracje bez limitu, zaawansowana analityka, priorytetowe wsparcie 24/7, na życzenie Claude 3 Sonnet (wtedy {sonnetProfessional}), gotowość na HIPAA, kilka języków, testy A/B i własne przepływy pracy. To nasz najpopularniejszy plan.',
  },
  enterprise: {
    chip: 'Co zawiera Enterprise?',
    answer:
      'Plan platformy {enterprise} wyceniamy indywidualnie: wiadomości bez limitu, dedykowana infrastruktura lub instalacja u Państwa, SSO, Claude 3 Opus, dedykowane wsparcie, SLA i zaawansowane zabezpieczenia. Proszę napisać, czego Państwo potrzebują, a nasz pracownik przygotuje ofertę w ciągu {hours} godzin.',
  },
  compare: {
    chip: 'Czym różnią się plany?',
    answer:
      '{starter} ({starterPrice} miesięcznie): {starterMessages} wiadomości, {starterIntegrations} integracje, jeden język, podstawowa analityka, wsparcie e-mailowe.\n{professional} ({professionalPrice} miesięcznie): {professionalMessages} wiadomości, integracje bez limitu, kilka języków, zaawansowana analityka, testy A/B, gotowość na HIPAA, wsparcie 24/7.\n{enterprise} (cena indywidualna): wiadomości bez limitu, własna infrastruktura, SSO, SLA, dedykowane wsparcie.',
  },
  whichPlan: {
    chip: 'Który plan do mnie pasuje?',
    answer:
      'To zależy od liczby wiadomości miesięcznie: do {starterMessages} wystarczy {starter}, do {professionalMessages} pasuje {professional}, powyżej {enterprise}. {professional} jest też potrzebny przy kilku językach, HIPAA lub testach A/B. Ile mniej więcej wiadomości dostają Państwo miesięcznie?',
  },
  managed: {
    chip: 'Ile kosztuje usługa zarządzana?',
    answer: '{managedPrices}\n\nW usłudze w pełni zarządzanej sami budujemy, prowadzimy i doglądamy bota.',
  },
  managedOrPlatform: {
    chip: 'Platforma czy usługa zarządzana?',
    answer:
      'W planie platformy (od {starterPrice} miesięcznie) sami Państwo prowadzą bota na naszej platformie. W usłudze w pełni zarządzanej (od {managedStarter} miesięcznie) to my go budujemy, prowadzimy i stale ulepszamy. W pierwszym przypadku liczymy wiadomości, w drugim rozmowy.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Jak zacząć najtaniej?',
    answer:
      'Najtaniej wychodzi plan platformy {starter}: {starterPrice} miesięcznie, do {starterMessages} wiadomości, bez opłaty wdrożeniowej i bez długiej umowy.',
  },
  setupFee: {
    chip: 'Czy jest opłata wdrożeniowa?',
    answer:
      'Nie. Żaden plan nie ma opłaty wdrożeniowej, płaci się tylko cenę miesięczną. Jednorazowo kosztują wyłącznie dodatki, na przykład integracja na zamówienie ({integrationPrice}) lub zaawansowany trening ({trainingPrice}).',
  },
  contract: {
    chip: 'Czy jest minimalny okres umowy?',
    answer:
      'Nie ma umowy długoterminowej: plany działają z miesiąca na miesiąc, a zrezygnować można w każdej chwili z wypowiedzeniem {noticeDays} dni.',
  },
  cancel: {
    chip: 'Jak zrezygnować?',
    answer:
      'Zrezygnować można w każdej chwili z wypowiedzeniem {noticeDays} dni; nie trzeba podawać powodu i nie ma umowy długoterminowej. Wystarczy wiadomość na {email}.',
  },
  trial: {
    chip: 'Czy mogę wypróbować za darmo?',
    answer:
      'Wiele można tu wypróbować bezpłatnie: porozmawiać z botami demo naszych szablonów, zbudować własny przepływ w kreatorze i umówić bezpłatną konsultację. Nie reklamujemy darmowego planu ani okresu próbnego; skoro nie ma opłaty wdrożeniowej, a wypowiedzenie to {noticeDays} dni, miesiąc planu {starter} ({starterPrice}) jest najmniejszym prawdziwym testem.',
  },
  discount: {
    chip: 'Czy są zniżki?',
    answer:
      'Na stronie nie ma zniżek, ani za płatność roczną, ani dla startupów czy organizacji non-profit, i nie mogę żadnej obiecać. Proszę zapytać nasz zespół: {email} albo bezpłatna konsultacja, tam powstanie oferta dla Państwa przypadku.',
  },
  payment: {
    chip: 'Jak mogę zapłacić?',
    answer:
      'Ceny są w dolarach amerykańskich, płatne miesięcznie. Strona nie podaje, jakie metody płatności i faktury są dostępne ani czy dochodzą podatki; nasz zespół ustali to z Państwem przed rozpoczęciem: {email}.',
  },
  overage: {
    chip: 'Co, jeśli przekroczę limit wiadomości?',
    answer:
      'Nic się nie zepsuje: w gorące miesiące dodatkowe rozmowy kosztują {conversationPrice} za każdą, w każdym planie. Jeśli zdarza się to co miesiąc, zwykle taniej wychodzi kolejny plan.',
  },
  addOns: {
    chip: 'Jakie są dodatki?',
    answer:
      'Dodatki do każdego planu:\n- dodatkowy język: {languagePrice} miesięcznie\n- dodatkowe rozmowy: {conversationPrice} za każdą\n- integracja na zamówienie: {integrationPrice} jednorazowo\n- zaawansowany trening: {trainingPrice} jednorazowo',
  },
  addLanguage: {
    chip: 'Ile kosztuje dodatkowy język?',
    answer:
      'Dodatkowy język dla bota kosztuje {languagePrice} miesięcznie, napisany i sprawdzony. {professional} i {enterprise} mówią w kilku językach, {starter} w jednym.',
  },
  addIntegration: {
    chip: 'Ile kosztuje integracja na zamówienie?',
    answer:
      'Integracja na zamówienie, czyli połączenie z własnym systemem, kosztuje jednorazowo {integrationPrice}. {starter} obejmuje {starterIntegrations} standardowe integracje, {professional} tyle, ile potrzeba.',
  },
  addTraining: {
    chip: 'Czym jest zaawansowany trening?',
    answer:
      'Zaawansowany trening kosztuje jednorazowo {trainingPrice}: uczymy bota na Państwa dokumentach i dotychczasowych rozmowach.',
  },
  switchPlan: {
    chip: 'Czy mogę później zmienić plan?',
    answer:
      'Tak. Plany działają z miesiąca na miesiąc, więc można przejść na większy lub mniejszy, gdy zmieni się liczba wiadomości; wystarczy napisać na {email}, a nasz zespół przeprowadzi zmianę.',
  },
  refund: {
    chip: 'Czy zwracacie pieniądze?',
    answer:
      'Strona nie obiecuje zwrotów ani gwarancji zwrotu pieniędzy, więc i ja nie mogę. Pewne jest to: bez opłaty wdrożeniowej, bez umowy długoterminowej, wypowiedzenie {noticeDays} dni. W pozostałych sprawach proszę pisać na {email}.',
  },
  messageCount: {
    chip: 'Co liczy się jako wiadomość?',
    answer:
      'Plany platformy liczymy w wiadomościach miesięcznie, usługę w pełni zarządzaną w rozmowach; rozmowa ma zwykle kilka wiadomości. Dokładniej strona tego nie określa, więc o sposób liczenia w Państwa przypadku proszę zapytać nasz zespół: {email}.',
  },
  seats: {
    chip: 'Czy płaci się za użytkownika?',
    answer:
      'Nie, nie ma licencji na osobę: dostęp może mieć cały zespół. Cena zależy od wiadomości, nigdy od liczby współpracowników.',
  },
  custom: {
    chip: 'A jeśli trzeba więcej niż 50 000?',
    answer:
      'Powyżej {professionalMessages} wiadomości miesięcznie cena jest indywidualna: kalkulator pokaże kwotę orientacyjną, a przy ponad 100 000 wiadomości lub własnej infrastrukturze nasz dział sprzedaży przygotuje ofertę w ciągu {hours} godzin.',
  },
  modelPrices: {
    chip: 'Ile kosztują lepsze modele?',
    answer:
      'Cena zależy od modelu: {starter} kosztuje {starterPrice} z GPT-3.5 Turbo, {sonnetStarter} z Claude 3 Sonnet i {opusStarter} z Claude 3 Opus; {professional} odpowiednio {professionalPrice}, {sonnetProfessional} i {opusProfessional}. Kalkulator na stronie z cenami policzy to dla Państwa liczby wiadomości.',
  },
  perThousand: {
    chip: 'Ile kosztuje 1000 wiadomości?',
    answer:
      'Przy pełnym wykorzystaniu 1000 wiadomości kosztuje {starterThousand} w planie {starter} i {professionalThousand} w planie {professional}. Kalkulator na stronie cennika pokaże to dla Państwa wolumenu i modelu.',
  },
  integrationCount: {
    chip: 'Ile integracji w każdym planie?',
    answer:
      '{starter} ma {starterIntegrations} integracje (Slack, Email, Web), {professional} bez ograniczeń. Podłączenie własnego systemu kosztuje {integrationPrice} jednorazowo.',
  },
};
