import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hva koster et første møte?',
    'Kan dere se på en kontrakt for meg?',
    'Hvilke dokumenter trenger dere?',
    'Hvor raskt kan jeg få en time?',
    'Hjelper dere med å starte selskap?',
  ],
  useCases: [
    'Første henvendelser sortert etter sak og hastegrad',
    'Møter med riktig spesialist',
    'Dokumenter samlet før første møte',
    'Honorarer og gangen forklart',
    'Spørsmål fra nåværende klienter om status',
  ],
  can: 'Jeg sorterer første henvendelser, avtaler møter med riktig spesialist, sier hvilke dokumenter som trengs og forklarer honorarer. Jeg gir aldri juridiske råd eller skatteråd. Spesialistene snakker bare med dem som passer, og første møte begynner med komplette papirer.',
  hours: 'mandag til torsdag 8:00-18:00, fredag 8:00-15:00',
  location: '60 Chancery Place, fjerde etasje, eller på video',
  services: 'Selskapsstiftelse|Kontrakter|Arbeidsrett|Selvangivelser|Regnskap',
  prices:
    'Første møte, 45 minutter: {first}|Kontraktsgjennomgang, fast pris: fra {contract}|Regnskap, lite selskap: {bookkeeping} i måneden|Selskapsstiftelse, komplett: {company}|Videre rådgivning: {hour} i timen',
  items: {
    meeting: [
      'jeg trenger en advokat|bestille møte|første møte|time hos en skatterådgiver|avtale en time|jeg vil snakke med en spesialist|det haster, fristen går ut i morgen|arbeidsgiveren har sagt meg opp',
      'Gjerne: som regel er det noe ledig innen tre virkedager, og hvis en frist løper, samme dag. Møtet kan være på kontoret eller på video.',
    ],
    cost: [
      'hva tar dere betalt|honorarene deres|timepris|pris på rådgivning|er første samtale gratis|fastpris|hva koster en advokat',
      'De første 45 minuttene koster {first} (eksempelpris) og trekkes fra hvis vi samarbeider. Etterpå avtaler vi skriftlig en fast pris eller {hour} i timen.',
    ],
    contract: [
      'gå gjennom kontrakten min|sjekke en avtale|se på en leiekontrakt|vilkår|kontraktsgjennomgang',
      'Ja: en gjennomgang med skriftlige kommentarer koster fra {contract} (eksempelpris) og tar tre virkedager. Send kontrakten når timen er bekreftet.',
    ],
    documents: [
      'hva skal jeg ta med|hvilke papirer|forberede første møte|hva må jeg sende|underlag til skattemeldingen',
      'Til et første møte: legitimasjon, brevene eller kontraktene det gjelder og en kort liste med datoer. For skatt: fjorårets skatteoppgjør og regnskapet ditt.',
    ],
    company: [
      'jeg vil starte for meg selv|stifte et aksjeselskap|registrere et firma|selskapsstiftelse|starte bedrift|hvor lang tid tar det å stifte',
      'Ja, fra valg av form til registrering, for {company} pluss offentlige gebyrer (eksempelpris). Det tar rundt tre uker.',
    ],
    bookkeeping: [
      'fører dere regnskap|regnskapsfører|lønn|momsoppgave|bokføring|skattemelding for firmaet',
      'For små selskaper fra {bookkeeping} i måneden (eksempelpris), med lønn om ønskelig.',
    ],
    confidential: [
      'er dette konfidensielt|hvem leser dette|personvern|er opplysningene mine trygge|taushetsplikt',
      'Ja, henvendelser er konfidensielle fra første ord. Ikke send dokumenter før møtet: vi sjekker først at vi kan representere deg.',
    ],
    advice: [
      'ville jeg vinne|hvor gode er sjansene mine|kan jeg saksøke|er det lovlig|har jeg rett|juridisk råd|hvordan betaler jeg mindre skatt|hva skal jeg gjøre med oppsigelsen',
      'Jeg kan ikke gi juridiske råd eller skatteråd. En av spesialistene våre kan det etter å ha hørt fakta; jeg kan notere et første møte.',
    ],
    video: [
      'kan vi møtes på video|møte på nett|Zoom|per telefon|rådgivning på avstand',
      'Ja, alle møter kan være på video; du får lenken med bekreftelsen.',
    ],
    existing: [
      'hvordan går det med saken min|status i saken|jeg er allerede klient|når er skattemeldingen min ferdig|spørsmål om fakturaen min|snakke med advokaten min',
      'Skriv til {contact} med saksnummeret ditt; den som har saken, svarer innen én virkedag. I et ekte firma ville jeg slått opp statusen for deg.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Det første møtet ditt er notert:',
      choice: 'Hva gjelder det: en kontrakt, å starte selskap, skatt, arbeidsrett eller regnskap?',
    },
  },
  options: {
    contracts: ['Kontrakt', 'kontrakt*|avtale|leieavtale'],
    formation: ['Selskapsstiftelse', 'selskap*|stift*|starte*|firma*|bedrift*'],
    tax: ['Skatt', 'skatt*|moms*|selvangivelse*'],
    employment: ['Arbeidsrett', 'arbeid*|oppsagt|oppsigelse*|sparken|jobb*|ansatt'],
    books: ['Regnskap', 'regnskap*|bokføring|lønn*'],
  },
  states: {},
};
