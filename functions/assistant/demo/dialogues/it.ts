import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Posso prenotare un tavolo?',
      'quattro venerdì',
      'alle 8',
      'avete piatti vegani?',
      'Kim',
      'no, per cinque',
    ],
    ends: ['5', 'venerdì 27 novembre', '20:00', 'Kim'],
  },
  ecommerce: {
    said: ['Dov’è il mio ordine?', 'FT-1042', 'voglio restituirlo', 'è troppo piccolo'],
    ends: ['FT-1042', 'Non va bene la taglia'],
  },
  education: {
    said: ['Posso provare una lezione?', 'spagnolo', 'domani alle 6 di sera', 'Mi chiamo Ana Lima'],
    ends: ['Spagnolo', 'lunedì 23 novembre', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Posso fissare una visita?',
      'il loft sul porto',
      'martedì alle 10',
      'gli animali sono ammessi?',
      'Jo Field',
    ],
    ends: ['Loft sul porto', 'martedì 24 novembre', '10:00', 'Jo Field'],
  },
  healthcare: {
    said: ['Mi serve un appuntamento', 'un check-up', 'mercoledì alle 9 di mattina', 'Lee Park'],
    ends: ['Check-up', 'mercoledì 25 novembre', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['Posso provare prima?', 'yoga', 'il 28 novembre', 'alle 10 di mattina', 'Max'],
    ends: ['Yoga', 'sabato 28 novembre', '10:00', 'Max'],
  },
  automotive: {
    said: ['Posso prenotare un giro di prova?', 'quella elettrica', 'dopodomani alle 15:30', 'Sam'],
    ends: ['Compatta elettrica', 'martedì 24 novembre', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Mi serve un avvocato', 'un contratto', 'giovedì alle 15', 'quanto costa?', 'Ada Byron'],
    ends: ['Contratto', 'giovedì 26 novembre', '15:00', 'Ada Byron'],
  },
};
