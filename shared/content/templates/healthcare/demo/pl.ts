import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Czy dostanę wizytę w tym tygodniu?',
    'Czy przyjmujecie moje ubezpieczenie?',
    'Co zabrać na pierwszą wizytę?',
    'Jak odnowić receptę?',
    'Co robić w nagłym przypadku?',
  ],
  useCases: [
    'Prośby o wizytę i zmiany terminu o każdej porze',
    'Pytania o ubezpieczenie, dokumenty i przygotowanie',
    'Odnowienia recept przekazywane do przychodni',
    'Przypomnienia, dzięki którym mniej wizyt przepada',
    'Nagłe przypadki rozpoznane i skierowane pod właściwy numer',
  ],
  can: 'Przyjmuję prośby o wizytę, odpowiadam na pytania o ubezpieczenie, dokumenty i przygotowanie, przekazuję odnowienia recept i kieruję nagłe przypadki pod właściwy numer. Nigdy nie udzielam porad medycznych. Telefon dzwoni rzadziej, a pacjenci dostają odpowiedź w nocy i w weekendy.',
  hours: 'od poniedziałku do piątku 8:00-18:00, sobota 9:00-13:00, niedziela nieczynne',
  location: '12 Cedar Street, drugie piętro, winda i podjazd; parking za budynkiem',
  services: 'Medycyna rodzinna|Badania profilaktyczne|Szczepienia|Fizjoterapia|Badania krwi|Wideokonsultacje',
  prices:
    'Badanie kontrolne bez ubezpieczenia: {checkup}|Rozszerzone badanie z laboratorium: {extended}|Fizjoterapia: {physio} za wizytę|Porada o szczepieniach przed podróżą: {vaccination}|Wideokonsultacja: {video} za 15 minut',
  items: {
    appointment: [
      'potrzebuję wizyty|umówić wizytę|wizyta u lekarza|termin na jutro|czy jest wolny termin|badanie kontrolne w piątek|chcę się zaszczepić|zapisać się do lekarza',
      'Chętnie, zapiszę prośbę; recepcja ją potwierdzi. Zwykle są wolne terminy w tym samym tygodniu.',
    ],
    insurance: [
      'jakie ubezpieczenia przyjmujecie|czy to refundowane|czy ubezpieczyciel zapłaci|Medicare|Aetna|nie mam ubezpieczenia|karta ubezpieczenia|NFZ',
      'Współpracujemy ze wszystkimi dużymi ubezpieczycielami. Proszę zabrać kartę; bez ubezpieczenia badanie kontrolne kosztuje {checkup} (cena przykładowa).',
    ],
    bring: [
      'co potrzebne na pierwszą wizytę|jestem nowym pacjentem|jakie dokumenty zabrać|przygotowanie do wizyty|jestem tu pierwszy raz',
      'Proszę zabrać dowód tożsamości, kartę ubezpieczenia, listę leków i wcześniejsze wyniki oraz przyjść dziesięć minut wcześniej, żeby wypełnić formularz.',
    ],
    prescription: [
      'odnowić receptę|znowu potrzebuję leku|recepta|przedłużenie recepty|skończyły mi się leki',
      'Proszę napisać nazwę leku i datę urodzenia. Lekarz to sprawdzi, a recepta będzie gotowa w recepcji lub w aptece w ciągu jednego dnia roboczego.',
    ],
    emergency: [
      'nagły przypadek|to pilne|numer alarmowy|co w razie nagłego wypadku|dyżur lekarski|pogotowie|karetka',
      'W razie zagrożenia życia proszę natychmiast dzwonić pod lokalny numer alarmowy. Po pilną pomoc poza naszymi godzinami proszę dzwonić na dyżur. Jestem chatbotem i nie potrafię ocenić objawów.',
    ],
    cost: [
      'ile kosztuje badanie kontrolne|cena wizyty|cena bez ubezpieczenia|ile za fizjoterapię|płatne prywatnie',
      'Badanie kontrolne bez ubezpieczenia kosztuje {checkup}, rozszerzone z laboratorium {extended}, a fizjoterapia {physio} za wizytę (ceny przykładowe).',
    ],
    videoCall: [
      'wideokonsultacja|lekarz online|telemedycyna|rozmowa z lekarzem przez wideo|zdalna wizyta|teleporada',
      'Tak, w dni robocze od 12:00 do 14:00: {video} za 15 minut (cena przykładowa) albo na koszt większości ubezpieczycieli.',
    ],
    results: [
      'kiedy będą wyniki|wyniki badań|wyniki krwi|wyniki z laboratorium|czy są już moje wyniki',
      'Wyniki krwi są po dwóch dniach roboczych. Lekarz dzwoni, jeśli trzeba porozmawiać; w innym razie przychodzi wiadomość.',
    ],
    access: [
      'dostęp dla wózków|czy jest winda|podjazd|dla niepełnosprawnych|miejsce parkingowe dla niepełnosprawnych',
      'Tak: przy wejściu jest podjazd, na drugie piętro jedzie winda, a za budynkiem są dwa zarezerwowane miejsca.',
    ],
    symptoms: [
      'boli mnie głowa|co oznaczają moje objawy|mam gorączkę i kaszel|jaki lek wziąć|czy to groźne|jaka dawka|bolą mnie plecy|mam wysypkę|źle się czuję|diagnoza',
      'Nie mogę udzielać porad medycznych. Mogę zapisać wizytę u jednego z naszych lekarzy; jeśli sprawa wydaje się pilna, proszę do nas zadzwonić, a w razie zagrożenia życia pod lokalny numer alarmowy.',
    ],
    change: [
      'odwołać moją wizytę|przełożyć wizytę|zmienić termin|nie mogę jutro przyjść|spóźnię się',
      'Proszę napisać lub zadzwonić, podając nazwisko i godzinę wizyty; odwołanie jest bezpłatne do 24 godzin wcześniej. Prośbę, którą właśnie tu zapisujemy, zmienią Państwo, po prostu o tym mówiąc.',
    ],
    reminders: [
      'czy wysyłacie przypomnienia|przypomnijcie mi o wizycie|zapomniałam o wizycie|kiedy była moja wizyta',
      'Tak: dzień wcześniej przychodzi wiadomość, a jedno słowo wystarczy, żeby potwierdzić lub przełożyć wizytę.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Prośba zapisana; recepcja ją potwierdzi:',
      choice:
        'W jakiej sprawie: wizyta u lekarza, badanie kontrolne, szczepienie, fizjoterapia czy badanie krwi?',
    },
  },
  options: {
    doctor: ['Wizyta u lekarza', 'lekarz*|wizyta u lekarza|konsultacj*|coś innego|inn*'],
    checkup: ['Badanie kontrolne', 'kontroln*|profilakt*|przegląd'],
    vaccination: ['Szczepienie', 'szczep*|zastrzyk'],
    physio: ['Fizjoterapia', 'fizjo*|rehabilitac*'],
    blood: ['Badanie krwi', 'krew|krwi|laborator*'],
  },
  states: {},
  urgent:
    'ból w klatce|bóle w klatce|boli mnie klatka|boli w klatce|ból w piersi|nie mogę oddychać|nie może oddychać|nie oddycha|duszę się|duszności|nieprzytomn*|stracił przytomność|straciła przytomność|silne krwawienie|mocno krwawi|krwotok|samobój*|zabić się|udar|zawał*|przedawkow*|zatru*|krztusi*|dławi*|klatce/klatka/klatkę/klatki/piersi/piersiach/serce/sercu & ból*/boli/bole*/bóle/ucisk*/uciska/piecze/kłuje|oddychać/oddycham/oddech*/tchu/powietrza & nie/trudno/ciężko/ledwo/brak*/problem*|zemdla*|omdla*|przytomności/przytomność & strac*/bez|chcę umrzeć|nie chcę żyć|odebrać sobie życie|zabiję się|zrobić sobie krzywdę',
};
