import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Was kostet ein erstes Gespräch?',
    'Können Sie einen Vertrag für mich prüfen?',
    'Welche Unterlagen brauchen Sie?',
    'Wie schnell bekomme ich einen Termin?',
    'Helfen Sie bei der Firmengründung?',
  ],
  useCases: [
    'Erste Anfragen nach Thema und Dringlichkeit sortiert',
    'Termine bei der richtigen Fachperson',
    'Unterlagen vor dem ersten Gespräch gesammelt',
    'Honorare und Abläufe erklärt',
    'Fragen bestehender Mandanten zum Stand',
  ],
  can: 'Ich sortiere erste Anfragen, vereinbare Gespräche mit der richtigen Fachperson, sage, welche Unterlagen nötig sind, und erkläre Honorare. Rechts- oder Steuerrat gebe ich nie. Fachleute sprechen nur mit passenden Anfragen, und erste Gespräche beginnen mit vollständigen Papieren.',
  hours: 'Montag bis Donnerstag 8:00-18:00, Freitag 8:00-15:00',
  location: '60 Chancery Place, vierter Stock, oder per Video',
  services: 'Firmengründung|Verträge|Arbeitsrecht|Steuererklärungen|Buchhaltung',
  prices:
    'Erstes Gespräch, 45 Minuten: {first}|Vertragsprüfung, Festpreis: ab {contract}|Buchhaltung, kleine Firma: {bookkeeping} im Monat|Firmengründung, komplett: {company}|Weitere Beratung: {hour} pro Stunde',
  items: {
    meeting: [
      'ich brauche einen Anwalt|Termin vereinbaren|Erstgespräch|Termin beim Steuerberater|ich möchte mit einer Fachperson sprechen|meine Frist läuft morgen ab|mein Arbeitgeber hat mir gekündigt',
      'Gern: Meist ist innerhalb von drei Werktagen etwas frei, bei laufender Frist am selben Tag. Das Gespräch geht im Büro oder per Video.',
    ],
    cost: [
      'was kostet das Erstgespräch|Ihr Honorar|Stundensatz|Preis einer Beratung|ist das erste Gespräch kostenlos|was kostet ein Anwalt|Pauschale',
      'Die ersten 45 Minuten kosten {first} (Beispielpreis) und werden angerechnet, wenn wir zusammenarbeiten. Danach vereinbaren wir schriftlich einen Festpreis oder {hour} pro Stunde.',
    ],
    contract: [
      'Vertrag prüfen|Vertragsprüfung|Mietvertrag ansehen|AGB|Vereinbarung durchsehen',
      'Ja: Eine Prüfung mit schriftlichen Anmerkungen kostet ab {contract} (Beispielpreis) und dauert drei Werktage. Bitte schicken Sie den Vertrag erst nach der Bestätigung des Termins.',
    ],
    documents: [
      'was soll ich mitbringen|welche Papiere|wie bereite ich das Gespräch vor|Unterlagen für die Steuererklärung|was muss ich schicken',
      'Für ein erstes Gespräch: Ausweis, die betreffenden Briefe oder Verträge und eine kurze Liste mit Daten. Für Steuern: den letzten Bescheid und Ihre Konten.',
    ],
    company: [
      'ich will eine Firma gründen|GmbH gründen|Unternehmen anmelden|Gründung|wie lange dauert die Gründung',
      'Ja, von der Wahl der Form bis zum Registereintrag, für {company} plus amtliche Gebühren (Beispielpreis). Es dauert etwa drei Wochen.',
    ],
    bookkeeping: [
      'machen Sie Buchhaltung|Lohnabrechnung|Umsatzsteuer|Buchführung|Steuererklärung für meine Firma',
      'Für kleine Firmen ab {bookkeeping} im Monat (Beispielpreis), mit Lohnabrechnung auf Wunsch.',
    ],
    confidential: [
      'ist das vertraulich|wer liest das|Datenschutz|Schweigepflicht|sind meine Daten sicher',
      'Ja, Anfragen sind vom ersten Wort an vertraulich. Bitte schicken Sie vor dem Termin keine Unterlagen: Wir prüfen zuerst, ob wir für Sie tätig werden dürfen.',
    ],
    advice: [
      'würde ich gewinnen|wie stehen meine Chancen|kann ich klagen|ist das legal|habe ich recht|Rechtsberatung|wie spare ich Steuern',
      'Rechts- oder Steuerrat kann ich nicht geben. Eine unserer Fachpersonen kann es, wenn sie den Fall kennt; ich kann ein erstes Gespräch vormerken.',
    ],
    video: [
      'geht das per Video|Online-Termin|Zoom|telefonisch|Videogespräch',
      'Ja, jedes Gespräch geht per Video; den Link bekommen Sie mit der Bestätigung.',
    ],
    existing: [
      'wie steht mein Fall|Stand meiner Sache|ich bin schon Mandant|wann ist meine Steuererklärung fertig|Frage zu meiner Rechnung|meinen Anwalt sprechen',
      'Schreiben Sie mit Ihrem Aktenzeichen an {contact}; wer Ihre Sache bearbeitet, antwortet innerhalb eines Werktags. In einer echten Kanzlei würde ich den Stand für Sie nachsehen.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Ihr erstes Gespräch ist vorgemerkt:',
      choice: 'Worum geht es: einen Vertrag, eine Firmengründung, Steuern, Arbeitsrecht oder Buchhaltung?',
    },
  },
  options: {
    contracts: ['Vertrag', 'vertrag*|mietvertrag|vereinbarung'],
    formation: ['Firmengründung', 'firma|gründ*|firmengründung|gmbh'],
    tax: ['Steuern', 'steuer*'],
    employment: ['Arbeitsrecht', 'arbeit*|job|entlassen*|entlassung*'],
    books: ['Buchhaltung', 'buchhaltung|buchführung|lohn*'],
  },
  states: {},
};
