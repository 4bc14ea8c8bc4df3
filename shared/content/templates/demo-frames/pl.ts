import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Dzień dobry! Jestem wirtualnym asystentem {business}. W czym mogę pomóc?',
  thanks: 'Nie ma za co! Czy mogę jeszcze w czymś pomóc?',
  bye: 'Do widzenia i dziękuję za wypróbowanie dema {business}!',
  bot: 'Tak, jestem chatbotem: wirtualnym asystentem {business}, przykładowej firmy. Jeśli woli Pan lub Pani porozmawiać z człowiekiem, wystarczy powiedzieć.',
  human:
    'Oczywiście. W prawdziwej firmie przekazałbym teraz rozmowę pracownikowi, razem ze wszystkim, co tu padło. Zespół {business}: {contact}.',
  hours: 'Nasze godziny otwarcia: {value}.',
  location: 'Znajdziecie nas tutaj: {value}.',
  prices: 'Nasze ceny (przykładowe ceny tego dema):',
  services: 'Oto nasza oferta:',
  unknown:
    'Nie jestem pewien; zespół {business} będzie wiedział ({contact}). Można mnie zapytać na przykład:',
  meant: 'Czy chodzi o jedną z tych rzeczy?',
  again: 'Przepraszam, nie do końca zrozumiałem.',
  cancelled: 'Dobrze, anulowałem to. Czy mogę jeszcze w czymś pomóc?',
  changed: 'Oczywiście, zmieniłem to.',
  closed: 'W tym dniu ({value}) to niemożliwe. Nasze godziny otwarcia: {hours}.',
  outside: '{value} tego dnia nie jest możliwa. Nasze godziny otwarcia: {hours}.',
  tooMany: 'Możemy przyjąć do {value} osób; przy większej liczbie proszę napisać: {contact}.',
  notFound: 'Nie znajduję {value}. W przykładowych danych tego dema są {list}.',
  demo: 'To jest demo: niczego naprawdę nie zarezerwowano ani nie zamówiono.',
  ask: {
    people: 'Na ile osób?',
    day: 'Który dzień będzie odpowiedni?',
    time: 'O której godzinie?',
    name: 'Na jakie nazwisko mam zapisać?',
  },
  label: { people: 'Osoby', day: 'Dzień', time: 'Godzina', name: 'Nazwisko', code: 'Numer', choice: 'Temat' },
  date: '{weekday}, {day} {month}',
  asks: {
    greeting: 'dzień dobry|cześć|hej|witam|dobry wieczór|siema',
    thanks: 'dziękuję|dzięki|dziękuję bardzo|super dzięki|wielkie dzięki',
    bye: 'do widzenia|pa|na razie|miłego dnia|to wszystko',
    bot: 'jesteś botem|czy to robot|jesteś człowiekiem|czy rozmawiam z człowiekiem|czy to sztuczna inteligencja|kim jesteś',
    human:
      'chcę rozmawiać z człowiekiem|proszę połączyć z konsultantem|oddzwońcie do mnie|numer telefonu|adres e-mail|kontakt|jak się z wami skontaktować|żywy człowiek',
    can: 'co potrafisz|w czym możesz pomóc|o co mogę zapytać|pomoc|do czego służysz|jakie są korzyści|co wiesz',
    hours:
      'kiedy jesteście otwarci|godziny otwarcia|czy otwarte w niedzielę|o której zamykacie|czy dziś otwarte|do której czynne|od której czynne',
    location: 'gdzie jesteście|jaki jest adres|jak do was dojechać|gdzie was znajdę|lokalizacja|adres',
    prices: 'ile to kosztuje|jakie są ceny|cennik|ceny|ile płacę',
    services: 'co oferujecie|jakie macie usługi|wasza oferta|czym się zajmujecie|co to za firma',
    other:
      'jaka będzie jutro pogoda|kto wygrał mistrzostwa świata|opowiedz dowcip|napisz wiersz|jaka jest stolica Francji|jaki jest sens życia|lubisz muzykę|gdzie kupić bitcoin|kto jest prezydentem|kocham cię|ile masz lat|przetłumacz to',
  },
  words: {
    cancel: 'anuluj|anulować|nieważne|zapomnij|rezygnuję|stop|jednak nie|już nie|odwołuję',
    no: 'nie|jednak|raczej|zamiast|właściwie|przepraszam',
    weekdays:
      'poniedziałek/pon/poniedziałku|wtorek/wt/wtorku|środa/środę/śr|czwartek/czw/czwartku|piątek/pt/piątku|sobota/sobotę/sob|niedziela/niedzielę/niedz',
    months:
      'stycznia/styczeń|lutego/luty|marca/marzec|kwietnia/kwiecień|maja/maj|czerwca/czerwiec|lipca/lipiec|sierpnia/sierpień|września/wrzesień|października/październik|listopada/listopad|grudnia/grudzień',
    days: 'dziś/dzisiaj/dziś wieczorem|jutro|pojutrze',
    numbers:
      '|dwie/dwa/dwóch/dwoje/dwojga/druga/drugiej|trzy/troje/trzech/trojga/trzecia/trzeciej|cztery/czworo/czterech/czworga/czwarta/czwartej|pięć/pięciu/pięcioro/piąta/piątej|sześć/sześciu/sześcioro/szósta/szóstej|siedem/siedmiu/siedmioro/siódma/siódmej|osiem/ośmiu/ósma/ósmej|dziewięć/dziewięciu/dziewiąta/dziewiątej|dziesięć/dziesięciu/dziesiąta/dziesiątej|jedenaście/jedenastu/jedenasta/jedenastej|dwanaście/dwunastu/dwunasta/dwunastej',
    people: 'osób|osoby|osoba|gości|dorosłych',
    forPeople: 'na|dla|stolik na|będzie nas|jest nas',
    at: 'o|na godzinę|o godzinie|godzina|około|koło',
    hour: 'godz|h',
    morning: 'rano|przed południem',
    evening: 'wieczorem|wieczór|po południu|popołudniu',
    noon: 'w południe',
    halfPast: '',
    halfTo: 'wpół do',
    nameBefore: 'nazywam się|mam na imię|na nazwisko|moje nazwisko to|imię:|nazwisko:|nazwisko|jestem',
    nameAfter: '',
  },
};
