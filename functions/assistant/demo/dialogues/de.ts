import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Kann ich einen Tisch reservieren?',
      'zu viert am Freitag',
      'halb acht',
      'habt ihr was Veganes?',
      'Kim',
      'nein, für fünf',
    ],
    ends: ['5', 'Freitag, 27. November', '19:30', 'Kim'],
  },
  ecommerce: {
    said: ['Wo ist mein Paket?', 'FT-1042', 'ich möchte es zurückgeben', 'zu klein'],
    ends: ['FT-1042', 'Passt nicht'],
  },
  education: {
    said: ['Kann ich eine Probestunde machen?', 'Spanisch', 'morgen um 18 Uhr', 'Mein Name ist Ana Lima'],
    ends: ['Spanisch', 'Montag, 23. November', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Kann ich eine Besichtigung vereinbaren?',
      'das Hafenloft',
      'Dienstag um 10',
      'sind Haustiere erlaubt?',
      'Jo Feld',
    ],
    ends: ['Hafenloft', 'Dienstag, 24. November', '10:00', 'Jo Feld'],
  },
  healthcare: {
    said: ['Ich brauche einen Termin', 'Vorsorge', 'Mittwoch um 9 Uhr', 'Lee Park'],
    ends: ['Vorsorge', 'Mittwoch, 25. November', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['Kann ich es erst ausprobieren?', 'Yoga', 'am 28. November', '10 Uhr', 'Max'],
    ends: ['Yoga', 'Samstag, 28. November', '10:00', 'Max'],
  },
  automotive: {
    said: ['Ich hätte gern eine Probefahrt', 'das Elektroauto', 'übermorgen um 15:30', 'Sam'],
    ends: ['Elektro-Kompaktwagen', 'Dienstag, 24. November', '15:30', 'Sam'],
  },
  'professional-services': {
    said: [
      'Ich brauche einen Anwalt',
      'es geht um einen Vertrag',
      'Donnerstag 15 Uhr',
      'was kostet das?',
      'Ada Byron',
    ],
    ends: ['Vertrag', 'Donnerstag, 26. November', '15:00', 'Ada Byron'],
  },
};
