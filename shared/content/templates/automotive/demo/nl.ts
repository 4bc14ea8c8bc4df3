import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan ik een proefrit boeken?',
    'Wat kost een onderhoudsbeurt?',
    'Welke elektrische auto’s hebben jullie?',
    'Nemen jullie mijn oude auto in?',
    'Wanneer is mijn auto klaar?',
  ],
  useCases: [
    'Proefritten afgesproken vanaf de voertuigpagina',
    'Werkplaatsafspraken met de juiste duur',
    'Inruilaanvragen met foto’s en kilometerstand',
    'Vragen over financiering en lease voorbereid voor verkoop',
    'Stand van een reparatie zonder telefoontje',
  ],
  can: 'Ik spreek proefritten en werkplaatsafspraken af, zeg hoe het met een reparatie staat en beantwoord vragen over auto’s, prijzen, inruil en financiering. Geïnteresseerden krijgen antwoord terwijl ze nog zoeken, en de werkplaatsagenda heeft geen gaten meer door de telefoon.',
  hours: 'maandag tot en met vrijdag 8:00-18:00, zaterdag 9:00-18:00, zondag gesloten',
  location: '140 Ridgeway Road, afrit 9; laadpunten bij de ingang',
  services:
    'Nieuwe en gebruikte auto’s|Proefritten|Onderhoud en reparaties|Bandenopslag|Inruil|Financiering en lease',
  prices:
    'Onderhoudsbeurt: {inspection} plus onderdelen|Olie verversen: {oil}|Banden wisselen en opslaan: {tyres} per seizoen|Gebruikte hatchback, twee jaar oud: {hatchback}|Elektrische compacte, nieuw: {electric}',
  items: {
    drive: [
      'proefrit|ik wil in de elektrische rijden|de hatchback uitproberen|proefrit voor zaterdag boeken|een stukje rijden|mag ik hem proberen',
      'Graag: een rit duurt ongeveer 40 minuten en is gratis. Neem alstublieft uw rijbewijs mee.',
    ],
    workshop: [
      'afspraak in de werkplaats|beurt inplannen|mijn auto moet olie verversen|afspraak voor onderhoud maken|mijn auto maakt een geluid|reparatie afspreken|ik heb nieuwe remmen nodig|auto naar de garage brengen',
      'Graag, ik noteer een datum in de werkplaats.',
    ],
    status: [
      'is mijn auto klaar|stand van mijn reparatie|wanneer kan ik mijn auto ophalen|hoe ver is de reparatie|hoe lang duurt de reparatie nog|mijn auto halen',
      'Ik zoek het voor u op.',
    ],
    cost: [
      'prijs van een beurt|hoe duur is een inspectie|kosten olie verversen|wat kost onderhoud|werkplaatstarieven',
      'Een onderhoudsbeurt kost {inspection} plus onderdelen, olie verversen {oil}, banden wisselen en opslaan {tyres} per seizoen (voorbeeldprijzen). Ik kan een datum in de werkplaats noteren.',
    ],
    electric: [
      'elektrische auto|hebben jullie EV’s|hybride|actieradius|thuis laden|hoe ver kom je met de accu',
      'Een nieuwe elektrische compacte vanaf {electric} (voorbeeldprijs) met zo’n 400 km actieradius, en twee gebruikte. Thuis laden kan met een installateur worden geregeld.',
    ],
    tradeIn: [
      'auto inruilen|inruil|wat is mijn auto waard|mijn oude auto verkopen|kopen jullie gebruikte auto’s|inruilwaarde',
      'Ja. Stuur model, bouwjaar, kilometerstand en een paar foto’s naar {contact}; onze inkoper noemt binnen één werkdag een bedrag en legt het vast nadat hij de auto heeft gezien.',
    ],
    financing: [
      'bieden jullie financiering|lease|autolening|maandelijkse termijnen|per maand betalen|krediet|aanbetaling',
      'Ja, lease en leningen over 24 tot 60 maanden. De voorwaarden hangen af van de auto en de bank; een verkoper rekent ze met u door.',
    ],
    used: [
      'tweedehands auto’s|occasions|goedkope auto|wat hebben jullie op voorraad|auto onder 20000|prijs van de hatchback|garantie op de auto|hebben jullie bestelwagens',
      'Op dit moment bijvoorbeeld een twee jaar oude hatchback voor {hatchback} (voorbeeldprijs), met 12 maanden garantie, en een elektrische bestelwagen.',
    ],
    replacement: [
      'leenauto|vervangend vervoer|huurauto tijdens de reparatie|hoe kom ik thuis vanaf de garage|vervangende auto',
      'Bij reparaties van meer dan een halve dag wel, zolang er een beschikbaar is; vraag ernaar bij het afspreken.',
    ],
    tyres: [
      'wisselen jullie banden|winterbanden|bandenopslag|wielen wisselen|zomerbanden',
      'Ja, met opslag voor {tyres} per seizoen (voorbeeldprijs). Oktober en april zitten snel vol.',
    ],
  },
  tasks: {
    drive: {
      done: 'Uw proefrit is genoteerd:',
      choice:
        'In welke auto wilt u rijden: de elektrische compacte, de hatchback of de elektrische bestelwagen?',
    },
    workshop: {
      done: 'Uw datum in de werkplaats is genoteerd:',
      choice: 'Wat zullen we doen: een onderhoudsbeurt, olie verversen, de banden of een reparatie?',
    },
    status: {
      done: 'Ik heb het gevonden.',
      code: 'Wat is uw ordernummer? Het begint met RM-, bijvoorbeeld RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektrische compacte', 'elektrisch|elektrische|compacte|ev'],
    hatchback: ['Hatchback', 'hatchback|gebruikte|benzine'],
    van: ['Elektrische bestelwagen', 'bestel*|busje|elektrische bestelwagen|elektrische bus'],
    inspection: ['Onderhoudsbeurt', 'onderhoud|beurt|inspectie|apk|keuring'],
    oil: ['Olie verversen', 'olie*'],
    tyreChange: ['Banden', 'band|banden|winterband*|zomerband*|wiel*'],
    repair: ['Reparatie', 'repar*|rem|remmen|geluid|kapot|schade|deuk|lamp'],
  },
  states: {
    lift: 'Order {code}: onderhoudsbeurt met nieuwe remblokken. De auto staat op de brug en is vandaag om 16:30 klaar.',
    parts: 'Order {code}: nieuwe voorruit. Het onderdeel komt morgenochtend; de auto is ’s middags klaar.',
    ready: 'Order {code}: olie ververst en banden gewisseld. De auto is klaar; u kunt hem tot 18:00 ophalen.',
  },
};
