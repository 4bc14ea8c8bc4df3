import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg få en time denne uka?',
    'Tar dere forsikringen min?',
    'Hva skal jeg ta med til første besøk?',
    'Hvordan fornyer jeg en resept?',
    'Hva gjør jeg i et nødstilfelle?',
  ],
  useCases: [
    'Timeforespørsler og ombestilling døgnet rundt',
    'Spørsmål om forsikring, dokumenter og forberedelser',
    'Reseptfornyelser sendt videre til legekontoret',
    'Påminnelser som gir færre glemte timer',
    'Nødstilfeller gjenkjent og vist til riktig nummer',
  ],
  can: 'Jeg tar imot timeønsker, svarer på spørsmål om forsikring, dokumenter og forberedelser, sender reseptfornyelser videre og viser nødstilfeller til riktig nummer. Jeg gir aldri medisinske råd. Telefonen ringer mindre, og pasientene får svar om natten og i helgene.',
  hours: 'mandag til fredag 8:00-18:00, lørdag 9:00-13:00, søndag stengt',
  location: '12 Cedar Street, andre etasje, heis og rampe; parkering bak bygningen',
  services: 'Allmennmedisin|Helsekontroller|Vaksinasjon|Fysioterapi|Blodprøver|Videokonsultasjoner',
  prices:
    'Helsekontroll uten forsikring: {checkup}|Utvidet helsekontroll med lab: {extended}|Fysioterapi: {physio} per gang|Råd om reisevaksiner: {vaccination}|Videokonsultasjon: {video} for 15 minutter',
  items: {
    appointment: [
      'jeg trenger en time|bestille time|se en lege|en time i morgen|har dere noe ledig|helsekontroll på fredag|bli vaksinert|legetime',
      'Gjerne, jeg noterer et ønske; resepsjonen bekrefter det. Det er som regel ledige timer samme uke.',
    ],
    insurance: [
      'hvilke forsikringer tar dere|dekkes det|betaler forsikringsselskapet|Medicare|Aetna|jeg er ikke forsikret|forsikringskort',
      'Vi samarbeider med alle store forsikringsselskaper. Ta med kortet; uten forsikring koster en helsekontroll {checkup} (eksempelpris).',
    ],
    bring: [
      'hva trenger jeg til første time|jeg er ny pasient|hvilke papirer skal jeg ha med|forberede besøket|første gang her',
      'Ta med legitimasjon, forsikringskort, en liste over medisinene dine og tidligere funn, og kom ti minutter før for skjemaet.',
    ],
    prescription: [
      'fornye resepten min|jeg trenger medisinen min igjen|resept|reseptfornyelse|jeg er tom for medisin',
      'Skriv til oss med navnet på medisinen og fødselsdatoen din. Legen ser på det, og det er klart i resepsjonen eller på apoteket innen én virkedag.',
    ],
    emergency: [
      'nødstilfelle|det haster|nødnummer|hva om det er akutt|legevakt|ambulanse',
      'Er det livstruende, ring det lokale nødnummeret nå. For hjelp som haster utenom åpningstiden, ring legevakten. Jeg er en chatbot og kan ikke vurdere symptomer.',
    ],
    cost: [
      'hva koster en helsekontroll|pris for et besøk|pris uten forsikring|hva koster fysioterapi|betale selv',
      'En helsekontroll uten forsikring koster {checkup}, den utvidede med lab {extended} og fysioterapi {physio} per gang (eksempelpriser).',
    ],
    videoCall: [
      'videokonsultasjon|lege på nett|nettlege|snakke med legen på video|konsultasjon på avstand',
      'Ja, på hverdager fra 12:00 til 14:00: {video} for 15 minutter (eksempelpris), eller dekket av de fleste forsikringer.',
    ],
    results: [
      'når får jeg prøvesvar|svar fra laben|svar på blodprøven|prøveresultater|har svarene mine kommet',
      'Blodprøver er klare på to virkedager. Legen ringer deg når noe må snakkes om; ellers får du en melding.',
    ],
    access: [
      'rullestoltilgang|er det heis|rampe|universell utforming|handikapparkering',
      'Ja: det er en rampe ved inngangen, heis til andre etasje og to reserverte parkeringsplasser bak bygningen.',
    ],
    symptoms: [
      'jeg har vondt i hodet|hva betyr symptomene mine|jeg har feber og hoste|hvilken medisin skal jeg ta|er det farlig|hvilken dose|jeg har vondt i ryggen|jeg har utslett|jeg føler meg dårlig|diagnose',
      'Jeg kan ikke gi medisinske råd. Jeg kan notere en time hos en av legene våre; kjennes det som om det haster, ring oss, og er det livstruende, det lokale nødnummeret.',
    ],
    change: [
      'avbestille timen min|flytte timen|ombestille|jeg kan ikke komme i morgen|jeg er forsinket',
      'Skriv eller ring til oss med navn og tidspunkt for timen; avbestilling er gratis til 24 timer før. Et ønske vi akkurat noterer her, endrer du ved å si det.',
    ],
    reminders: [
      'sender dere påminnelser|minn meg på timen|jeg glemte timen min|når var timen min',
      'Ja: dagen før får du en melding, og ett ord er nok for å bekrefte eller flytte timen.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Ønsket ditt er notert; resepsjonen bekrefter det:',
      choice: 'Hva gjelder det: legebesøk, helsekontroll, vaksinasjon, fysioterapi eller blodprøve?',
    },
  },
  options: {
    doctor: ['Legebesøk', 'lege*|doktor*|noe annet|annet'],
    checkup: ['Helsekontroll', 'helsekontroll*|helsesjekk|sjekk'],
    vaccination: ['Vaksinasjon', 'vaksin*|sprøyte'],
    physio: ['Fysioterapi', 'fysio*'],
    blood: ['Blodprøve', 'blod*|lab*'],
  },
  states: {},
  urgent:
    'vondt i brystet|brystsmerte*|smerter i brystet|smerte i brystet|kan ikke puste|får ikke puste|får ikke luft|vanskelig å puste|pustevansker|bevisstløs*|blør kraftig|blør mye|kraftig blødning|selvmord*|ta livet av meg|ta livet mitt|hjerneslag|slag|hjerteinfarkt|hjerteattakk|overdose*|forgift*|kveles|satt i halsen|bryst*/hjerte* & vondt/smert*/trykk*/stikk*|puste*/pust/luft & ikke/vanskelig/tungt/knapt/ingen|besvim*|bevissthet* & mist*/ikke|vil dø|vil ikke leve|orker ikke leve|skade meg selv',
};
