import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvilket kursus passer til mig?',
    'Hvad koster kurserne?',
    'Hvornår begynder næste kursus?',
    'Kan jeg lære online?',
    'Hvordan tilmelder jeg mig?',
  ],
  useCases: [
    'Kursusråd efter niveau, mål og skema',
    'Spørgsmål om tilmelding og priser',
    'Frister, papirer og eksamensdatoer',
    'Hjælp til nuværende elever døgnet rundt',
    'Åbent hus og prøvetimer bestilt',
  ],
  can: 'Jeg rådgiver om kurser, svarer på spørgsmål om priser, datoer, prøver og tilmelding og aftaler prøvetimer. Eleverne får råd i det øjeblik, de spørger, på deres eget sprog, og kontoret slipper for rutinespørgsmål.',
  hours: 'kontoret mandag til fredag 9:00-19:00, lørdag 10:00-14:00; undervisning til 21:30',
  location: '5 Linden Court, tredje sal, to minutter fra hovedbanegården',
  services: 'Aftenkurser|Intensivkurser|Onlinekurser|Prøveforberedelse|Firmakurser',
  prices:
    'Aftenkursus, 10 uger: {evening}|Intensivkursus, 4 uger: {intensive}|Onlinekursus, 8 uger: {online}|Officiel prøve: {exam}|Prøvetime: {trial}',
  items: {
    trial: [
      'jeg vil gerne have en prøvetime|kan jeg prøve en time|bestille prøvetime|prøvelektion|være med til en time|prøve, før jeg tilmelder mig',
      'Gerne: en prøvetime koster {trial} (eksempelpris) og trækkes fra, når du tilmelder dig.',
    ],
    advice: [
      'hvilket kursus anbefaler I|hvilket niveau har jeg|jeg er begynder|jeg vil lære spansk|niveautest|kursus til mit mål|mit engelsk er middel',
      'De fleste, der arbejder, tager aftenkurset; skal du have resultater inden for en måned, intensivkurset; rejser du meget, onlinekurset. En niveautest på ti minutter finder dit hold, og en prøvetime viser, om det passer.',
    ],
    cost: [
      'kursuspriser|kursusgebyr|hvad koster aftenkurset|pris på intensivkurset|er det dyrt|betale i rater',
      'Aftenkursus {evening}, intensivkursus {intensive}, online {online} (eksempelpriser). Bøger er med, og du kan betale i to rater.',
    ],
    start: [
      'startdatoer|hvornår kan jeg begynde|næste hold|hvornår starter semestret|kan man komme med senere|skema',
      'Aften- og onlinekurser begynder i første uge hver anden måned, intensivkurser hver mandag. Du kan komme med indtil slutningen af første uge.',
    ],
    online: [
      'onlinekursus|fjernundervisning|lære hjemmefra|undervisning på Zoom|kursus på nettet|er der optagelser',
      'Ja: live i hold på højst otte, to aftener om ugen i otte uger, {online} (eksempelpris). Optagelserne er tilgængelige i en måned.',
    ],
    enrol: [
      'tilmelding til et kursus|jeg vil tilmelde mig|registrere mig|ansøgning|hvilke papirer skal bruges til tilmelding|tilmeldingsfrist|komme med på et kursus',
      'Tag niveautesten på ti minutter, vælg et kursus, og send os navn og fødselsdato; kontoret bekræfter din plads inden for én hverdag. Fristen er slutningen af første uge.',
    ],
    openDay: [
      'åbent hus|besøgsdag|besøge skolen|hvornår kan man se skolen',
      'Næste åbent hus er første lørdag i måneden, 10:00-14:00. Du kan også komme til en prøvetime for {trial} (eksempelpris).',
    ],
    certificate: [
      'får jeg et bevis|officiel prøve|TOEFL|IELTS|eksamensdato|diplom|prøveforberedelse|prøvegebyr',
      'Alle med 80 procents fremmøde får vores bevis. Den officielle prøve koster {exam} (eksempelpris) og holdes fire gange om året; tilmeld dig fire uger før med legitimation.',
    ],
    groups: [
      'hvor store er holdene|hvor mange i en klasse|små hold|privattimer|holdstørrelse',
      'Seks til tolv personer, online højst otte.',
    ],
    visa: [
      'studievisum|hjælper I med bolig|værtsfamilie|et sted at bo|jeg kommer fra udlandet|bekræftelse til visum',
      'Vi udsteder optagelsesbrevet til dit visum og hjælper med at finde et værelse hos en værtsfamilie.',
    ],
    student: [
      'jeg er allerede elev hos jer|jeg gik glip af en time|skifte hold|jeg er syg i dag|mit login virker ikke|hvor er lektierne|holde pause fra kurset',
      'Gerne: timer, du er gået glip af, ligger i optagelserne i en måned, at skifte hold er gratis indtil anden uge, og kontoret hjælper med alt andet næste hverdag.',
    ],
  },
  tasks: {
    trial: {
      done: 'Din prøvetime er noteret:',
      choice: 'Hvilket sprog vil du prøve: engelsk, spansk eller tysk?',
    },
  },
  options: {
    english: ['Engelsk', 'engelsk*|english'],
    spanish: ['Spansk', 'spansk*|español'],
    german: ['Tysk', 'tysk*|deutsch'],
  },
  states: {},
};
