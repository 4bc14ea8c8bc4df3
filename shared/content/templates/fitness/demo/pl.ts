import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Ile kosztuje karnet?',
    'Czy mogę najpierw spróbować?',
    'Kiedy są zajęcia jogi?',
    'Jak zawiesić karnet?',
    'Czy macie trenerów personalnych?',
  ],
  useCases: [
    'Treningi próbne rezerwowane ze strony',
    'Grafik zajęć i wolne miejsca',
    'Pytania o karnet, zawieszenie i rezygnację',
    'Przypomnienia i wiadomości zachęcające do powrotu',
    'Trener personalny dobrany do celu',
  ],
  can: 'Rezerwuję treningi próbne, znam grafik, wyjaśniam karnety, ich zawieszanie i wypowiadanie, i znajduję odpowiedniego trenera. Na prośby o trening próbny odpowiedź przychodzi w kilka sekund, zajęcia są pełniejsze, a recepcja ma mniej telefonów.',
  hours: 'od poniedziałku do piątku 6:00-22:30, w weekendy 8:00-20:00',
  location: '88 Northside Avenue, obok pływalni',
  services:
    'Strefa siłowa i cardio|Zajęcia jogi, pilatesu i spinningu|Treningi personalne|Sauna|Porady żywieniowe',
  prices:
    'Karnet Basic: {basic} miesięcznie|Karnet Plus ze wszystkimi zajęciami: {plus} miesięcznie|Wejście jednodniowe: {day}|Trening personalny: {personal} za godzinę|Tydzień próbny: {trial}',
  items: {
    trial: [
      'chcę spróbować|zarezerwować trening próbny|trening na próbę|darmowy trening|przyjść na pierwszy raz|pierwszy trening|przetestować siłownię',
      'Chętnie: tydzień próbny kosztuje {trial} (cena przykładowa) i obejmuje jedne zajęcia oraz krótkie wprowadzenie.',
    ],
    membership: [
      'ceny karnetów|ile za miesiąc|opłata miesięczna|chcę zostać klubowiczem|kupić karnet|różnica między Basic a Plus|wejście jednodniowe',
      'Basic kosztuje {basic} miesięcznie, Plus ze wszystkimi zajęciami {plus}; wejście jednodniowe {day} (ceny przykładowe). Oba można wypowiedzieć co miesiąc.',
    ],
    classes: [
      'grafik zajęć|godziny jogi|kiedy jest pilates|zajęcia spinningu|rozkład zajęć|czy są wolne miejsca na jodze|czy zajęcia są pełne',
      'Joga: poniedziałek i środa 18:30, sobota 10:00. Pilates: wtorek 19:00. Spinning: czwartek 18:00 i niedziela 11:00. Zajęcia trwają 60 minut; obecnie wszędzie są wolne miejsca.',
    ],
    freeze: [
      'zawiesić członkostwo|jadę na wakacje, czy mogę zrobić przerwę|zamrozić przez kontuzję|wstrzymać karnet|przerwa w karnecie',
      'Karnet można zawiesić bezpłatnie na jeden do trzech miesięcy w roku: proszę dać znać przed 25., a zawieszenie zacznie się pierwszego dnia następnego miesiąca. Rezygnacja jest możliwa z miesięcznym wypowiedzeniem.',
    ],
    trainer: [
      'trener personalny|chcę schudnąć|plan treningowy|trener|cena treningu personalnego|budowa mięśni|mam cel',
      'Tak, czterech: od siły, od wagi, od pleców i od powrotu do formy. Godzina kosztuje {personal} (cena przykładowa), a pierwsza rozmowa jest bezpłatna.',
    ],
    quit: [
      'jak zrezygnować z karnetu|rozwiązać umowę|odejść z klubu|okres wypowiedzenia|minimalny okres umowy|wypowiedzenie',
      'W aplikacji lub e-mailem, z miesięcznym wypowiedzeniem. Nie ma minimalnego okresu umowy.',
    ],
    sauna: [
      'czy jest sauna|prysznice|szafki|czy potrzebny ręcznik|szatnia|strefa wellness',
      'Tak, codziennie od 15:00 i w cenie Plus. Prysznice i szafki są bezpłatne; proszę zabrać ręcznik i kłódkę.',
    ],
    beginner: [
      'jestem początkująca|nigdy nie byłem na siłowni|czy jestem za stary|nie mam kondycji|czy to dla początkujących',
      'Większość naszych klubowiczów tak zaczynała. Każdy dostaje wprowadzenie do maszyn i pierwszy plan, w każdym wieku.',
    ],
    friend: [
      'czy mogę przyjść z kolegą|przyprowadzić gościa|trenować z partnerką|wejściówka dla gościa|czy koleżanka może przyjść',
      'Klubowicze Plus raz w miesiącu przyprowadzają gościa bezpłatnie; w innym razie wejście jednodniowe kosztuje {day} (cena przykładowa).',
    ],
    reminders: [
      'czy wysyłacie przypomnienia|przypomnij mi o zajęciach|dawno mnie nie było|wrócić po przerwie|powiadomienia',
      'Tak, dwie godziny przed każdymi zajęciami przez WhatsApp lub e-mailem, jak kto woli; a kto długo nie był, dostaje zaproszenie na wybrane zajęcia.',
    ],
  },
  tasks: {
    trial: {
      done: 'Trening próbny zapisany:',
      choice: 'Czego chcą Państwo spróbować: treningu siłowego, jogi, pilatesu czy spinningu?',
    },
  },
  options: {
    strength: ['Trening siłowy', 'siłow*|siłowni*|maszyn*|ciężar*|cardio'],
    yoga: ['Joga', 'jog*|yoga'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|rower*'],
  },
  states: {},
};
