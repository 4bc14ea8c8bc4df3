import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Vad kostar ett medlemskap?',
    'Kan jag prova först?',
    'När är yogapassen?',
    'Hur fryser jag mitt medlemskap?',
    'Har ni personliga tränare?',
  ],
  useCases: [
    'Provpass bokade från webbplatsen',
    'Schema och lediga platser',
    'Frågor om medlemskap, frysning och uppsägning',
    'Påminnelser och meddelanden som får folk att komma tillbaka',
    'En personlig tränare som passar målet',
  ],
  can: 'Jag bokar provpass, kan schemat, förklarar medlemskap med frysning och uppsägning och hittar rätt tränare. Frågor om provpass besvaras på några sekunder, passen blir fullare och receptionen får färre samtal.',
  hours: 'måndag till fredag 6:00-22:30, helger 8:00-20:00',
  location: '88 Northside Avenue, bredvid simhallen',
  services: 'Styrka och kondition|Pass i yoga, pilates och spinning|Personlig träning|Bastu|Kostrådgivning',
  prices:
    'Basic-medlemskap: {basic} i månaden|Plus-medlemskap med alla pass: {plus} i månaden|Dagskort: {day}|Personlig träning: {personal} i timmen|Provvecka: {trial}',
  items: {
    trial: [
      'jag vill prova|boka provpass|provträning|gratis provträning|komma på besök|första passet|testa gymmet',
      'Gärna: en provvecka kostar {trial} (exempelpris) och ger ett pass och en kort genomgång.',
    ],
    membership: [
      'medlemspriser|vad kostar det i månaden|månadsavgift|jag vill bli medlem|gå med|skillnaden mellan Basic och Plus|dagskort',
      'Basic kostar {basic} i månaden, Plus med alla pass {plus}; ett dagskort {day} (exempelpriser). Båda kan sägas upp månadsvis.',
    ],
    classes: [
      'passchema|yogatider|när är pilates|spinningpass|schema för passen|finns det plats på yogan|är passet fullt',
      'Yoga: måndag och onsdag 18:30, lördag 10:00. Pilates: tisdag 19:00. Spinning: torsdag 18:00 och söndag 11:00. Passen är 60 minuter; just nu finns lediga platser på alla.',
    ],
    freeze: [
      'pausa medlemskapet|jag åker på semester, kan jag göra uppehåll|frysa på grund av skada|lägga medlemskapet på is|uppehåll',
      'Du kan frysa det en till tre månader om året utan kostnad: säg till före den 25:e, så börjar det den första nästa månad. Uppsägning går med en månads varsel.',
    ],
    trainer: [
      'personlig tränare|jag vill gå ner i vikt|träningsprogram|coach|pris på PT|bygga muskler|jag har ett mål',
      'Ja, fyra: för styrka, vikt, rygg och för att komma i form igen. En timme kostar {personal} (exempelpris), och första samtalet är gratis.',
    ],
    quit: [
      'hur säger jag upp medlemskapet|avsluta medlemskapet|avsluta avtalet|sluta på gymmet|uppsägningstid|bindningstid|säga upp',
      'I appen eller med e-post, med en månads uppsägningstid. Ingen bindningstid.',
    ],
    sauna: [
      'finns det bastu|duschar|skåp|behöver jag handduk|omklädningsrum|relax',
      'Ja, dagligen från 15:00 och den ingår i Plus. Duschar och skåp är gratis; ta med handduk och hänglås.',
    ],
    beginner: [
      'jag är nybörjare|jag har aldrig varit på gym|är jag för gammal|jag är otränad|passar det nybörjare',
      'De flesta av våra medlemmar började så. Alla får en genomgång av maskinerna och ett första program, i alla åldrar.',
    ],
    friend: [
      'får jag ta med en vän|ta med en gäst|träna med min sambo|gästkort|kan en kompis följa med',
      'Plus-medlemmar tar med en gäst gratis en gång i månaden; annars kostar ett dagskort {day} (exempelpris).',
    ],
    reminders: [
      'skickar ni påminnelser|påminn mig om passet|jag har inte tränat på länge|komma tillbaka efter ett uppehåll|aviseringar',
      'Ja, två timmar före varje pass via WhatsApp eller e-post, som du vill; och den som varit borta ett tag får en inbjudan till ett valfritt pass.',
    ],
  },
  tasks: {
    trial: {
      done: 'Ditt provpass är uppskrivet:',
      choice: 'Vad vill du prova: styrketräning, yoga, pilates eller spinning?',
    },
  },
  options: {
    strength: ['Styrketräning', 'styrk*|vikter|maskin*|gym*|kondition'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|cykel*|cykl*'],
  },
  states: {},
};
