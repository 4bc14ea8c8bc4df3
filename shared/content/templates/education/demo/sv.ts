import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Vilken kurs passar mig?',
    'Vad kostar kurserna?',
    'När börjar nästa kurs?',
    'Kan jag läsa på nätet?',
    'Hur anmäler jag mig?',
  ],
  useCases: [
    'Kursråd efter nivå, mål och schema',
    'Frågor om anmälan och avgifter',
    'Sista datum, handlingar och provdatum',
    'Hjälp till nuvarande elever dygnet runt',
    'Öppet hus och provlektioner bokade',
  ],
  can: 'Jag ger råd om kurser, svarar på frågor om avgifter, datum, prov och anmälan och bokar provlektioner. Eleverna får råd i samma stund som de frågar, på sitt eget språk, och kansliet slipper rutinfrågor.',
  hours: 'kansliet måndag till fredag 9:00-19:00, lördag 10:00-14:00; lektioner till 21:30',
  location: '5 Linden Court, tredje våningen, två minuter från centralstationen',
  services: 'Kvällskurser|Intensivkurser|Nätkurser|Provförberedelse|Företagsutbildning',
  prices:
    'Kvällskurs, 10 veckor: {evening}|Intensivkurs, 4 veckor: {intensive}|Nätkurs, 8 veckor: {online}|Officiellt prov: {exam}|Provlektion: {trial}',
  items: {
    trial: [
      'jag vill ha en provlektion|kan jag prova en lektion|boka provlektion|testlektion|sitta med på en lektion|prova innan jag anmäler mig',
      'Gärna: en provlektion kostar {trial} (exempelpris) och räknas av om du anmäler dig.',
    ],
    advice: [
      'vilken kurs rekommenderar ni|vilken nivå har jag|jag är nybörjare|jag vill lära mig spanska|nivåtest|kurs för mitt mål|min engelska är medelgod',
      'De flesta som arbetar tar kvällskursen; behöver du resultat inom en månad, intensivkursen; reser du mycket, nätkursen. Ett nivåtest på tio minuter hittar din grupp, och en provlektion visar om den passar.',
    ],
    cost: [
      'kursavgift|terminsavgift|vad kostar kvällskursen|pris på intensivkursen|är det dyrt|delbetala',
      'Kvällskurs {evening}, intensivkurs {intensive}, nätkurs {online} (exempelpriser). Böcker ingår, och du kan betala i två delar.',
    ],
    start: [
      'startdatum|när kan jag börja|nästa kursstart|när börjar terminen|kan man komma in senare|schema',
      'Kvällskurser och nätkurser börjar första veckan varannan månad, intensivkurser varje måndag. Du kan komma in till slutet av första veckan.',
    ],
    online: [
      'nätkurs|distansundervisning|lära mig hemifrån|lektioner på Zoom|plugga online|finns det inspelningar',
      'Ja: direkt i grupper om högst åtta, två kvällar i veckan i åtta veckor, {online} (exempelpris). Inspelningarna finns kvar en månad.',
    ],
    enrol: [
      'anmälan till en kurs|jag vill anmäla mig|registrera mig|ansökan|vilka handlingar behövs för anmälan|sista anmälningsdag|gå med i en kurs',
      'Gör nivåtestet på tio minuter, välj en kurs och skicka oss namn och födelsedatum; kansliet bekräftar din plats inom en arbetsdag. Sista dag är i slutet av första veckan.',
    ],
    openDay: [
      'öppet hus|öppen dag|besöka skolan|när kan man titta på skolan',
      'Nästa öppet hus är första lördagen i månaden, 10:00-14:00. Du kan också komma på en provlektion för {trial} (exempelpris).',
    ],
    certificate: [
      'får jag ett intyg|officiellt prov|TOEFL|IELTS|provdatum|diplom|provförberedelse|provavgift',
      'Alla med 80 procents närvaro får vårt intyg. Det officiella provet kostar {exam} (exempelpris) och hålls fyra gånger om året; anmäl dig fyra veckor innan med legitimation.',
    ],
    groups: [
      'hur stora är grupperna|hur många i en klass|små grupper|privatlektioner|gruppstorlek',
      'Sex till tolv personer, på nätet högst åtta.',
    ],
    visa: [
      'studentvisum|hjälper ni till med boende|värdfamilj|bostad|jag kommer från utlandet|intyg för visum',
      'Vi utfärdar antagningsintyget för ditt visum och hjälper dig att hitta ett rum hos en värdfamilj.',
    ],
    student: [
      'jag är redan elev hos er|jag missade en lektion|byta grupp|jag är sjuk i dag|min inloggning fungerar inte|var är läxan|pausa kursen',
      'Gärna: missade lektioner finns i inspelningarna i en månad, att byta grupp är gratis till andra veckan, och kansliet hjälper med allt annat nästa arbetsdag.',
    ],
  },
  tasks: {
    trial: {
      done: 'Din provlektion är uppskriven:',
      choice: 'Vilket språk vill du prova: engelska, spanska eller tyska?',
    },
  },
  options: {
    english: ['Engelska', 'engelsk*|english'],
    spanish: ['Spanska', 'spansk*|español'],
    german: ['Tyska', 'tysk*|deutsch'],
  },
  states: {},
};
