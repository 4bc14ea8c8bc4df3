import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Czy mogę zarezerwować stolik na dziś wieczór?',
    'Czy macie dania wegańskie?',
    'Jakie są godziny otwarcia?',
    'Czy macie coś bez glutenu dla gości?',
    'Czy możemy przyjść dużą grupą?',
  ],
  useCases: [
    'Rezerwacja stolika bez telefonu',
    'Pytania o kartę, alergeny i diety',
    'Zamówienia na wynos i z dostawą',
    'Zapytania o grupy i imprezy',
    'Godziny otwarcia, parking i dojazd',
  ],
  can: 'Zapisuję stoliki, odpowiadam na pytania o kartę, alergeny, dostawę i grupy, mówię, kiedy jest otwarte i jak do nas trafić. W godzinach szczytu nie przepada żaden telefon, a na pytania o alergie zawsze pada ta sama odpowiedź.',
  hours:
    'od wtorku do niedzieli 12:00-15:00 i 18:00-23:00, ostatnie zamówienia 22:00, poniedziałek nieczynne',
  location: '21 Market Row; przystanek tramwajowy Old Market jest dwie minuty stąd',
  services: 'Obiady i kolacje|Na wynos|Dostawa do 3 km|Sala prywatna na 24 osoby|Catering',
  prices:
    'Danie dnia: {lunch}|Świeży makaron: od {pasta}|Wegańskie danie główne: {vegan}|Menu degustacyjne, pięć dań: {tasting} za osobę|Dostawa: {delivery} za zamówienie',
  items: {
    table: [
      'chcę zarezerwować stolik|stolik na dwie osoby|czy jest wolny stolik|rezerwacja|kolacja jutro wieczorem|stolik na sobotę|miejsca na dziś wieczór',
      'Chętnie, zapiszę stolik.',
    ],
    vegan: [
      'wegańskie|dania wegetariańskie|coś bez mięsa|kuchnia roślinna|macie coś dla wegetarian',
      'Tak: wegańskie danie główne za {vegan} (cena przykładowa), trzy przystawki i jeden deser. Wiele makaronów robimy też w wersji wegańskiej.',
    ],
    gluten: [
      'bez glutenu|alergia na orzechy|nietolerancja laktozy|alergeny|celiakia|czy są w tym orzechy|alergia pokarmowa',
      'Tak. Świeży makaron robimy też z gryki, a każde danie ma listę alergenów. O alergiach proszę mówić przy rezerwacji: nasza kuchnia jest mała i używa orzechów oraz mąki.',
    ],
    group: [
      'urodziny|kolacja firmowa|sala na wyłączność|wesele|impreza na 20 osób|duża grupa|catering na przyjęcie',
      'W prywatnej sali mieści się do 24 osób. Od dziesięciu gości gotujemy stałe menu, na przykład pięć dań za {tasting} za osobę (cena przykładowa).',
    ],
    takeaway: [
      'czy dowozicie|jedzenie na wynos|dostawa|zamówić z dostawą|odebrać zamówienie|zamówić przez internet',
      'Tak, do 3 km od 18:00 do 21:30 za {delivery} za zamówienie (cena przykładowa); na wynos jest gotowe w 25 minut. Zamówienia przyjmujemy pod numerem restauracji.',
    ],
    menu: [
      'co jest w karcie|co można zjeść|lunch dnia|danie dnia|pokaż menu|czy macie ryby|makaron|dania główne',
      'W tym tygodniu: danie dnia {lunch}, świeży makaron od {pasta}, ryba z ognia i pięciodaniowe menu degustacyjne za {tasting} (ceny przykładowe). Każde danie ma listę alergenów.',
    ],
    parking: [
      'czy jest parking|gdzie zaparkować|tramwajem|autobusem|dojazd samochodem|parking w pobliżu',
      'Parking jest przy Old Market, trzy minuty pieszo; tramwaj staje jeszcze bliżej. Jesteśmy przy 21 Market Row, od wtorku do niedzieli 12:00-15:00 i 18:00-23:00.',
    ],
    children: [
      'czy można z dziećmi|krzesełko dla dziecka|czy mogę przyjść z psem|psy|menu dla dzieci|niemowlę',
      'Jedni i drudzy są mile widziani. Mamy krzesełka i talerz dla dzieci; psy mogą przyjść na taras.',
    ],
    change: [
      'zmienić rezerwację|odwołać rezerwację|przełożyć stolik|spóźnimy się|będzie nas więcej|mam już rezerwację',
      'Proszę napisać lub zadzwonić, podając nazwisko i godzinę rezerwacji; do dwóch godzin wcześniej nic to nie kosztuje. Stolik, który właśnie tu zapisujemy, zmienią Państwo, po prostu o tym mówiąc.',
    ],
  },
  tasks: { table: { done: 'Stolik zapisany:' } },
  options: {},
  states: {},
};
