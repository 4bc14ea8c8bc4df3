import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Welke cursus past bij mij?',
    'Wat kosten de cursussen?',
    'Wanneer begint de volgende cursus?',
    'Kan ik online leren?',
    'Hoe schrijf ik me in?',
  ],
  useCases: [
    'Cursusadvies naar niveau, doel en rooster',
    'Vragen over inschrijving en inschrijfgeld',
    'Termijnen, documenten en examendata',
    'Ondersteuning van huidige cursisten, dag en nacht',
    'Open dagen en proeflessen geboekt',
  ],
  can: 'Ik adviseer over cursussen, beantwoord vragen over lesgeld, data, examens en inschrijving en spreek proeflessen af. Cursisten krijgen advies op het moment dat ze erom vragen, in hun eigen taal, en het kantoor is vrij van routinevragen.',
  hours: 'kantoor maandag tot en met vrijdag 9:00-19:00, zaterdag 10:00-14:00; lessen tot 21:30',
  location: '5 Linden Court, derde verdieping, twee minuten van het centraal station',
  services: 'Avondcursussen|Intensieve cursussen|Onlinecursussen|Examentraining|Bedrijfstraining',
  prices:
    'Avondcursus, 10 weken: {evening}|Intensieve cursus, 4 weken: {intensive}|Onlinecursus, 8 weken: {online}|Officieel examen: {exam}|Proefles: {trial}',
  items: {
    trial: [
      'ik wil een proefles|kan ik een les proberen|proefles boeken|les uitproberen|een les bijwonen|eerst proberen voor ik me inschrijf',
      'Graag: een proefles kost {trial} (voorbeeldprijs) en wordt bij inschrijving verrekend.',
    ],
    advice: [
      'welke cursus raad je aan|wat is mijn niveau|ik ben beginner|ik wil Spaans leren|niveautest|cursus voor mijn doel|cursusadvies|mijn Engels is gemiddeld',
      'De meeste werkenden volgen de avondcursus; wie binnen een maand resultaat wil, de intensieve; wie veel reist, de onlinecursus. Een niveautest van tien minuten vindt uw groep, en een proefles laat zien of het past.',
    ],
    cost: [
      'cursusgeld|lesgeld|hoe duur is de avondcursus|prijs van de intensieve cursus|is het duur|in termijnen betalen',
      'Avondcursus {evening}, intensief {intensive}, online {online} (voorbeeldprijzen). De boeken zijn inbegrepen, en u kunt in twee termijnen betalen.',
    ],
    start: [
      'startdata|wanneer kan ik beginnen|volgende cursus|wanneer begint het semester|kan ik later instappen|lesrooster',
      'Avond- en onlinecursussen beginnen in de eerste week van elke tweede maand, intensieve cursussen elke maandag. U kunt tot het einde van de eerste week instappen.',
    ],
    online: [
      'onlinecursus|op afstand leren|thuis leren|lessen via Zoom|afstandsonderwijs|zijn er opnames',
      'Ja: live in groepen van hoogstens acht, twee avonden per week, acht weken lang, {online} (voorbeeldprijs). Opnames zijn een maand beschikbaar.',
    ],
    enrol: [
      'hoe meld ik me aan|inschrijven voor een cursus|inschrijving|aanmelding|welke documenten heb ik nodig om me in te schrijven|aanmelddeadline|meedoen aan een cursus',
      'Doe de niveautest van tien minuten, kies een cursus en stuur ons uw naam en geboortedatum; het kantoor bevestigt uw plaats binnen één werkdag. De termijn is het einde van de eerste week.',
    ],
    openDay: [
      'open dag|open huis|de school bezoeken|wanneer kan ik komen kijken',
      'De volgende open dag is de eerste zaterdag van de maand, 10:00-14:00. U kunt ook naar een proefles komen voor {trial} (voorbeeldprijs).',
    ],
    certificate: [
      'krijg ik een certificaat|officieel examen|TOEFL|IELTS|examendatum|diploma|examentraining|examengeld',
      'Iedereen met 80 procent aanwezigheid krijgt ons certificaat. Het officiële examen kost {exam} (voorbeeldprijs) en is vier keer per jaar; meld u vier weken van tevoren aan met een identiteitsbewijs.',
    ],
    groups: [
      'hoe groot zijn de groepen|hoeveel mensen in een klas|groepsgrootte|kleine groepen|privéles',
      'Zes tot twaalf personen, online hoogstens acht.',
    ],
    visa: [
      'studentenvisum|helpen jullie met onderdak|gastgezin|woonruimte|ik kom uit het buitenland|inschrijfbewijs',
      'Wij geven het bewijs van inschrijving voor uw visum af en helpen een kamer bij een gastgezin te vinden.',
    ],
    student: [
      'ik ben al cursist bij jullie|ik heb een les gemist|van groep wisselen|ik ben vandaag ziek|inloggen lukt niet|waar staat mijn huiswerk|cursus onderbreken',
      'Graag: gemiste lessen staan een maand bij de opnames, van groep wisselen is tot de tweede week gratis, en met al het andere helpt het kantoor de volgende werkdag.',
    ],
  },
  tasks: {
    trial: {
      done: 'Uw proefles is genoteerd:',
      choice: 'Welke taal wilt u proberen: Engels, Spaans of Duits?',
    },
  },
  options: {
    english: ['Engels', 'engels*'],
    spanish: ['Spaans', 'spaans*'],
    german: ['Duits', 'duits*'],
  },
  states: {},
};
