import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg bestille en prøvekjøring?',
    'Hva koster en service?',
    'Hvilke elbiler har dere?',
    'Tar dere den gamle bilen min i innbytte?',
    'Når er bilen min ferdig?',
  ],
  useCases: [
    'Prøvekjøringer avtalt fra bilens side',
    'Verkstedtimer med riktig lengde',
    'Innbytteforespørsler med bilder og kilometerstand',
    'Spørsmål om finansiering og leasing forberedt for selgerne',
    'Status på en reparasjon uten å ringe',
  ],
  can: 'Jeg avtaler prøvekjøringer og verkstedtimer, sier hvordan det går med en reparasjon og svarer på spørsmål om biler, priser, innbytte og finansiering. Interesserte får svar mens de fortsatt leter, og verkstedkalenderen har ingen hull på grunn av telefonen.',
  hours: 'mandag til fredag 8:00-18:00, lørdag 9:00-18:00, søndag stengt',
  location: '140 Ridgeway Road, avkjørsel 9; ladestasjoner ved inngangen',
  services:
    'Nye og brukte biler|Prøvekjøring|Service og reparasjoner|Dekkhotell|Innbytte|Finansiering og leasing',
  prices:
    'Service: {inspection} pluss deler|Oljeskift: {oil}|Dekkskift og lagring: {tyres} per sesong|Brukt kombi, to år gammel: {hatchback}|Elektrisk småbil, ny: {electric}',
  items: {
    drive: [
      'prøvekjøring|jeg vil kjøre elbilen|teste kombien|prøvekjøre på lørdag|ta en tur med den|får jeg prøvekjøre',
      'Gjerne: en prøvekjøring tar rundt 40 minutter og er gratis. Ta med førerkortet.',
    ],
    workshop: [
      'verkstedtime|bestille service|bilen trenger oljeskift|time til reparasjon|bilen lager lyd|jeg trenger nye bremser|levere bilen på verkstedet',
      'Gjerne, jeg noterer en time på verkstedet.',
    ],
    status: [
      'er bilen min klar|hvordan går det med reparasjonen|når kan jeg hente bilen|hvor langt er dere kommet|hvor lang tid tar reparasjonen|hente bilen',
      'Jeg sjekker det for deg.',
    ],
    cost: [
      'pris på service|hva tar dere for oljeskift|kostnad for vedlikehold|verkstedpriser|hva koster en kontroll',
      'En service koster {inspection} pluss deler, et oljeskift {oil}, dekkskift med lagring {tyres} per sesong (eksempelpriser). Jeg kan notere en time på verkstedet.',
    ],
    electric: [
      'elbiler|har dere elektriske biler|hybrid|rekkevidde på batteriet|lade hjemme|hvor langt går den',
      'En ny elektrisk småbil fra {electric} (eksempelpris) med rundt 400 km rekkevidde, og to brukte. Hjemmelading kan ordnes med en installatør.',
    ],
    tradeIn: [
      'innbytte|bytte inn bilen|hva er bilen min verdt|selge den gamle bilen|kjøper dere bruktbiler|verdivurdering av bilen',
      'Ja. Send modell, årsmodell, kilometerstand og noen bilder til {contact}; innkjøperen vår gir et beløp innen én virkedag og fastsetter det etter å ha sett bilen.',
    ],
    financing: [
      'finansiering|leasing|billån|månedsbeløp|egenkapital|avbetaling',
      'Ja, leasing og lån over 24 til 60 måneder. Vilkårene avhenger av bilen og banken; en selger regner på dem sammen med deg.',
    ],
    used: [
      'bruktbiler|billig bil|hva har dere inne|bil under 20000|pris på kombien|garanti|har dere varebiler',
      'Akkurat nå for eksempel en to år gammel kombi til {hatchback} (eksempelpris) med 12 måneders garanti, og en elektrisk varebil.',
    ],
    replacement: [
      'lånebil|erstatningsbil|leiebil under reparasjonen|hvordan kommer jeg meg hjem fra verkstedet',
      'Ved reparasjoner på mer enn en halv dag ja, så lenge det er ledig; spør om det når du bestiller.',
    ],
    tyres: [
      'skifter dere dekk|vinterdekk|dekkhotell|hjulskift|sommerdekk|lagring av dekk',
      'Ja, med lagring for {tyres} per sesong (eksempelpris). Oktober og april blir fort fulle.',
    ],
  },
  tasks: {
    drive: {
      done: 'Prøvekjøringen din er notert:',
      choice: 'Hvilken bil vil du kjøre: den elektriske småbilen, kombien eller den elektriske varebilen?',
    },
    workshop: {
      done: 'Timen din på verkstedet er notert:',
      choice: 'Hva skal vi gjøre: service, oljeskift, dekk eller en reparasjon?',
    },
    status: {
      done: 'Jeg fant den.',
      code: 'Hva er ordrenummeret ditt? Det begynner med RM-, for eksempel RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektrisk småbil', 'elektrisk*|elbil*|småbil*'],
    hatchback: ['Kombi', 'kombi*|brukt*|bensin*'],
    van: ['Elektrisk varebil', 'varebil*|elektrisk varebil|elektriske varebilen|kassebil'],
    inspection: ['Service', 'service*|kontroll|eu-kontroll|vedlikehold'],
    oil: ['Oljeskift', 'olje*'],
    tyreChange: ['Dekk', 'dekk*|hjul*'],
    repair: ['Reparasjon', 'repar*|fikse*|brems*|lyd*|ødelagt|skade*|bulk*|lys*'],
  },
  states: {
    lift: 'Ordre {code}: service med nye bremseklosser. Bilen står på løfteren og er klar i dag kl. 16:30.',
    parts: 'Ordre {code}: ny frontrute. Delen kommer i morgen tidlig; bilen er klar på ettermiddagen.',
    ready: 'Ordre {code}: oljeskift og dekk. Bilen er klar; du kan hente den til kl. 18:00.',
  },
};
