import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvad koster et første møde?',
    'Kan I gennemgå en kontrakt for mig?',
    'Hvilke papirer skal I bruge?',
    'Hvor hurtigt kan jeg få en tid?',
    'Hjælper I med at stifte selskab?',
  ],
  useCases: [
    'Første henvendelser sorteret efter sag og hastegrad',
    'Møder med den rette specialist',
    'Papirer samlet før det første møde',
    'Honorarer og forløb forklaret',
    'Spørgsmål fra nuværende klienter om status',
  ],
  can: 'Jeg sorterer første henvendelser, aftaler møder med den rette specialist, siger hvilke papirer der skal bruges og forklarer honorarer. Jeg giver aldrig juridisk eller skattemæssig rådgivning. Specialisterne taler kun med dem, der passer, og det første møde begynder med komplette papirer.',
  hours: 'mandag til torsdag 8:00-18:00, fredag 8:00-15:00',
  location: '60 Chancery Place, fjerde sal, eller på video',
  services: 'Selskabsstiftelse|Kontrakter|Ansættelsesret|Selvangivelser|Bogholderi',
  prices:
    'Første møde, 45 minutter: {first}|Kontraktgennemgang, fast pris: fra {contract}|Bogholderi, lille selskab: {bookkeeping} om måneden|Selskabsstiftelse, komplet: {company}|Yderligere rådgivning: {hour} i timen',
  items: {
    meeting: [
      'jeg har brug for en advokat|bestille møde|første møde|tid hos en skatterådgiver|aftale en tid|jeg vil tale med en specialist|det haster, fristen udløber i morgen|min arbejdsgiver har fyret mig',
      'Gerne: der er som regel noget ledigt inden for tre hverdage, og løber en frist, samme dag. Mødet kan være på kontoret eller på video.',
    ],
    cost: [
      'hvad tager I for det|jeres honorarer|timepris|pris på rådgivning|er den første samtale gratis|fast pris|hvad koster en advokat',
      'De første 45 minutter koster {first} (eksempelpris) og modregnes, hvis vi arbejder sammen. Derefter aftaler vi skriftligt en fast pris eller {hour} i timen.',
    ],
    contract: [
      'gennemgå min kontrakt|tjekke en aftale|se på en lejekontrakt|vilkår|kontraktgennemgang',
      'Ja: en gennemgang med skriftlige kommentarer koster fra {contract} (eksempelpris) og tager tre hverdage. Send kontrakten, når tiden er bekræftet.',
    ],
    documents: [
      'hvad skal jeg tage med|hvilke dokumenter|forberede det første møde|hvad skal jeg sende|bilag til selvangivelsen',
      'Til et første møde: legitimation, de breve eller kontrakter, det drejer sig om, og en kort liste med datoer. Til skat: sidste årsopgørelse og dine konti.',
    ],
    company: [
      'jeg vil starte egen virksomhed|stifte et anpartsselskab|registrere et firma|selskabsstiftelse|blive selvstændig|hvor lang tid tager stiftelsen',
      'Ja, fra valg af form til registrering, for {company} plus offentlige gebyrer (eksempelpris). Det tager cirka tre uger.',
    ],
    bookkeeping: [
      'laver I bogholderi|regnskab|løn|momsangivelse|bogføring|firmaets selvangivelse',
      'For små selskaber fra {bookkeeping} om måneden (eksempelpris), med løn efter ønske.',
    ],
    confidential: [
      'er det fortroligt|hvem læser det her|privatliv|er mine oplysninger sikre|tavshedspligt',
      'Ja, henvendelser er fortrolige fra første ord. Send ingen papirer før mødet: vi undersøger først, om vi må repræsentere dig.',
    ],
    advice: [
      'ville jeg vinde|hvad er mine chancer|kan jeg sagsøge|er det lovligt|har jeg ret|juridisk rådgivning|hvordan betaler jeg mindre i skat|hvad skal jeg gøre ved fyringen',
      'Jeg kan ikke give juridisk eller skattemæssig rådgivning. En af vores specialister kan, når de har hørt sagen; jeg kan notere et første møde.',
    ],
    video: [
      'kan det være på video|møde på nettet|Zoom|per telefon|rådgivning på afstand',
      'Ja, alle møder kan være på video; du får linket med bekræftelsen.',
    ],
    existing: [
      'hvordan går det med min sag|status på sagen|jeg er allerede klient|hvornår er min selvangivelse færdig|spørgsmål til min faktura|tale med min advokat',
      'Skriv til {contact} med dit sagsnummer; den, der har sagen, svarer inden for én hverdag. I et rigtigt firma ville jeg slå status op for dig.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Dit første møde er noteret:',
      choice:
        'Hvad drejer det sig om: en kontrakt, at stifte selskab, skat, ansættelsesret eller bogholderi?',
    },
  },
  options: {
    contracts: ['Kontrakt', 'kontrakt*|aftale|lejekontrakt'],
    formation: ['Selskabsstiftelse', 'selskab*|stift*|firma*|virksomhed*'],
    tax: ['Skat', 'skat*|moms*|selvangivelse*'],
    employment: ['Ansættelsesret', 'ansæt*|fyret|fyring*|opsig*|arbejd*|job*'],
    books: ['Bogholderi', 'boghold*|bogfør*|regnskab*|løn*'],
  },
  states: {},
};
