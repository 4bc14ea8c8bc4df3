import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Hei! Jeg er den virtuelle assistenten til {business}. Hva kan jeg hjelpe deg med?',
  thanks: 'Bare hyggelig! Kan jeg hjelpe deg med noe mer?',
  bye: 'Ha det, og takk for at du prøvde demoen av {business}!',
  bot: 'Ja, jeg er en chatbot: den virtuelle assistenten til {business}, en oppdiktet bedrift. Vil du heller snakke med et menneske, er det bare å si fra.',
  human:
    'Selvfølgelig. I en ekte bedrift ville jeg nå satt deg over med alt du har fortalt. Du når teamet i {business} her: {contact}.',
  hours: 'Åpningstidene våre: {value}.',
  location: 'Du finner oss her: {value}.',
  prices: 'Prisene våre (eksempelpriser i denne demoen):',
  services: 'Dette tilbyr vi:',
  unknown:
    'Det er jeg ikke sikker på; teamet i {business} vet det ({contact}). Du kan for eksempel spørre meg:',
  meant: 'Mente du en av disse?',
  again: 'Beklager, det forsto jeg ikke helt.',
  cancelled: 'Greit, jeg har droppet det. Kan jeg hjelpe deg med noe mer?',
  changed: 'Selvfølgelig, det er endret.',
  closed: 'Den dagen ({value}) går det ikke. Åpningstidene våre: {hours}.',
  outside: '{value} går ikke den dagen. Åpningstidene våre: {hours}.',
  tooMany: 'Vi har plass til høyst {value} personer; er dere flere, skriv til {contact}.',
  notFound: 'Jeg finner ikke {value}. Eksempeldataene i denne demoen har {list}.',
  demo: 'Dette er en demo: ingenting er bestilt på ordentlig.',
  ask: {
    people: 'Til hvor mange personer?',
    day: 'Hvilken dag passer?',
    time: 'Hvilket klokkeslett?',
    name: 'Hvilket navn kan jeg skrive opp?',
  },
  label: { people: 'Personer', day: 'Dag', time: 'Tid', name: 'Navn', code: 'Nummer', choice: 'Tema' },
  date: '{weekday} {day}. {month}',
  asks: {
    greeting: 'hei|hallo|god morgen|god kveld|god dag|heisann',
    thanks: 'takk|tusen takk|takk skal du ha|perfekt takk|mange takk',
    bye: 'ha det|vi sees|ha en fin dag|det var alt|ha det bra',
    bot: 'er du en bot|er du en robot|er du et menneske|snakker jeg med en ekte person|er dette AI|hvem er du',
    human:
      'jeg vil snakke med et menneske|sett meg over til noen|ring meg|telefonnummer|e-postadresse|kontakt|hvordan når jeg dere|en ekte person takk',
    can: 'hva kan du gjøre|hvordan kan du hjelpe meg|hva kan jeg spørre om|hjelp|hva er du god for|hvilke fordeler er det|hva vet du',
    hours:
      'når har dere åpent|åpningstider|åpent på søndager|når stenger dere|åpent i dag|hvor lenge har dere åpent',
    location:
      'hvor er dere|hva er adressen|hvordan finner jeg fram|hvor ligger dere|veibeskrivelse|beliggenhet',
    prices: 'hva koster det|hvor dyrt er det|priser|prisliste|hvor mye koster det',
    services:
      'hva tilbyr dere|hvilke tjenester har dere|tjenestene deres|hva gjør dere|hva slags bedrift er dette',
    other:
      'hvordan blir været i morgen|hvem vant VM|fortell en vits|skriv et dikt|hva heter hovedstaden i Frankrike|hva er meningen med livet|liker du musikk|hvor kjøper jeg bitcoin|hvem er president|jeg elsker deg|hvor gammel er du|oversett dette',
  },
  words: {
    cancel: 'avbryt|avbestill|glem det|drit i det|stopp|nei takk|ikke likevel|ombestemt meg',
    no: 'nei|ikke|heller|istedenfor|egentlig|beklager',
    weekdays: 'mandag/man|tirsdag/tir|onsdag/ons|torsdag/tors|fredag/fre|lørdag/lør|søndag/søn',
    months:
      'januar/jan|februar/feb|mars|april/apr|mai|juni/jun|juli/jul|august/aug|september/sep|oktober/okt|november/nov|desember/des',
    days: 'i dag/idag/i kveld|i morgen/imorgen|i overmorgen/overimorgen',
    numbers: '|to|tre|fire|fem|seks|sju/syv|åtte|ni|ti|elleve|tolv',
    people: 'personer|person|gjester|voksne|stykker|stk',
    forPeople: 'til|for|bord til|vi er|vi blir',
    at: 'klokka|klokken|kl|kl.|rundt',
    hour: 'h',
    morning: 'om morgenen|formiddag*',
    evening: 'om kvelden|kveld*|ettermiddag*',
    noon: 'midt på dagen',
    halfPast: '',
    halfTo: 'halv',
    nameBefore: 'jeg heter|navnet mitt er|mitt navn er|i navnet|navnet er|navn:|navn|jeg er',
    nameAfter: '',
  },
};
