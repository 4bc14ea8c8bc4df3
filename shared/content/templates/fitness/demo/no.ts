import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hva koster et medlemskap?',
    'Kan jeg prøve først?',
    'Når er yogatimene?',
    'Hvordan fryser jeg medlemskapet?',
    'Har dere personlige trenere?',
  ],
  useCases: [
    'Prøvetimer bestilt fra nettsiden',
    'Timeplan og ledige plasser',
    'Spørsmål om medlemskap, frys og oppsigelse',
    'Påminnelser og meldinger som får folk tilbake',
    'En personlig trener som passer målet',
  ],
  can: 'Jeg bestiller prøvetimer, kan timeplanen, forklarer medlemskap med frys og oppsigelse og finner riktig trener. Spørsmål om prøvetimer blir besvart på sekunder, timene blir fullere, og resepsjonen får færre telefoner.',
  hours: 'mandag til fredag 6:00-22:30, helger 8:00-20:00',
  location: '88 Northside Avenue, ved siden av svømmehallen',
  services:
    'Styrke og kondisjon|Timer i yoga, pilates og spinning|Personlig trening|Badstue|Kostholdsveiledning',
  prices:
    'Basic-medlemskap: {basic} i måneden|Plus-medlemskap med alle timer: {plus} i måneden|Dagskort: {day}|Personlig trening: {personal} i timen|Prøveuke: {trial}',
  items: {
    trial: [
      'jeg vil prøve|bestille prøvetime|prøvetrening|gratis prøvetime|komme på besøk|første økt|teste treningssenteret',
      'Gjerne: en prøveuke koster {trial} (eksempelpris) og gir en time og en kort innføring.',
    ],
    membership: [
      'medlemspriser|hva koster det i måneden|månedspris|jeg vil bli medlem|melde meg inn|forskjellen på Basic og Plus|dagskort',
      'Basic koster {basic} i måneden, Plus med alle timer {plus}; et dagskort {day} (eksempelpriser). Begge kan sies opp månedlig.',
    ],
    classes: [
      'timeplan|tider for yoga|når er pilates|spinningtime|oversikt over gruppetimer|er det plass på yogaen|er timen full',
      'Yoga: mandag og onsdag 18:30, lørdag 10:00. Pilates: tirsdag 19:00. Spinning: torsdag 18:00 og søndag 11:00. Timene varer 60 minutter; akkurat nå er det ledige plasser på alle.',
    ],
    freeze: [
      'ta pause i medlemskapet|jeg drar på ferie, kan jeg ta en pause|fryse på grunn av skade|sette medlemskapet på vent|fryse',
      'Du kan fryse det én til tre måneder i året uten kostnad: si fra før den 25., så begynner det den første i neste måned. Oppsigelse går med én måneds varsel.',
    ],
    trainer: [
      'personlig trener|jeg vil ned i vekt|treningsprogram|coach|pris på PT|bygge muskler|jeg har et mål',
      'Ja, fire: for styrke, vekt, rygg og for å komme i form igjen. En time koster {personal} (eksempelpris), og første samtale er gratis.',
    ],
    quit: [
      'hvordan sier jeg opp medlemskapet|avslutte medlemskapet|avslutte avtalen|slutte på senteret|oppsigelsestid|bindingstid|melde meg ut',
      'I appen eller på e-post, med én måneds oppsigelse. Det er ingen bindingstid.',
    ],
    sauna: [
      'har dere badstue|dusjer|skap|trenger jeg håndkle|garderobe|velvære',
      'Ja, daglig fra 15:00 og inkludert i Plus. Dusjer og skap er gratis; ta med håndkle og hengelås.',
    ],
    beginner: [
      'jeg er nybegynner|jeg har aldri vært på treningssenter|er jeg for gammel|jeg er i dårlig form|passer det for nybegynnere',
      'De fleste av medlemmene våre begynte slik. Alle får en innføring i apparatene og et første program, i alle aldre.',
    ],
    friend: [
      'kan jeg ta med en venn|ha med gjest|trene med samboeren|gjestekort|kan en venninne bli med',
      'Plus-medlemmer tar med en gjest gratis én gang i måneden; ellers koster et dagskort {day} (eksempelpris).',
    ],
    reminders: [
      'sender dere påminnelser|minn meg på timen|jeg har ikke trent på lenge|komme tilbake etter en pause|varsler',
      'Ja, to timer før hver time på WhatsApp eller e-post, som du vil; og den som har vært borte en stund, får en invitasjon til en valgfri time.',
    ],
  },
  tasks: {
    trial: {
      done: 'Prøvetimen din er notert:',
      choice: 'Hva vil du prøve: styrketrening, yoga, pilates eller spinning?',
    },
  },
  options: {
    strength: ['Styrketrening', 'styrke*|vekter|apparat*|treningssenter|kondisjon'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|sykkel*|sykl*'],
  },
  states: {},
};
