import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan ik deze week een afspraak krijgen?',
    'Accepteren jullie mijn verzekering?',
    'Wat moet ik meenemen naar mijn eerste bezoek?',
    'Hoe verleng ik een recept?',
    'Wat doe ik in een noodgeval?',
  ],
  useCases: [
    'Afspraken aanvragen en verzetten, dag en nacht',
    'Vragen over verzekering, documenten en voorbereiding',
    'Herhaalrecepten doorgegeven aan de praktijk',
    'Herinneringen die gemiste afspraken verminderen',
    'Noodgevallen herkend en naar het juiste nummer verwezen',
  ],
  can: 'Ik neem aanvragen voor afspraken aan, beantwoord vragen over verzekering, documenten en voorbereiding, geef herhaalrecepten door en verwijs noodgevallen naar het juiste nummer. Ik geef nooit medisch advies. De telefoon gaat minder, en patiënten krijgen ook ’s nachts en in het weekend antwoord.',
  hours: 'maandag tot en met vrijdag 8:00-18:00, zaterdag 9:00-13:00, zondag gesloten',
  location: '12 Cedar Street, tweede verdieping, lift en helling aanwezig; parkeren achter het gebouw',
  services:
    'Huisartsgeneeskunde|Preventieve check-ups|Vaccinaties|Fysiotherapie|Bloedonderzoek|Videoconsulten',
  prices:
    'Check-up zonder verzekering: {checkup}|Uitgebreide check-up met lab: {extended}|Fysiotherapie: {physio} per behandeling|Reisvaccinatieadvies: {vaccination}|Videoconsult: {video} voor 15 minuten',
  items: {
    appointment: [
      'ik heb een afspraak nodig|afspraak maken|naar de dokter|afspraak voor morgen maken|is er nog plek|ik wil vrijdag een check-up|me laten vaccineren|doktersafspraak',
      'Graag, ik noteer een aanvraag; de receptie bevestigt die. Meestal is er in dezelfde week plek.',
    ],
    insurance: [
      'welke verzekeringen accepteren jullie|wordt het vergoed|betaalt mijn verzekeraar|Medicare|Aetna|ik ben niet verzekerd|verzekeringspas',
      'Wij werken met alle grote verzekeraars. Neem uw pas mee; zonder verzekering kost een check-up {checkup} (voorbeeldprijs).',
    ],
    bring: [
      'wat heb ik nodig voor de eerste afspraak|ik ben een nieuwe patiënt|welke documenten meebrengen|me voorbereiden op het bezoek|eerste keer hier',
      'Neem een identiteitsbewijs, uw verzekeringspas, een lijst van uw medicijnen en eerdere uitslagen mee, en kom tien minuten eerder voor het formulier.',
    ],
    prescription: [
      'mijn recept herhalen|ik heb mijn medicijn weer nodig|herhaalrecept|medicatie verlengen|recept',
      'Schrijf ons met de naam van het medicijn en uw geboortedatum. De arts bekijkt het, en het ligt binnen één werkdag klaar bij de receptie of uw apotheek.',
    ],
    emergency: [
      'noodgeval|het is dringend|alarmnummer|wat als het spoed is|huisartsenpost|ambulance',
      'Is het levensbedreigend, bel dan nu uw lokale alarmnummer. Voor dringende hulp buiten onze openingstijden belt u de dienstdoende artsenpost. Ik ben een chatbot en kan geen klachten beoordelen.',
    ],
    cost: [
      'hoe duur is een check-up|wat kost een consult|prijs zonder verzekering|prijs fysiotherapie|zelf betalen',
      'Een check-up zonder verzekering kost {checkup}, de uitgebreide met lab {extended} en fysiotherapie {physio} per behandeling (voorbeeldprijzen).',
    ],
    videoCall: [
      'videoconsult|online dokter|telegeneeskunde|kan ik de dokter via video spreken|consult op afstand',
      'Ja, op werkdagen van 12:00 tot 14:00: {video} voor 15 minuten (voorbeeldprijs), of vergoed door de meeste verzekeraars.',
    ],
    results: [
      'wanneer krijg ik mijn uitslag|laboratoriumuitslag|uitslag bloedonderzoek|bevindingen|zijn mijn resultaten er al',
      'Bloedonderzoek is na twee werkdagen klaar. De arts belt u als er iets te bespreken is; anders krijgt u een bericht.',
    ],
    access: [
      'toegankelijk met rolstoel|is er een lift|helling|drempelvrij|invalide|invalidenparkeerplaats',
      'Ja: er is een helling bij de ingang, een lift naar de tweede verdieping en er zijn twee gereserveerde parkeerplaatsen achter het gebouw.',
    ],
    symptoms: [
      'ik heb hoofdpijn|wat betekenen mijn klachten|ik heb koorts en hoest|welk medicijn moet ik nemen|is het gevaarlijk|welke dosis|mijn rug doet pijn|ik heb uitslag op mijn huid|ik voel me ziek|diagnose',
      'Ik kan geen medisch advies geven. Ik kan een afspraak met een van onze artsen noteren; voelt het dringend, bel ons dan, en is het levensbedreigend, bel dan uw lokale alarmnummer.',
    ],
    change: [
      'mijn afspraak afzeggen|verzetten|afspraak verplaatsen|ik kan morgen niet komen|ik ben te laat',
      'Schrijf of bel ons met uw naam en de tijd van de afspraak; afzeggen is tot 24 uur van tevoren gratis. Een aanvraag die we hier net noteren, wijzigt u door het gewoon te zeggen.',
    ],
    reminders: [
      'sturen jullie herinneringen|herinner me aan mijn afspraak|ik ben mijn afspraak vergeten|wanneer was mijn afspraak',
      'Ja: de dag ervoor krijgt u een bericht, en één woord is genoeg om de afspraak te bevestigen of te verzetten.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Uw aanvraag is genoteerd; de receptie bevestigt die:',
      choice:
        'Waarvoor is het: een doktersbezoek, een check-up, een vaccinatie, fysiotherapie of bloedonderzoek?',
    },
  },
  options: {
    doctor: ['Doktersbezoek', 'dokter*|arts|huisarts|consult|iets anders|anders'],
    checkup: ['Check-up', 'check-up|checkup|check up|preventi*'],
    vaccination: ['Vaccinatie', 'vaccin*|prik|griepprik|inenting'],
    physio: ['Fysiotherapie', 'fysio*'],
    blood: ['Bloedonderzoek', 'bloed*|lab'],
  },
  states: {},
  urgent:
    'pijn op de borst|pijn op mijn borst|pijn in mijn borst|borstpijn|krijg geen lucht|kan niet ademen|ademt niet|ademnood|benauwd|bewusteloos|buiten bewustzijn|hevig bloed*|bloedt hevig|zelfmoord|zelfdoding|mezelf doden|beroerte|hartaanval|hartinfarct|overdosis|vergiftigd|vergiftiging|stikt|verstikking|borst* & pijn*/drukk*/druk/zeer/steken/stekend*/beklem*|adem/ademen/ademt/ademhal*/lucht & niet/geen/moeilijk/nauwelijks/slecht/amper|flauwgevallen|niet bij bewustzijn|bewustzijn & verlor*|zelfmoord*|suïcid*|wil dood|niet meer leven|wil sterven|mezelf iets aandoen|mezelf pijn',
};
