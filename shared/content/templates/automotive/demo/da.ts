import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg bestille en prøvetur?',
    'Hvad koster et serviceeftersyn?',
    'Hvilke elbiler har I?',
    'Tager I min gamle bil i bytte?',
    'Hvornår er min bil klar?',
  ],
  useCases: [
    'Prøveture aftalt fra bilens side',
    'Værkstedstider af den rigtige længde',
    'Forespørgsler om byttebil med billeder og kilometertal',
    'Spørgsmål om finansiering og leasing forberedt til sælgerne',
    'Status på en reparation uden at ringe',
  ],
  can: 'Jeg aftaler prøveture og værkstedstider, fortæller hvordan det går med en reparation og svarer på spørgsmål om biler, priser, byttebil og finansiering. Interesserede får svar, mens de stadig leder, og værkstedets kalender har ingen huller på grund af telefonen.',
  hours: 'mandag til fredag 8:00-18:00, lørdag 9:00-18:00, søndag lukket',
  location: '140 Ridgeway Road, afkørsel 9; ladestandere ved indgangen',
  services:
    'Nye og brugte biler|Prøveture|Eftersyn og reparationer|Dækhotel|Byttebil|Finansiering og leasing',
  prices:
    'Eftersyn: {inspection} plus dele|Olieskift: {oil}|Dækskift og opbevaring: {tyres} pr. sæson|Brugt hatchback, to år gammel: {hatchback}|Elektrisk småbil, ny: {electric}',
  items: {
    drive: [
      'prøvetur|jeg vil køre elbilen|prøve hatchbacken|prøvekøre på lørdag|tage en tur i den|må jeg prøvekøre den',
      'Gerne: en prøvetur tager cirka 40 minutter og er gratis. Tag dit kørekort med.',
    ],
    workshop: [
      'værkstedstid|bestille eftersyn|bilen skal have skiftet olie|tid til reparation|bilen larmer|jeg skal have nye bremser|aflevere bilen på værkstedet',
      'Gerne, jeg noterer en tid på værkstedet.',
    ],
    status: [
      'er min bil færdig|hvordan går det med reparationen|hvornår kan jeg hente bilen|hvor langt er I nået|hvor lang tid tager reparationen|hente bilen',
      'Jeg slår det op.',
    ],
    cost: [
      'pris på eftersyn|hvad tager I for olieskift|udgift til vedligeholdelse|værkstedspriser|hvad koster en service',
      'Et eftersyn koster {inspection} plus dele, et olieskift {oil}, dækskift med opbevaring {tyres} pr. sæson (eksempelpriser). Jeg kan notere en tid på værkstedet.',
    ],
    electric: [
      'elbiler|har I eldrevne biler|hybrid|batteriets rækkevidde|opladning derhjemme|hvor langt kører den',
      'En ny elektrisk småbil fra {electric} (eksempelpris) med cirka 400 km rækkevidde og to brugte. Opladning derhjemme kan aftales med en installatør.',
    ],
    tradeIn: [
      'byttebil|give bilen i bytte|hvad er min bil værd|sælge min gamle bil|køber I brugte biler|vurdering af bilen',
      'Ja. Send model, årgang, kilometertal og nogle billeder til {contact}; vores indkøber giver et beløb inden for én hverdag og fastsætter det, når bilen er set.',
    ],
    financing: [
      'finansiering|leasing|billån|månedlig ydelse|udbetaling|på afbetaling',
      'Ja, leasing og lån over 24 til 60 måneder. Vilkårene afhænger af bilen og banken; en sælger regner på dem sammen med dig.',
    ],
    used: [
      'brugte biler|billig bil|hvad har I på lager|bil under 20000|pris på hatchbacken|garanti|har I varebiler',
      'Lige nu for eksempel en to år gammel hatchback til {hatchback} (eksempelpris) med 12 måneders garanti og en elektrisk varebil.',
    ],
    replacement: [
      'lånebil|erstatningsbil|lejebil under reparationen|hvordan kommer jeg hjem fra værkstedet',
      'Ved reparationer på over en halv dag ja, så længe der er en ledig; bed om den, når du bestiller tid.',
    ],
    tyres: [
      'skifter I dæk|vinterdæk|dækhotel|hjulskifte|sommerdæk|opbevaring af dæk',
      'Ja, med opbevaring for {tyres} pr. sæson (eksempelpris). Oktober og april bliver hurtigt fyldt.',
    ],
  },
  tasks: {
    drive: {
      done: 'Din prøvetur er noteret:',
      choice: 'Hvilken bil vil du køre: den elektriske småbil, hatchbacken eller den elektriske varebil?',
    },
    workshop: {
      done: 'Din tid på værkstedet er noteret:',
      choice: 'Hvad skal vi lave: eftersyn, olieskift, dæk eller en reparation?',
    },
    status: {
      done: 'Jeg fandt den.',
      code: 'Hvad er dit ordrenummer? Det begynder med RM-, for eksempel RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektrisk småbil', 'elektrisk*|elbil*|småbil*'],
    hatchback: ['Hatchback', 'hatchback*|brugt*|benzin*'],
    van: ['Elektrisk varebil', 'varebil*|elektrisk varebil|elektriske varebil|kassevogn'],
    inspection: ['Eftersyn', 'eftersyn*|service*|syn|vedligehold*'],
    oil: ['Olieskift', 'olie*'],
    tyreChange: ['Dæk', 'dæk*|hjul*'],
    repair: ['Reparation', 'repar*|lave*|brems*|larmer|gået i stykker|skade*|bule*|lygte*'],
  },
  states: {
    lift: 'Ordre {code}: eftersyn med nye bremseklodser. Bilen er på liften og er klar i dag kl. 16:30.',
    parts: 'Ordre {code}: ny forrude. Delen kommer i morgen tidlig; bilen er klar om eftermiddagen.',
    ready: 'Ordre {code}: olieskift og dæk. Bilen er klar; du kan hente den indtil kl. 18:00.',
  },
};
