import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvilket kurs passer for meg?',
    'Hva koster kursene?',
    'Når starter neste kurs?',
    'Kan jeg studere på nett?',
    'Hvordan melder jeg meg på?',
  ],
  useCases: [
    'Kursråd etter nivå, mål og timeplan',
    'Spørsmål om påmelding og avgifter',
    'Frister, dokumenter og eksamensdatoer',
    'Hjelp til nåværende elever døgnet rundt',
    'Åpne dager og prøvetimer bestilt',
  ],
  can: 'Jeg gir råd om kurs, svarer på spørsmål om avgifter, datoer, eksamener og påmelding og avtaler prøvetimer. Elevene får råd i det øyeblikket de spør, på sitt eget språk, og kontoret slipper rutinespørsmål.',
  hours: 'kontoret mandag til fredag 9:00-19:00, lørdag 10:00-14:00; undervisning til 21:30',
  location: '5 Linden Court, tredje etasje, to minutter fra sentralstasjonen',
  services: 'Kveldskurs|Intensivkurs|Nettkurs|Eksamensforberedelse|Bedriftsopplæring',
  prices:
    'Kveldskurs, 10 uker: {evening}|Intensivkurs, 4 uker: {intensive}|Nettkurs, 8 uker: {online}|Offisiell eksamen: {exam}|Prøvetime: {trial}',
  items: {
    trial: [
      'jeg vil ha en prøvetime|kan jeg prøve en time|bestille prøvetime|prøveleksjon|være med på en time|prøve før jeg melder meg på',
      'Gjerne: en prøvetime koster {trial} (eksempelpris) og trekkes fra hvis du melder deg på.',
    ],
    advice: [
      'hvilket kurs anbefaler dere|hvilket nivå har jeg|jeg er nybegynner|jeg vil lære spansk|nivåtest|kurs for målet mitt|engelsken min er middels',
      'De fleste som jobber tar kveldskurset; trenger du resultater innen en måned, intensivkurset; reiser du mye, nettkurset. En nivåtest på ti minutter finner gruppen din, og en prøvetime viser om den passer.',
    ],
    cost: [
      'kursavgift|skolepenger|hva koster kveldskurset|pris på intensivkurset|er det dyrt|delbetaling',
      'Kveldskurs {evening}, intensivkurs {intensive}, nettkurs {online} (eksempelpriser). Bøker er inkludert, og du kan betale i to deler.',
    ],
    start: [
      'startdatoer|når kan jeg begynne|neste kursstart|når begynner semesteret|kan man bli med senere|timeplan',
      'Kveldskurs og nettkurs starter første uke annenhver måned, intensivkurs hver mandag. Du kan bli med til slutten av første uke.',
    ],
    online: [
      'nettkurs|fjernundervisning|lære hjemmefra|timer på Zoom|kurs online|finnes det opptak',
      'Ja: direkte i grupper på høyst åtte, to kvelder i uka i åtte uker, {online} (eksempelpris). Opptakene er tilgjengelige i en måned.',
    ],
    enrol: [
      'påmelding til et kurs|jeg vil melde meg på|registrere meg|søknad|hvilke dokumenter trengs for påmelding|påmeldingsfrist|bli med på et kurs',
      'Ta nivåtesten på ti minutter, velg et kurs og send oss navn og fødselsdato; kontoret bekrefter plassen din innen én virkedag. Fristen er slutten av første uke.',
    ],
    openDay: [
      'åpen dag|åpent hus|besøke skolen|når kan man se skolen',
      'Neste åpne dag er første lørdag i måneden, 10:00-14:00. Du kan også komme på en prøvetime for {trial} (eksempelpris).',
    ],
    certificate: [
      'får jeg kursbevis|offisiell eksamen|TOEFL|IELTS|eksamensdato|diplom|eksamensforberedelse|eksamensavgift',
      'Alle med 80 prosent oppmøte får kursbeviset vårt. Den offisielle eksamenen koster {exam} (eksempelpris) og holdes fire ganger i året; meld deg på fire uker før med legitimasjon.',
    ],
    groups: [
      'hvor store er gruppene|hvor mange i en klasse|små grupper|privattimer|gruppestørrelse',
      'Seks til tolv personer, på nett høyst åtte.',
    ],
    visa: [
      'studentvisum|hjelper dere med bolig|vertsfamilie|et sted å bo|jeg kommer fra utlandet|bekreftelse til visum',
      'Vi utsteder opptaksbekreftelsen til visumet ditt og hjelper deg å finne et rom hos en vertsfamilie.',
    ],
    student: [
      'jeg er allerede elev hos dere|jeg gikk glipp av en time|bytte gruppe|jeg er syk i dag|innloggingen min virker ikke|hvor er leksene|ta pause fra kurset',
      'Gjerne: timer du har gått glipp av, finnes i opptakene i en måned, å bytte gruppe er gratis til andre uke, og kontoret hjelper med alt annet neste virkedag.',
    ],
  },
  tasks: {
    trial: {
      done: 'Prøvetimen din er notert:',
      choice: 'Hvilket språk vil du prøve: engelsk, spansk eller tysk?',
    },
  },
  options: {
    english: ['Engelsk', 'engelsk*|english'],
    spanish: ['Spansk', 'spansk*|español'],
    german: ['Tysk', 'tysk*|deutsch'],
  },
  states: {},
};
