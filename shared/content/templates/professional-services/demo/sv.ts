import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Vad kostar ett första möte?',
    'Kan ni granska ett avtal åt mig?',
    'Vilka handlingar behöver ni?',
    'Hur snabbt kan jag få en tid?',
    'Hjälper ni till att starta bolag?',
  ],
  useCases: [
    'Första frågor sorterade efter ärende och brådska',
    'Möten med rätt specialist',
    'Handlingar insamlade före första mötet',
    'Arvoden och gången förklarade',
    'Frågor från nuvarande klienter om läget',
  ],
  can: 'Jag sorterar första frågor, bokar möten med rätt specialist, säger vilka handlingar som behövs och förklarar arvoden. Jag ger aldrig juridiska råd eller skatteråd. Specialisterna talar bara med dem som passar, och första mötet börjar med kompletta papper.',
  hours: 'måndag till torsdag 8:00-18:00, fredag 8:00-15:00',
  location: '60 Chancery Place, fjärde våningen, eller via video',
  services: 'Bolagsbildning|Avtal|Arbetsrätt|Skattedeklarationer|Bokföring',
  prices:
    'Första möte, 45 minuter: {first}|Avtalsgranskning, fast pris: från {contract}|Bokföring, litet bolag: {bookkeeping} i månaden|Bolagsbildning, komplett: {company}|Vidare rådgivning: {hour} i timmen',
  items: {
    meeting: [
      'jag behöver en advokat|boka möte|första mötet|tid hos en skatterådgivare|boka tid|jag vill prata med en specialist|det är bråttom, fristen går ut i morgon|min arbetsgivare har sagt upp mig',
      'Gärna: oftast finns en tid inom tre arbetsdagar, och om en frist löper samma dag. Mötet kan vara på kontoret eller via video.',
    ],
    cost: [
      'vad tar ni betalt|era arvoden|timpris|pris för rådgivning|är första samtalet gratis|fast pris|vad kostar en advokat',
      'De första 45 minuterna kostar {first} (exempelpris) och räknas av om vi arbetar ihop. Därefter avtalar vi skriftligt ett fast pris eller {hour} i timmen.',
    ],
    contract: [
      'granska mitt avtal|läsa igenom ett kontrakt|titta på ett hyresavtal|allmänna villkor|avtalsgranskning',
      'Ja: en granskning med skriftliga kommentarer kostar från {contract} (exempelpris) och tar tre arbetsdagar. Skicka avtalet när tiden är bekräftad.',
    ],
    documents: [
      'vad ska jag ta med|vilka papper|förbereda första mötet|vad måste jag skicka|underlag till deklarationen',
      'Till ett första möte: legitimation, de brev eller avtal det gäller och en kort lista med datum. För skatt: senaste slutskattebesked och bokföring.',
    ],
    company: [
      'jag vill starta företag|bilda aktiebolag|registrera ett bolag|bolagsbildning|starta eget|hur lång tid tar det att bilda bolag',
      'Ja, från val av form till registrering, för {company} plus officiella avgifter (exempelpris). Det tar ungefär tre veckor.',
    ],
    bookkeeping: [
      'sköter ni bokföring|redovisning|löner|momsdeklaration|sköta mina böcker|bolagets deklaration',
      'För små bolag från {bookkeeping} i månaden (exempelpris), med löner om du vill.',
    ],
    confidential: [
      'är det här konfidentiellt|vem läser det här|integritet|är mina uppgifter säkra|tystnadsplikt',
      'Ja, frågor är konfidentiella från första ordet. Skicka inga handlingar före mötet: vi kontrollerar först att vi får företräda dig.',
    ],
    advice: [
      'skulle jag vinna|hur stora är mina chanser|kan jag stämma|är det lagligt|har jag rätt|juridiskt råd|hur betalar jag mindre skatt|vad ska jag göra åt uppsägningen',
      'Jag kan inte ge juridiska råd eller skatteråd. En av våra specialister kan det efter att ha hört fakta; jag kan skriva upp ett första möte.',
    ],
    video: [
      'kan man ses via video|möte på nätet|Zoom|per telefon|rådgivning på distans',
      'Ja, alla möten kan vara via video; du får länken med bekräftelsen.',
    ],
    existing: [
      'hur går det med mitt ärende|status i mitt fall|jag är redan klient|när är min deklaration klar|fråga om min faktura|prata med min advokat',
      'Skriv till {contact} med ditt ärendenummer; den som har hand om saken svarar inom en arbetsdag. På en riktig byrå skulle jag titta efter läget åt dig.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Ditt första möte är uppskrivet:',
      choice: 'Vad gäller det: ett avtal, att starta bolag, skatt, arbetsrätt eller bokföring?',
    },
  },
  options: {
    contracts: ['Avtal', 'avtal*|kontrakt*'],
    formation: ['Bolagsbildning', 'bolag*|starta*|företag*'],
    tax: ['Skatt', 'skatt*|deklaration*|moms*'],
    employment: ['Arbetsrätt', 'arbet*|uppsag*|uppsäg*|anställ*|sparken|jobb*'],
    books: ['Bokföring', 'bokför*|redovisning|lön*'],
  },
  states: {},
};
