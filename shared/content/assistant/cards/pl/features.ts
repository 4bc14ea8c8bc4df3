import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Co oferujecie?',
    answer:
      '{brand} tworzy chatboty AI dla firm: boty obsługi klienta, automatyzację sprzedaży i integracje na zamówienie. Odpowiadają całą dobę w {languages} językach, przekazują rozmowę zespołowi, gdy to ważne, a pierwsza wersja działa w ciągu {firstHours} godzin.',
  },
  support: {
    chip: 'Co robi bot obsługi klienta?',
    answer:
      'Bot obsługi klienta odpowiada na codzienne pytania, sprawdza zamówienia i wizyty, a resztę przekazuje człowiekowi razem z całą rozmową.',
  },
  sales: {
    chip: 'Jak działa automatyzacja sprzedaży?',
    answer:
      'Automatyzacja sprzedaży wita odwiedzających, ustala, czego potrzebują, kwalifikuje ich według Państwa reguł i wpisuje spotkanie do kalendarza.',
  },
  customWork: {
    chip: 'Czym są integracje na zamówienie?',
    answer:
      'Łączymy rozmowę ze sklepem, bazą klientów, systemem zgłoszeń lub własnym oprogramowaniem. Integracja na zamówienie kosztuje jednorazowo {integrationPrice}.',
  },
  integrations: {
    chip: 'Z jakimi systemami się łączycie?',
    answer:
      'Boty łączą się z {integrations}, stroną internetową i przez API z innymi systemami: sklepem, bazą klientów, zgłoszeniami, kalendarzem. {starter} obejmuje {starterIntegrations} integracje (Slack, Email, Web), {professional} tyle, ile potrzeba; połączenie z własnym systemem kosztuje jednorazowo {integrationPrice}.',
  },
  whatsapp: {
    chip: 'Czy działa z WhatsAppem?',
    answer:
      'Tak, WhatsApp to jeden z kanałów, z którymi łączą się nasze boty: klienci piszą tam, gdzie zawsze, a bot tam odpowiada.',
  },
  slack: {
    chip: 'Czy działa ze Slackiem?',
    answer: 'Tak. Slack jest dostępny od planu {starter}, razem z e-mailem i stroną internetową.',
  },
  shopify: {
    chip: 'Czy działa z Shopify?',
    answer:
      'Tak, nasze boty łączą się z Shopify: sprawdzają zamówienia, polecają produkty i odpowiadają na pytania przed zakupem. Inne systemy sklepowe podłączamy przez ich API.',
  },
  website: {
    chip: 'Jak dodać bota na stronę?',
    answer:
      'Kanał WWW jest w każdym planie: na strony wkleja się krótki fragment kodu, niezależnie od tego, na czym są zbudowane (WordPress, Wix, własny kod), i tam pojawia się czat. Pomagamy w tym przy uruchomieniu pierwszej wersji.',
  },
  crm: {
    chip: 'Czy łączy się z naszym CRM?',
    answer:
      'Tak: boty łączą się z bazami klientów, takimi jak Salesforce czy HubSpot, przez ich API. {professional} obejmuje tyle integracji, ile potrzeba; własny system to integracja na zamówienie ({integrationPrice} jednorazowo).',
  },
  api: {
    chip: 'Czy macie API?',
    answer:
      'Boty rozmawiają z innymi systemami przez API i webhooki: kreator przepływów ma kroki, które wywołują wskazany adres i używają odpowiedzi. Głębsze połączenie robimy jako integrację na zamówienie ({integrationPrice} jednorazowo).',
  },
  channels: {
    chip: 'Jakie są kanały?',
    answer:
      'Kanały, które wymieniamy, to strona internetowa, WhatsApp, Slack, e-mail i Shopify. Inne (Instagram, Messenger, Telegram, Teams, SMS) podłączamy jako integrację indywidualną przez API, jeśli je mają; botów telefonicznych i głosowych strona nie oferuje. O swój kanał proszę zapytać nasz zespół.',
  },
  languages: {
    chip: 'W jakich językach mówią boty?',
    answer:
      'Nasze boty mówią w {languages} językach, także pisanych od prawej do lewej, jak arabski i hebrajski. {starter} ma jeden język, {professional} kilka; dodatkowy język kosztuje {languagePrice} miesięcznie.',
  },
  languageSwitch: {
    chip: 'Czy bot sam zmienia język?',
    answer: 'Tak. Bot odpowiada w języku pytania i zmienia go razem z klientem, nawet w środku rozmowy.',
  },
  models: {
    chip: 'Jakich modeli AI używacie?',
    answer:
      'Model wybierają Państwo: GPT-3.5 Turbo (szybki i tani, {starter}), Claude 3 Sonnet (zrównoważony, {professional}) lub Claude 3 Opus (do złożonego rozumowania, {enterprise}). Nie płaci się więc z góry za drogi model w każdej odpowiedzi.',
  },
  analytics: {
    chip: 'Jaka jest analityka?',
    answer:
      'Na bieżąco widać, o co pytają klienci i jak kończą się rozmowy: {starter} ma podstawową analitykę, {professional} zaawansowaną z testami A/B. W kreatorze każdy przepływ pokazuje sesje, ukończenia i czas.',
  },
  helpHours: {
    chip: 'Jakie dostajemy wsparcie?',
    answer:
      '{starter} ma wsparcie e-mailowe, {professional} priorytetowe wsparcie 24/7, {enterprise} dedykowane wsparcie z SLA. Kontakt ze wsparciem: {supportEmail}.',
  },
  abTesting: {
    chip: 'Czy mogę robić testy A/B?',
    answer:
      'Testy A/B są w planie {professional}: można wypróbować dwa teksty lub przepływy i zostawić lepszy.',
  },
  workflows: {
    chip: 'Czym są własne przepływy pracy?',
    answer:
      'Własne przepływy pracy są w planie {professional}: własne kroki, warunki i działania, od zebrania adresu e-mail po wywołanie innego systemu. Rysuje się je w kreatorze przepływów, który można tu wypróbować bez konta.',
  },
  branding: {
    chip: 'Czy może mieć nasz wygląd?',
    answer: 'Tak, własna marka jest w każdym planie, już od {starter}: nazwa, kolory, ton wypowiedzi.',
  },
  handover: {
    chip: 'Czy bot przekazuje człowiekowi?',
    answer:
      'Tak. To, na co bot nie umie odpowiedzieć, trafia do osoby z zespołu razem z całą dotychczasową rozmową, więc nikt nie musi się powtarzać. Kiedy to następuje, decydują Państwo.',
  },
  ownData: {
    chip: 'Czy uczy się z naszych dokumentów?',
    answer:
      'Tak. Zaawansowany trening ({trainingPrice} jednorazowo) uczy bota dokumentów i dotychczasowych rozmów; ceny, godziny otwarcia i zasady pochodzą z Państwa systemów, więc odpowiedź jest Państwa, a nie zgadywana.',
  },
  accuracy: {
    chip: 'Jak wiarygodne są odpowiedzi?',
    answer:
      'Model językowy przewiduje słowa, dlatego fakty powinny pochodzić z Państwa danych: nasze boty odpowiadają na podstawie tego, co dostały, a czego nie wiedzą, przekazują człowiekowi zamiast zmyślać. Każdy przepływ można przetestować przed uruchomieniem.',
  },
  speed: {
    chip: 'Jak szybko odpowiada bot?',
    answer:
      'Platforma odpowiada w mniej niż 200 milisekund; klienci dostają odpowiedź od razu, o każdej porze.',
  },
  uptime: {
    chip: 'Jak niezawodna jest usługa?',
    answer: 'Obiecujemy dostępność {uptime}, całą dobę. {enterprise} dodaje SLA, które wpisuje ją do umowy.',
  },
  deploy: {
    chip: 'Jak szybko możemy zacząć?',
    answer:
      'Pierwsza wersja jest gotowa w ciągu {firstHours} godzin; dopasowanie do firmy trwa {daysFrom}–{daysTo} dni, zależnie od branży.',
  },
  process: {
    chip: 'Jak to działa krok po kroku?',
    answer:
      'Piszą Państwo w kilku zdaniach, o co pytają klienci; my patrzymy na stronę i pytania i w ciągu {hours} godzin wracamy z pierwszym planem i ceną. Pierwsza wersja działa w ciągu {firstHours} godzin, potem dopasowujemy ją w {daysFrom}–{daysTo} dni, a przed uruchomieniem można ją przetestować.',
  },
  noCode: {
    chip: 'Czy potrzebuję programistów?',
    answer:
      'Nie. Rozmowy rysuje się bez kodu w wizualnym kreatorze przepływów, a szablony dają dobry start; w usłudze w pełni zarządzanej robimy wszystko za Państwa.',
  },
  maintenance: {
    chip: 'Kto utrzymuje bota?',
    answer:
      'W planie platformy teksty i przepływy zmieniają Państwo sami, w każdej chwili, bez kodu. W usłudze w pełni zarządzanej utrzymujemy i ulepszamy bota my; w sprawach technicznych działa wsparcie programistyczne 24/7.',
  },
  scale: {
    chip: 'Czy poradzi sobie z dużym ruchem?',
    answer:
      'Tak. Platforma jest bezserwerowa (serverless): rośnie z liczbą rozmów, także w szczycie, a gdy nikt nie pisze, kosztuje niewiele. {enterprise} nie ma limitu wiadomości.',
  },
  tasks: {
    chip: 'Czy przyjmie rezerwacje i zamówienia?',
    answer:
      'Tak. Bot może przyjmować wizyty, rezerwacje i zamówienia, sprawdzić zamówienie, obsłużyć zwrot, zebrać dane kontaktowe i wywołać inne systemy; kreator przepływów ma na to kroki. Pokazują to boty demo naszych szablonów.',
  },
  afterHours: {
    chip: 'Czy działa też w nocy?',
    answer: 'Tak, bot odpowiada całą dobę: w nocy, w weekendy i w święta.',
  },
  rightToLeft: {
    chip: 'Czy działa od prawej do lewej?',
    answer:
      'Tak. Po arabsku i hebrajsku ten czat i nasze boty idą od prawej do lewej, razem z całym oknem; nie trzeba nic ustawiać.',
  },
};
