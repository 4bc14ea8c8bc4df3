import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'dzień dobry|cześć|hej|witam|witajcie|dobry wieczór|siema|dobry|hejka|witaj',
  plan: 'plan|plany|planu|pakiet*|miesięcznie|na miesiąc|w miesiącu|miesięczn*|wolumen|/mies|abonament*',
  messages: 'wiadomoś*|zapytań|zapytania|zgłosze*|maili|pytań miesięcznie',
  conversations: 'rozmów|rozmowy|konwersacj*|czatów|dialogów',
  thousand: 'tys|tysięcy|tysiące|tysiąc|k',
  book: 'umówi*|umów|rezerw*|zarezerw*|konsultacj*|spotkani*|demo|prezentac*|termin|termin na|wizyt*|rozmowę z wami|zaplanow*|wideorozmow*',
  callMe:
    'zadzwońcie do mnie|zadzwoń do mnie|proszę zadzwonić|do mnie zadzwonić|oddzwoń*|oddzwonić|o telefon|o kontakt|skontaktujcie się|skontaktuj się ze mną|skontaktować się ze mną|skontaktował się ze mną|skontaktuje się ze mną|proszę się skontaktować|porozmawiać z człowiekiem|porozmawiać z kimś|porozmawiać z konsultantem|porozmawiać z osobą|porozmawiać z doradcą|porozmawiać z pracownikiem|rozmawiać z człowiekiem|rozmawiać z kimś|rozmawiać z konsultantem|z żywym człowiekiem|prawdziwym człowiekiem|napiszcie do mnie|zostawić numer|zostawić kontakt|połączcie mnie|z handlowcem|z waszym zespołem|niech ktoś|niech do mnie|ktoś zadzwoni|ktoś się skontaktuje|zostawię numer|zostawię telefon|zostawiam numer|zapiszcie mój numer|weźcie mój|skontaktować się z nami|zadzwońcie do nas|oddzwońcie|ktoś do mnie',
  wish: 'chcę|chcemy|chciał*|chcielibyśmy|poproszę|proszę|czy mogę|mogę|możemy|czy możemy|możecie|czy możecie|czy może|mógł*|potrzebuję|potrzebujemy|wolę|wolał*|^umów*|^zarezerwuj*|^zaplanuj*|umówmy|zapiszcie|zapisz mnie|pragnę|bardzo prosz*',
  ask: 'jak|co|kiedy|gdzie|jaki|jakie|jaka|który|ile|dlaczego|kto|jeśli|jeżeli|kosztuje|polega|przebiega|wygląda|czy jest|czy są|wyjaśni*|trwa|wiedzieć|trzeba|oferujecie',
  not: 'nie|bez|nigdy|anulow*|odwoła*|żadn*|później',
  theirs:
    'bot|chatbot|bota|bot może|pacjentów|pacjenci|gości|goście|klientów|klienci|uczniów|najemców|studentów|członków|pacjentom|klientom|gościom',
  yes: 'tak|jasne|pewnie|ok|okej|oczywiście|chętnie|dobrze|zgoda|super|świetnie',
  no: 'nie|nie dziękuję|nie teraz|później|jeszcze nie',
  year: 'rocznie|na rok|w skali roku|roczn*|za rok|12 miesięcy|dwanaście miesięcy|w roku|rok|cały rok|w rok|za cały rok|roku',
  perDay: 'dziennie|na dzień|codziennie|każdego dnia',
  firstMonth: 'pierwszy miesiąc|pierwszym miesiącu|pierwsza faktura',
  contents:
    'zawiera|wchodzi w|obejmuje|w cenie|co tam jest|co w nim|co dostanę|co dostaję|w zestawie|co jest w',
  oneOff:
    'jednorazow*|raz|co miesiąc|miesięcznie|miesięczn*|jednorazowo|jeden raz|comiesięcz*|cyklicz*|każdy miesiąc',
  beyond: 'przekrocz*|ponad|powyżej|dopłac*|wyjdziemy poza|więcej niż|dopłat*',
  howLong:
    'ile dni|jak długo|ile czasu|ile trwa|jak szybko|kiedy będzie|zajmie|w ile|dopasow*|przystosow*|gotow*|dostosow*',
  middle: 'środkow*|drugi|druga|ten drugi|pośrodku|środkowy|ten środkowy|średni|pośredni',
  top: 'trzeci|najdroższ*|największ*|najwyższ*',
  nextUp:
    'następny poziom|następn*|poziom wyżej|wyższy plan|kolejny|większy|ten większy|wyższy|o poziom wyżej|stopień wyżej',
  difference: 'różnic*|taniej|drożej|tańsz*|droższ*|porównan*',
  money: 'ile|kosztuje|koszt*|cena|ceny|cenę|cenie|płac*|zapłac*|opłat*|zapłacę|kwota|koszt',
  add: 'dod*|dodat*|doda*|plus|z|też|także|jeszcze|dorzu*|dokład*|doliczyć|dolicz*|dołóż|ekstra|oprócz|razem z|do tego|włącznie|potrzebuj*|wraz|kolejn*',
  only: 'tylko|jedynie|wyłącznie|sam|samego|samą|samym',
  without: 'bez|minus|usun*|odlicz*|odejm*|rezygn*|wyrzuc*|odjąć|wywal*',
  smallest: 'najmniejsz*|najtańsz*|najniższ*|podstawow*|pierwszy|ten mały|mały plan|najprostsz*|ten pierwszy',
  nextDown: 'niżej|poziom niżej|niższy|o jeden mniej|mniejszy|poprzedni|tuż pod|szczebel niżej',
  total:
    'razem|łącznie|łączna|łączny|w sumie|suma|sumie|sumy|ile wyjdzie|ile to będzie|ile będzie|całość|za całość|całkowit*|podlicz*|zsumuj|wychodzi|ogółem|ile to da|zliczając',
  one: 'jeden|jedna|jedną|jednego|jednym|jedno',
  whichOne: 'który|która|w którym|które|gdzie wtedy|w jakim|gdzie w takim|jaki plan',
  industries: {
    ecommerce: 'sklep*|e commerce|ecommerce|e sklep|handel internetowy|sprzedajemy|handl*|odzież*|butik*',
    healthcare:
      'klinik*|przychodni*|szpital*|lekar*|stomatolog*|dentyst*|zdrow*|medyczn*|aptek*|pacjent*|fizjoterap*|weterynar*|gabinet*',
    finance: 'bankow*|finans*|ubezpiecz*|kredyt*|hipotecz*|pożycz*|inwest*|fintech|leasing*|bank*',
    realestate: 'nieruchomoś*|mieszkan*|deweloper*|wynaj*|najem|agencja nieruch*|domów|apartament*',
    education:
      'szkoł*|uczelni*|uniwersyt*|kurs|kursy|kursów|edukac*|uczni*|student*|akademi*|szkole*|naucza*|przedszkol*|korepetyc*',
    hospitality:
      'hotel*|hostel*|pensjonat*|turyst*|gości|noclegi*|biur* podróży|podróż*|resort*|agroturyst*|apartamenty na wynajem',
    fitness: 'siłowni*|fitness*|joga|jogi|pilates*|trener*|klub sportowy|crossfit*|treningow*',
    restaurant: 'restaurac*|kawiarni*|pizzeri*|bar|catering*|piekarni*|bistro|gastronom*|knajp*',
    automotive:
      'samochod*|aut|auto|auta|salon samochod*|warsztat*|pojazd*|dealer*|motoryz*|jazd* prób*|opon*|mechanik*|komis*',
    professional:
      'kancelari*|prawn*|adwokat*|radc*|księgow*|rachunkow*|firma doradcza|doradztw*|notari*|architekt*|agencja marketing*|rekrutac*|konsultingow*',
  },
};
