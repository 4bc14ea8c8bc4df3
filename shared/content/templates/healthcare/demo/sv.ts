import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jag få en tid den här veckan?',
    'Tar ni min försäkring?',
    'Vad ska jag ta med till första besöket?',
    'Hur förnyar jag ett recept?',
    'Vad gör jag i en nödsituation?',
  ],
  useCases: [
    'Tidsförfrågningar och ombokningar dygnet runt',
    'Frågor om försäkring, handlingar och förberedelser',
    'Receptförnyelser som går vidare till mottagningen',
    'Påminnelser som ger färre missade tider',
    'Nödlägen som känns igen och hänvisas till rätt nummer',
  ],
  can: 'Jag tar emot önskemål om tider, svarar på frågor om försäkring, handlingar och förberedelser, skickar receptförnyelser vidare och hänvisar nödlägen till rätt nummer. Jag ger aldrig medicinska råd. Telefonen ringer mindre, och patienter får svar på nätter och helger.',
  hours: 'måndag till fredag 8:00-18:00, lördag 9:00-13:00, söndag stängt',
  location: '12 Cedar Street, andra våningen, hiss och ramp finns; parkering bakom huset',
  services: 'Allmänmedicin|Hälsokontroller|Vaccinationer|Fysioterapi|Blodprov|Videobesök',
  prices:
    'Hälsokontroll utan försäkring: {checkup}|Utökad hälsokontroll med labb: {extended}|Fysioterapi: {physio} per gång|Råd om resevaccin: {vaccination}|Videobesök: {video} för 15 minuter',
  items: {
    appointment: [
      'jag behöver en tid|boka tid|träffa en läkare|en tid i morgon|har ni något ledigt|hälsokontroll på fredag|bli vaccinerad|läkartid',
      'Gärna, jag skriver upp ett önskemål; receptionen bekräftar det. Det brukar finnas lediga tider samma vecka.',
    ],
    insurance: [
      'vilka försäkringar tar ni|täcks det|betalar mitt försäkringsbolag|Medicare|Aetna|jag är inte försäkrad|försäkringskort',
      'Vi arbetar med alla stora försäkringsbolag. Ta med ditt kort; utan försäkring kostar en hälsokontroll {checkup} (exempelpris).',
    ],
    bring: [
      'vad behöver jag till första tiden|jag är ny patient|vilka papper ska jag ha med|förbereda besöket|första gången här',
      'Ta med legitimation, försäkringskort, en lista över dina läkemedel och tidigare provsvar, och kom tio minuter tidigare för blanketten.',
    ],
    prescription: [
      'förnya mitt recept|jag behöver min medicin igen|recept|receptförnyelse|medicinen är slut',
      'Skriv till oss med läkemedlets namn och ditt födelsedatum. Läkaren granskar det, och det är klart i receptionen eller på ditt apotek inom en arbetsdag.',
    ],
    emergency: [
      'nödläge|det är akut|nödnummer|vad händer om det är akut|jouren|ambulans',
      'Är det livshotande, ring ditt lokala nödnummer nu. För brådskande hjälp utanför våra tider, ring jouren. Jag är en chattbot och kan inte bedöma symtom.',
    ],
    cost: [
      'vad kostar en hälsokontroll|pris för ett besök|pris utan försäkring|vad kostar fysioterapi|betala själv',
      'En hälsokontroll utan försäkring kostar {checkup}, den utökade med labb {extended} och fysioterapi {physio} per gång (exempelpriser).',
    ],
    videoCall: [
      'videobesök|läkare på nätet|nätläkare|prata med läkaren via video|besök på distans',
      'Ja, vardagar 12:00 till 14:00: {video} för 15 minuter (exempelpris), eller betalt av de flesta försäkringsbolag.',
    ],
    results: [
      'när får jag mina provsvar|labbsvar|svar på blodprovet|resultat|har mina provsvar kommit',
      'Blodprov är klara på två arbetsdagar. Läkaren ringer dig om något behöver pratas igenom; annars får du ett meddelande.',
    ],
    access: [
      'rullstolsanpassat|finns det hiss|ramp|tillgänglighet|handikapparkering',
      'Ja: det finns en ramp vid entrén, hiss till andra våningen och två reserverade parkeringsplatser bakom huset.',
    ],
    symptoms: [
      'jag har ont i huvudet|vad betyder mina symtom|jag har feber och hosta|vilken medicin ska jag ta|är det farligt|vilken dos|jag har ont i ryggen|jag har utslag|jag mår illa|diagnos',
      'Jag kan inte ge medicinska råd. Jag kan skriva upp en tid hos en av våra läkare; känns det brådskande, ring oss, och är det livshotande, ditt lokala nödnummer.',
    ],
    change: [
      'avboka min tid|boka om|flytta min tid|jag kan inte komma i morgon|jag är sen',
      'Skriv eller ring till oss med namn och tid för besöket; avbokning är gratis till 24 timmar innan. Ett önskemål som vi just skriver upp här ändrar du genom att säga det.',
    ],
    reminders: [
      'skickar ni påminnelser|påminn mig om tiden|jag glömde min tid|när var min tid',
      'Ja: dagen innan får du ett meddelande, och ett ord räcker för att bekräfta eller flytta tiden.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Ditt önskemål är uppskrivet; receptionen bekräftar det:',
      choice: 'Vad gäller det: läkarbesök, hälsokontroll, vaccination, fysioterapi eller blodprov?',
    },
  },
  options: {
    doctor: ['Läkarbesök', 'läkar*|doktor*|något annat|annat'],
    checkup: ['Hälsokontroll', 'hälsokontroll*|hälsoundersökning|check-up'],
    vaccination: ['Vaccination', 'vaccin*|spruta'],
    physio: ['Fysioterapi', 'fysio*|sjukgymnast*'],
    blood: ['Blodprov', 'blod*|labb*'],
  },
  states: {},
  urgent:
    'ont i bröstet|bröstsmärt*|smärta i bröstet|smärtor i bröstet|kan inte andas|får ingen luft|svårt att andas|andnöd|medvetslös*|blöder kraftigt|blöder mycket|kraftig blödning|självmord*|ta livet av mig|ta mitt liv|stroke|slaganfall|hjärtinfarkt|hjärtattack|överdos|förgift*|kvävs|satt i halsen|bröst*/hjärta* & ont/smärt*/värk*/tryck*/hugger|andas/luft & inte/ingen/svårt/knappt|svimma*|medvetande* & förlor*/inte|vill dö|vill inte leva|orkar inte leva|skada mig själv',
};
