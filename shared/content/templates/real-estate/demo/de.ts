import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Welche Wohnungen sind gerade frei?',
    'Kann ich eine Besichtigung vereinbaren?',
    'Welche Unterlagen brauche ich zum Mieten?',
    'Was ist mein Haus wert?',
    'Sind Haustiere erlaubt?',
  ],
  useCases: [
    'Anfragen von Käufern und Mietern nach Budget und Lage vorgeprüft',
    'Besichtigungstermine in Ihrem Kalender vereinbart',
    'Fragen zu Angeboten aus Ihren eigenen Daten beantwortet',
    'Eigentümer zur Bewertung geführt',
    'Unterlagen für die Bewerbung gesammelt',
  ],
  can: 'Ich beantworte Fragen zu unseren Häusern und Wohnungen, finde, was zum Budget passt, vereinbare Besichtigungen, sammle Unterlagen und führe Eigentümer zur Bewertung. Keine Anfrage wartet bis Montag, und Makler treffen nur, wer passt.',
  hours: 'Montag bis Freitag 9:00-18:00, Samstag 10:00-14:00',
  location: '3 Quay Square, Erdgeschoss, gegenüber der Fähre',
  services: 'Vermietung|Kauf|Verkauf|Bewertungen|Hausverwaltung',
  prices:
    'Hafenloft, zwei Zimmer, zur Miete: {loft} im Monat|Familienwohnung, vier Zimmer, zur Miete: {family} im Monat|Reihenhaus mit Garten zum Kauf: {house}|Schriftliche Bewertung: {valuation} (kostenlos, wenn Sie mit uns verkaufen)',
  items: {
    viewing: [
      'ich möchte die Wohnung ansehen|Besichtigung|Besichtigungstermin|kann ich das Loft sehen|wann kann ich die Wohnung besichtigen',
      'Gern, ich merke eine Besichtigung vor; ein Makler kommt mit.',
    ],
    available: [
      'freie Wohnungen|was haben Sie zu vermieten|Häuser zum Kauf|Angebote|erzählen Sie mir vom Loft|Wohnung mit drei Zimmern|wie viele Zimmer hat sie',
      'Zur Miete zwei: das Hafenloft mit zwei Zimmern für {loft} im Monat und eine Familienwohnung mit vier Zimmern für {family} im Monat. Zum Kauf ein Reihenhaus mit Garten für {house} (Beispielpreise). Jede Besichtigung kann ich vormerken.',
    ],
    search: [
      'ich suche eine Wohnung bis 2000|mein Budget ist 2500|ich suche ein Zuhause|etwas am Hafen|was passt zu meinem Budget|Lage und Budget',
      'Sagen Sie mir Miete oder Kauf, Zimmer und Budget. Bis {loft} im Monat passt das Hafenloft, ab {family} die Familienwohnung, zum Kauf gibt es das Reihenhaus für {house} (Beispielpreise).',
    ],
    documents: [
      'welche Papiere|Mietbewerbung|Gehaltsnachweis|Schufa|was brauche ich für die Bewerbung',
      'Einen Ausweis, die letzten drei Gehaltsnachweise und eine Bestätigung des jetzigen Vermieters. Hochladen können Sie alles nach der Besichtigung.',
    ],
    worth: [
      'ich will mein Haus verkaufen|Immobilienbewertung|was ist meine Wohnung wert|Wert meiner Immobilie|Wohnung verkaufen',
      'Wir sehen sie uns an und geben Ihnen in fünf Tagen eine schriftliche Bewertung. Sie kostet {valuation} und ist kostenlos, wenn Sie mit uns verkaufen (Beispielpreis).',
    ],
    pets: [
      'darf ich einen Hund haben|ich habe eine Katze|Tiere erlaubt|Haustiere|Hund im Loft',
      'In der Familienwohnung ja, im Hafenloft nur nach Rücksprache mit dem Eigentümer.',
    ],
    deposit: [
      'wie hoch ist die Kaution|Kaution|Mietsicherheit|wann bekomme ich die Kaution zurück',
      'Zwei Monatsmieten, auf einem eigenen Konto, mit Zinsen zurück nach dem Auszug.',
    ],
    parking: [
      'gibt es einen Parkplatz|Garage|Stellplatz|wohin mit dem Fahrrad|Keller',
      'Zur Familienwohnung gehört ein Platz in der Garage; beim Loft gibt es Anwohnerparken auf der Straße und einen Fahrradkeller.',
    ],
    financing: [
      'Hypothek|helfen Sie mit einem Kredit|Finanzierung|Zinsen|Bank',
      'Finanzberatung geben wir nicht, nennen aber gern zwei unabhängige Vermittler, mit denen wir arbeiten.',
    ],
    fees: [
      'was sind Ihre Gebühren|Provision|Maklergebühr|muss ich den Makler zahlen|Courtage',
      'Mieter zahlen uns nichts. Beim Verkauf wird die Provision vorher schriftlich vereinbart.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Ihre Besichtigung ist vorgemerkt:',
      choice: 'Was möchten Sie besichtigen: das Hafenloft, die Familienwohnung oder das Reihenhaus?',
    },
  },
  options: {
    loft: ['Hafenloft', 'loft|hafenloft|zwei zimmer|das erste'],
    family: ['Familienwohnung', 'familienwohnung|familie|vier zimmer|die zweite'],
    house: ['Reihenhaus', 'reihenhaus|haus|garten|das dritte'],
  },
  states: {},
};
