import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg få en tid i denne uge?',
    'Tager I imod min forsikring?',
    'Hvad skal jeg tage med til første besøg?',
    'Hvordan fornyer jeg en recept?',
    'Hvad gør jeg i en nødsituation?',
  ],
  useCases: [
    'Ønsker om tider og ombooking døgnet rundt',
    'Spørgsmål om forsikring, papirer og forberedelse',
    'Receptfornyelser sendt videre til klinikken',
    'Påmindelser, der giver færre udeblivelser',
    'Nødsituationer genkendt og sendt til det rigtige nummer',
  ],
  can: 'Jeg tager imod ønsker om tider, svarer på spørgsmål om forsikring, papirer og forberedelse, sender receptfornyelser videre og viser nødsituationer til det rigtige nummer. Jeg giver aldrig lægefaglige råd. Telefonen ringer mindre, og patienterne får svar om natten og i weekenden.',
  hours: 'mandag til fredag 8:00-18:00, lørdag 9:00-13:00, søndag lukket',
  location: '12 Cedar Street, anden sal, elevator og rampe; parkering bag bygningen',
  services: 'Almen medicin|Sundhedstjek|Vaccinationer|Fysioterapi|Blodprøver|Videokonsultationer',
  prices:
    'Sundhedstjek uden forsikring: {checkup}|Udvidet sundhedstjek med laboratorium: {extended}|Fysioterapi: {physio} pr. gang|Råd om rejsevacciner: {vaccination}|Videokonsultation: {video} for 15 minutter',
  items: {
    appointment: [
      'jeg har brug for en tid|bestille tid|se en læge|en tid i morgen|har I noget ledigt|sundhedstjek på fredag|blive vaccineret|lægetid',
      'Gerne, jeg noterer et ønske; receptionen bekræfter det. Der er som regel ledige tider i samme uge.',
    ],
    insurance: [
      'hvilke forsikringer tager I|er det dækket|betaler mit forsikringsselskab|Medicare|Aetna|jeg er ikke forsikret|forsikringskort',
      'Vi arbejder med alle større forsikringsselskaber. Tag dit kort med; uden forsikring koster et sundhedstjek {checkup} (eksempelpris).',
    ],
    bring: [
      'hvad skal jeg bruge til første tid|jeg er ny patient|hvilke papirer skal jeg have med|forberede besøget|første gang her',
      'Tag legitimation, forsikringskort, en liste over din medicin og tidligere fund med, og kom ti minutter før til skemaet.',
    ],
    prescription: [
      'forny min recept|jeg skal bruge min medicin igen|recept|receptfornyelse|jeg er løbet tør for medicin',
      'Skriv til os med medicinens navn og din fødselsdato. Lægen ser på det, og det er klar i receptionen eller på dit apotek inden for én hverdag.',
    ],
    emergency: [
      'nødsituation|det haster|alarmnummer|hvad hvis det er akut|lægevagten|ambulance',
      'Er det livstruende, så ring til dit lokale alarmnummer nu. Ved akut behov uden for vores tider, ring til lægevagten. Jeg er en chatbot og kan ikke vurdere symptomer.',
    ],
    cost: [
      'hvad koster et sundhedstjek|pris for et besøg|pris uden forsikring|hvad koster fysioterapi|betale selv',
      'Et sundhedstjek uden forsikring koster {checkup}, det udvidede med laboratorium {extended} og fysioterapi {physio} pr. gang (eksempelpriser).',
    ],
    videoCall: [
      'videokonsultation|læge på nettet|onlinelæge|tale med lægen på video|konsultation på afstand',
      'Ja, på hverdage fra 12:00 til 14:00: {video} for 15 minutter (eksempelpris), eller dækket af de fleste forsikringer.',
    ],
    results: [
      'hvornår får jeg mine prøvesvar|svar fra laboratoriet|svar på blodprøven|resultater|er mine svar kommet',
      'Blodprøver er klar på to hverdage. Lægen ringer, når noget skal tales igennem; ellers får du en besked.',
    ],
    access: [
      'adgang med kørestol|er der elevator|rampe|handicapadgang|handicapparkering',
      'Ja: der er en rampe ved indgangen, elevator til anden sal og to reserverede parkeringspladser bag bygningen.',
    ],
    symptoms: [
      'jeg har ondt i hovedet|hvad betyder mine symptomer|jeg har feber og hoster|hvilken medicin skal jeg tage|er det farligt|hvilken dosis|jeg har ondt i ryggen|jeg har udslæt|jeg har det dårligt|diagnose',
      'Jeg kan ikke give lægefaglige råd. Jeg kan notere en tid hos en af vores læger; føles det akut, så ring til os, og er det livstruende, dit lokale alarmnummer.',
    ],
    change: [
      'aflyse min tid|flytte min tid|ombooke|jeg kan ikke komme i morgen|jeg er forsinket',
      'Skriv eller ring til os med navn og tidspunkt; afbud er gratis indtil 24 timer før. Et ønske, som vi er ved at notere her, ændrer du ved at sige det.',
    ],
    reminders: [
      'sender I påmindelser|mind mig om min tid|jeg glemte min tid|hvornår var min tid',
      'Ja: dagen før får du en besked, og ét ord er nok til at bekræfte eller flytte tiden.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Dit ønske er noteret; receptionen bekræfter det:',
      choice: 'Hvad drejer det sig om: lægebesøg, sundhedstjek, vaccination, fysioterapi eller blodprøve?',
    },
  },
  options: {
    doctor: ['Lægebesøg', 'læge*|doktor*|noget andet|andet'],
    checkup: ['Sundhedstjek', 'sundhedstjek*|helbredstjek|tjek*'],
    vaccination: ['Vaccination', 'vaccin*|stik'],
    physio: ['Fysioterapi', 'fysio*'],
    blood: ['Blodprøve', 'blod*|laboratori*'],
  },
  states: {},
  urgent:
    'ondt i brystet|brystsmerte*|smerter i brystet|smerte i brystet|kan ikke trække vejret|kan ikke få luft|får ikke luft|svært ved at trække vejret|åndenød|bevidstløs*|bløder kraftigt|bløder meget|kraftig blødning|selvmord*|tage livet af mig|tage mit liv|slagtilfælde|hjerneblødning|blodprop|hjerteanfald|hjertestop|overdosis|forgift*|kvæles|kvalt|bryst*/hjerte* & ondt/smert*/tryk*/stik*|vejret & trække*/få/får & ikke/svært/næppe/knap*|luft & ikke/ingen|besvim*|bevidsthed* & mist*/ikke|vil dø|vil ikke leve|orker ikke at leve|skade mig selv',
};
