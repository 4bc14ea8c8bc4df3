import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Wat kost een lidmaatschap?',
    'Kan ik het eerst proberen?',
    'Wanneer zijn de yogalessen?',
    'Hoe zet ik mijn lidmaatschap stil?',
    'Hebben jullie personal trainers?',
  ],
  useCases: [
    'Proeftrainingen geboekt via de website',
    'Lesrooster en vrije plekken',
    'Vragen over lidmaatschap, stilzetten en opzeggen',
    'Herinneringen en berichten die leden terughalen',
    'Personal trainer passend bij een doel',
  ],
  can: 'Ik boek proeftrainingen, ken het lesrooster, leg lidmaatschappen, stilzetten en opzeggen uit en vind de juiste trainer. Proefaanvragen krijgen binnen seconden antwoord, lessen zijn voller, en de balie krijgt minder telefoontjes.',
  hours: 'maandag tot en met vrijdag 6:00-22:30, in het weekend 8:00-20:00',
  location: '88 Northside Avenue, naast het zwembad',
  services: 'Kracht- en cardiozaal|Yoga, pilates en spinning|Personal training|Sauna|Voedingsadvies',
  prices:
    'Basic-lidmaatschap: {basic} per maand|Plus-lidmaatschap met alle lessen: {plus} per maand|Dagpas: {day}|Personal training: {personal} per uur|Proefweek: {trial}',
  items: {
    trial: [
      'ik wil het uitproberen|proeftraining boeken|proefles|een keer proberen|gratis proberen|langskomen voor een bezoek|eerste training|kan ik de sportschool testen',
      'Graag: een proefweek kost {trial} (voorbeeldprijs), met één les en een korte introductie.',
    ],
    membership: [
      'prijzen lidmaatschap|hoeveel per maand|maandbedrag|ik wil lid worden|abonnement|verschil tussen Basic en Plus|dagpas',
      'Basic kost {basic} per maand, Plus met alle lessen {plus}; een dagpas {day} (voorbeeldprijzen). Beide zijn maandelijks opzegbaar.',
    ],
    classes: [
      'lesrooster|yoga tijden|wanneer is pilates|spinningles|rooster van de lessen|is er nog plek bij yoga|is de les vol',
      'Yoga: maandag en woensdag 18:30, zaterdag 10:00. Pilates: dinsdag 19:00. Spinning: donderdag 18:00 en zondag 11:00. Een les duurt 60 minuten; op dit moment is in alle lessen plek.',
    ],
    freeze: [
      'lidmaatschap pauzeren|ik ben op vakantie, kan ik pauzeren|bevriezen vanwege een blessure|tijdelijk stoppen|stilzetten',
      'U kunt het één tot drie maanden per jaar kosteloos stilzetten: meld het vóór de 25e, dan gaat het in op de eerste van de volgende maand. Opzeggen kan met één maand opzegtermijn.',
    ],
    trainer: [
      'personal trainer|ik wil afvallen|trainingsschema|coach|prijs personal training|spieren kweken|ik heb een doel',
      'Ja, vier: voor kracht, voor gewicht, voor de rug en om weer fit te worden. Een uur kost {personal} (voorbeeldprijs), en het eerste gesprek is gratis.',
    ],
    quit: [
      'hoe zeg ik mijn lidmaatschap op|contract beëindigen|van de sportschool af|opzegtermijn|minimale looptijd|abonnement opzeggen',
      'In de app of per e-mail, met één maand opzegtermijn. Er is geen minimale looptijd.',
    ],
    sauna: [
      'is er een sauna|douches|kluisjes|heb ik een handdoek nodig|kleedkamers|wellness',
      'Ja, dagelijks vanaf 15:00 en inbegrepen bij Plus. Douches en kluisjes zijn gratis; neem een handdoek en een hangslot mee.',
    ],
    beginner: [
      'ik ben beginner|ik ben nog nooit in een sportschool geweest|ben ik te oud|ik heb geen conditie|is het voor beginners',
      'De meeste van onze leden zijn zo begonnen. Iedereen krijgt uitleg bij de apparaten en een eerste schema, op elke leeftijd.',
    ],
    friend: [
      'mag ik een vriend meenemen|gast meebrengen|met mijn partner trainen|gastenpas',
      'Plus-leden nemen één keer per maand gratis een gast mee; anders kost een dagpas {day} (voorbeeldprijs).',
    ],
    reminders: [
      'sturen jullie herinneringen|herinner me aan mijn les|ik ben lang niet geweest|terugkomen na een pauze|meldingen',
      'Ja, twee uur voor elke les via WhatsApp of e-mail, zoals u wilt; en wie een tijd weg was, krijgt een uitnodiging voor een les naar keuze.',
    ],
  },
  tasks: {
    trial: {
      done: 'Uw proeftraining is genoteerd:',
      choice: 'Wat wilt u proberen: krachttraining, yoga, pilates of spinning?',
    },
  },
  options: {
    strength: ['Krachttraining', 'kracht*|gewichten|apparaten|cardio|fitness'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|fiets*'],
  },
  states: {},
};
