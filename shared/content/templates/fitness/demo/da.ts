import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvad koster et medlemskab?',
    'Kan jeg prøve først?',
    'Hvornår er der yoga?',
    'Hvordan sætter jeg mit medlemskab på pause?',
    'Har I personlige trænere?',
  ],
  useCases: [
    'Prøvetræning bestilt fra hjemmesiden',
    'Holdplan og ledige pladser',
    'Spørgsmål om medlemskab, pause og opsigelse',
    'Påmindelser og beskeder, der får folk tilbage',
    'En personlig træner, der passer til målet',
  ],
  can: 'Jeg bestiller prøvetræning, kender holdplanen, forklarer medlemskaber med pause og opsigelse og finder den rette træner. Spørgsmål om prøvetræning besvares på få sekunder, holdene bliver mere fyldte, og receptionen får færre opkald.',
  hours: 'mandag til fredag 6:00-22:30, weekender 8:00-20:00',
  location: '88 Northside Avenue, ved siden af svømmehallen',
  services: 'Styrke og kondition|Hold i yoga, pilates og spinning|Personlig træning|Sauna|Kostvejledning',
  prices:
    'Basic-medlemskab: {basic} om måneden|Plus-medlemskab med alle hold: {plus} om måneden|Dagsbillet: {day}|Personlig træning: {personal} i timen|Prøveuge: {trial}',
  items: {
    trial: [
      'jeg vil gerne prøve|bestille prøvetræning|prøvetime|gratis prøvetræning|komme på besøg|første træning|teste centret',
      'Gerne: en prøveuge koster {trial} (eksempelpris) og giver et hold og en kort introduktion.',
    ],
    membership: [
      'medlemspriser|hvad koster det om måneden|månedspris|jeg vil være medlem|melde mig ind|forskellen på Basic og Plus|dagsbillet',
      'Basic koster {basic} om måneden, Plus med alle hold {plus}; en dagsbillet {day} (eksempelpriser). Begge kan opsiges månedligt.',
    ],
    classes: [
      'holdplan|tider for yoga|hvornår er der pilates|spinninghold|oversigt over hold|er der plads på yoga|er holdet fyldt',
      'Yoga: mandag og onsdag 18:30, lørdag 10:00. Pilates: tirsdag 19:00. Spinning: torsdag 18:00 og søndag 11:00. Holdene varer 60 minutter; lige nu er der ledige pladser på dem alle.',
    ],
    freeze: [
      'fryse medlemskabet|jeg skal på ferie, kan jeg holde pause|pause på grund af skade|sætte medlemskabet i bero|holde pause',
      'Du kan holde pause en til tre måneder om året uden beregning: sig til før den 25., så begynder den den første i næste måned. Opsigelse sker med en måneds varsel.',
    ],
    trainer: [
      'personlig træner|jeg vil tabe mig|træningsprogram|coach|pris på personlig træning|bygge muskler|jeg har et mål',
      'Ja, fire: til styrke, vægt, ryg og til at komme i form igen. En time koster {personal} (eksempelpris), og den første samtale er gratis.',
    ],
    quit: [
      'hvordan opsiger jeg mit medlemskab|afslutte aftalen|stoppe i centret|opsigelsesvarsel|binding|melde mig ud',
      'I appen eller på e-mail, med en måneds varsel. Der er ingen binding.',
    ],
    sauna: [
      'er der sauna|brusere|skabe|skal jeg have håndklæde med|omklædning|wellness',
      'Ja, dagligt fra 15:00 og med i Plus. Brusere og skabe er gratis; tag håndklæde og hængelås med.',
    ],
    beginner: [
      'jeg er nybegynder|jeg har aldrig været i fitnesscenter|er jeg for gammel|jeg er i dårlig form|er det for begyndere',
      'De fleste af vores medlemmer begyndte sådan. Alle får en introduktion til maskinerne og et første program, i alle aldre.',
    ],
    friend: [
      'må jeg tage en ven med|have en gæst med|træne med min kæreste|gæstekort|kan en veninde komme med',
      'Plus-medlemmer tager en gæst med gratis en gang om måneden; ellers koster en dagsbillet {day} (eksempelpris).',
    ],
    reminders: [
      'sender I påmindelser|mind mig om mit hold|jeg har ikke trænet længe|komme tilbage efter en pause|notifikationer',
      'Ja, to timer før hvert hold på WhatsApp eller e-mail, som du vil; og den, der har været væk et stykke tid, får en invitation til et valgfrit hold.',
    ],
  },
  tasks: {
    trial: {
      done: 'Din prøvetræning er noteret:',
      choice: 'Hvad vil du prøve: styrketræning, yoga, pilates eller spinning?',
    },
  },
  options: {
    strength: ['Styrketræning', 'styrke*|vægte|maskin*|fitness*|kondition'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|cykel*|cykl*'],
  },
  states: {},
};
