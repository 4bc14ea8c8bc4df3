import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Was kostet eine Mitgliedschaft?',
    'Kann ich es erst ausprobieren?',
    'Wann sind die Yogakurse?',
    'Wie pausiere ich meine Mitgliedschaft?',
    'Gibt es Personal Trainer?',
  ],
  useCases: [
    'Probetrainings von der Website gebucht',
    'Kursplan und freie Plätze',
    'Fragen zu Mitgliedschaft, Pause und Kündigung',
    'Erinnerungen und Nachrichten zum Wiederkommen',
    'Der Personal Trainer passend zum Ziel',
  ],
  can: 'Ich buche Probetrainings, kenne den Kursplan, erkläre Mitgliedschaften samt Pause und Kündigung und finde den passenden Trainer. Anfragen sind in Sekunden beantwortet, Kurse voller, und am Empfang klingelt seltener das Telefon.',
  hours: 'Montag bis Freitag 6:00-22:30, am Wochenende 8:00-20:00',
  location: '88 Northside Avenue, neben dem Schwimmbad',
  services: 'Kraft- und Ausdauerfläche|Yoga, Pilates und Spinning|Personal Training|Sauna|Ernährungsberatung',
  prices:
    'Mitgliedschaft Basic: {basic} im Monat|Mitgliedschaft Plus mit allen Kursen: {plus} im Monat|Tageskarte: {day}|Personal Training: {personal} pro Stunde|Probewoche: {trial}',
  items: {
    trial: [
      'ich möchte es ausprobieren|Probetraining|Probestunde buchen|kostenlos testen|kann ich mal vorbeikommen|erstes Training',
      'Gern: Eine Probewoche kostet {trial} (Beispielpreis), mit einem Kurs und einer kurzen Einführung.',
    ],
    membership: [
      'Mitgliedsbeitrag|wie viel im Monat|ich will Mitglied werden|Unterschied zwischen Basic und Plus|Tageskarte|Preise für die Mitgliedschaft',
      'Basic kostet {basic} im Monat, Plus mit allen Kursen {plus}, eine Tageskarte {day} (Beispielpreise). Beide sind monatlich kündbar.',
    ],
    classes: [
      'Kursplan|Yoga|wann ist Pilates|Spinning|Kurszeiten|ist im Yogakurs noch Platz',
      'Yoga: Montag und Mittwoch 18:30, Samstag 10:00. Pilates: Dienstag 19:00. Spinning: Donnerstag 18:00 und Sonntag 11:00. Kurse dauern 60 Minuten; zurzeit ist in allen noch Platz.',
    ],
    freeze: [
      'Mitgliedschaft pausieren|ich bin im Urlaub, kann ich pausieren|Pause wegen Verletzung|Vertrag ruhen lassen|stilllegen',
      'Sie können ein bis drei Monate im Jahr kostenlos pausieren: Sagen Sie es vor dem 25., dann beginnt die Pause am Ersten des nächsten Monats. Kündigen geht mit einem Monat Frist.',
    ],
    trainer: [
      'Personal Trainer|ich will abnehmen|Trainingsplan|Coach|Muskeln aufbauen|ich habe ein Ziel',
      'Ja, vier: für Kraft, Gewicht, den Rücken und den Wiedereinstieg. Eine Stunde kostet {personal} (Beispielpreis), das erste Gespräch ist kostenlos.',
    ],
    quit: [
      'wie kündige ich|Vertrag kündigen|Kündigungsfrist|Mindestlaufzeit|Mitgliedschaft beenden',
      'In der App oder per E-Mail, mit einem Monat Frist. Eine Mindestlaufzeit gibt es nicht.',
    ],
    sauna: [
      'gibt es eine Sauna|Duschen|Spinde|brauche ich ein Handtuch|Umkleide|Wellness',
      'Ja, täglich ab 15:00 und in Plus enthalten. Duschen und Spinde sind kostenlos; bitte bringen Sie Handtuch und Vorhängeschloss mit.',
    ],
    beginner: [
      'ich bin Anfänger|ich war noch nie im Fitnessstudio|bin ich zu alt|ich bin unsportlich|ist das für Einsteiger',
      'So haben die meisten bei uns angefangen. Alle bekommen eine Einführung an den Geräten und einen ersten Plan, in jedem Alter.',
    ],
    friend: [
      'kann ich jemanden mitbringen|Gast mitbringen|mit meinem Partner trainieren|Freund mitnehmen',
      'Mit Plus bringen Sie einmal im Monat kostenlos einen Gast mit; sonst kostet eine Tageskarte {day} (Beispielpreis).',
    ],
    reminders: [
      'schickt ihr Erinnerungen|erinnert mich an den Kurs|ich war lange nicht da|Benachrichtigungen',
      'Ja, zwei Stunden vor jedem Kurs per WhatsApp oder E-Mail, wie Sie mögen; und wer länger weg war, bekommt eine Einladung zu einem Kurs nach Wahl.',
    ],
  },
  tasks: {
    trial: {
      done: 'Ihr Probetraining ist vorgemerkt:',
      choice: 'Was möchten Sie ausprobieren: Krafttraining, Yoga, Pilates oder Spinning?',
    },
  },
  options: {
    strength: ['Krafttraining', 'kraft*|geräte|gewichte|ausdauer|cardio'],
    yoga: ['Yoga', 'yoga*'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|rad*'],
  },
  states: {},
};
