import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Jak bezpieczne to jest?',
    answer:
      'Bezpieczeństwo jest częścią każdego planu: {badges}. Dane są szyfrowane podczas przesyłania i przechowywania, a dane osobowe na życzenie eksportujemy lub usuwamy. {enterprise} dodaje SSO, instalację na własnych serwerach i zaawansowane zabezpieczenia. Szczegóły: {email}.',
  },
  hipaa: {
    chip: 'Czy jesteście gotowi na HIPAA?',
    answer:
      'Gotowość na HIPAA jest w planie {professional}. Bot nigdy nie udziela porad medycznych; sprawy medyczne przekazuje personelowi. W sprawie umów i szczegółów proszę pisać na {email}.',
  },
  gdpr: {
    chip: 'Czy jesteście zgodni z RODO?',
    answer:
      'Tak, jesteśmy gotowi na RODO: dane osobowe można na życzenie zobaczyć, poprawić, wyeksportować i usunąć, są szyfrowane podczas przesyłania i przechowywania, a odwiedzający wiedzą, co jest przechowywane. W sprawie umowy powierzenia przetwarzania danych proszę pisać na {privacyEmail}.',
  },
  iso: {
    chip: 'Czy macie ISO 27001?',
    answer: 'Nasze oznaczenia to {badges}. O certyfikaty i ich zakres proszę pytać nasz zespół: {email}.',
  },
  encryption: {
    chip: 'Czy dane są szyfrowane?',
    answer: 'Tak. Dane są szyfrowane podczas przesyłania (TLS) i przechowywania.',
  },
  dataLocation: {
    chip: 'Gdzie są przechowywane dane?',
    answer:
      'Strona nie podaje kraju ani centrum danych. W planie {enterprise} dane mogą pozostać we własnej infrastrukturze lub na własnych serwerach; gdzie są przechowywane w innych planach, powie nasz zespół: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Czy nasze dane trenują AI?',
    answer:
      'Nic na stronie nie mówi, że Państwa rozmowy trenują czyjś model, a zaawansowany trening na dokumentach odbywa się tylko na zamówienie. Gdy odpowiada model innego dostawcy, dostaje on wiadomość i ostatnią część rozmowy. O pisemne zapewnienie proszę pytać: {privacyEmail}.',
  },
  erasure: {
    chip: 'Czy mogę usunąć swoje dane?',
    answer:
      'Tak. Wszystko, co o Państwu mamy, można zobaczyć, poprawić, zabrać lub kazać usunąć: wystarczy jedna wiadomość na {privacyEmail}, obejmie każdy formularz wysłany z tego adresu.',
  },
  visitorData: {
    chip: 'Co o mnie przechowujecie?',
    answer:
      'Nikt tu Państwa nie śledzi: bez reklam, bez usług analitycznych, bez skryptów innych firm. To, co robisz, zostaje w przeglądarce do wysłania formularza; tylko to, co piszesz w tym czacie, przechowujemy na serwerze od pierwszej wiadomości przez {retentionDays} dni i możesz to tu w każdej chwili usunąć. Dwa ciasteczka z losową liczbą, ustawiane tylko w razie potrzeby, sprawiają, że czat, polubienia i przepływy pozostają Twoje. Wszystko opisuje strona o prywatności.',
  },
  cardNumbers: {
    chip: 'Co z numerami kart na czacie?',
    answer:
      'Numery kart, kont i dokumentów są maskowane, zanim cokolwiek zostanie zapisane lub wysłane dalej, więc nikt nie musi ich tu podawać.',
  },
  sso: {
    chip: 'Czy jest logowanie SSO?',
    answer: 'Logowanie jednokrotne (SSO) jest w planie {enterprise}.',
  },
  onPremises: {
    chip: 'Czy może działać u nas na serwerach?',
    answer: 'Tak, instalacja na własnych serwerach jest w planie {enterprise}, z indywidualną ceną.',
  },
  dedicated: {
    chip: 'Czy jest dedykowana infrastruktura?',
    answer:
      'Dedykowana infrastruktura, tylko dla Państwa, jest w planie {enterprise}, razem z dedykowanym wsparciem.',
  },
  sla: {
    chip: 'Czy oferujecie SLA?',
    answer: 'SLA jest w planie {enterprise}. Dla wszystkich planów podajemy dostępność {uptime}.',
  },
  responsible: {
    chip: 'Kto odpowiada za dane osobowe?',
    answer:
      'Za tę stronę i jej dane odpowiada {legalName}. Strona nie podaje inspektora ochrony danych; we wszystkich sprawach dotyczących danych proszę pisać na {privacyEmail}.',
  },
  tracking: {
    chip: 'Czy mnie śledzicie lub są tu reklamy?',
    answer:
      'Nie. Nie ma tu reklam, usług analitycznych, śledzenia ani skryptów innych firm. Dwa ciasteczka z losową liczbą i bez imienia ustawiamy tylko w razie potrzeby: jedno do polubień i przepływów, drugie do czatu. Adresy sieciowe służą krótko do obrony przed atakami i nie trafiają do dzienników.',
  },
  chatKept: {
    chip: 'Jak długo trzymacie ten czat?',
    answer:
      'Rozmowę przechowujemy {retentionDays} dni od pierwszej wiadomości, by widzieć, o co pytano, i móc się włączyć, gdy potrzebny jest człowiek. „Usuń tę rozmowę” w czacie usuwa ją od razu wszędzie; jeśli wysłano formularz, rozmowa należy do zgłoszenia i znika razem z nim: {privacyEmail}.',
  },
  formData: {
    chip: 'Co jest wysyłane z formularzem?',
    answer:
      'Z formularzem trafia do nas to, co wpisano, i to, co pomaga odpowiedzieć: strona, z której Państwo piszą, witryna lub kampania, z której przyszli, oglądany szablon, plan i ustawienia kalkulatora, postępy i szacunek oszczędności, dołączony przepływ oraz czat. Bez formularza nic nie jest wysyłane. Trzymamy to, dopóki pracujemy nad zgłoszeniem, i usuwamy na prośbę: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Czy inny dostawca AI to czyta?',
    answer:
      'Gdy odpowiada model AI innego dostawcy, dostaje wiadomość i ostatnią część rozmowy, bez imienia i adresu, chyba że zostały wpisane. Numery kart i kont są wcześniej ukrywane.',
  },
  aiAct: {
    chip: 'Czy bot musi mówić, że jest botem?',
    answer:
      'Artykuł 50 unijnego aktu o AI (AI Act) wymaga, by ludzie wiedzieli, że mają do czynienia z systemem AI, chyba że to oczywiste; według jego harmonogramu od 2 sierpnia 2026. Radzimy mówić o tym w pierwszej wiadomości, w języku rozmowy i ponownie, gdy przejmuje człowiek. Wyjaśnia to nasz blog; nie jest to porada prawna.',
  },
};
