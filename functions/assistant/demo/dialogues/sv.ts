import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Kan jag boka ett bord?',
      'fyra personer på fredag',
      'halv åtta',
      'har ni vegansk mat?',
      'Lindqvist',
      'nej, för fem',
    ],
    ends: ['5', 'fredag 27 november', '19:30', 'Lindqvist'],
  },
  ecommerce: {
    said: ['Var är mitt paket?', 'FT-1042', 'jag vill returnera det', 'den är för liten'],
    ends: ['FT-1042', 'Passar inte'],
  },
  education: {
    said: ['Kan jag prova en lektion?', 'spanska', 'imorgon kl 18', 'Jag heter Ana Lima'],
    ends: ['Spanska', 'måndag 23 november', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: ['Kan jag boka en visning?', 'hamnloftet', 'tisdag klockan 10', 'är husdjur tillåtna?', 'Jonas Ek'],
    ends: ['Hamnloft', 'tisdag 24 november', '10:00', 'Jonas Ek'],
  },
  healthcare: {
    said: ['Jag behöver en tid', 'en hälsokontroll', 'onsdag förmiddag klockan nio', 'Lisa Park'],
    ends: ['Hälsokontroll', 'onsdag 25 november', '9:00', 'Lisa Park'],
  },
  fitness: {
    said: ['Kan jag prova först?', 'yoga', 'den 28 november', 'kl. 10', 'Max'],
    ends: ['Yoga', 'lördag 28 november', '10:00', 'Max'],
  },
  automotive: {
    said: ['Jag vill boka en provkörning', 'den elektriska', 'i övermorgon klockan 15:30', 'Sam'],
    ends: ['Elektrisk småbil', 'tisdag 24 november', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Jag behöver en advokat', 'ett avtal', 'torsdag kl 15', 'vad kostar det?', 'Ada Byron'],
    ends: ['Avtal', 'torsdag 26 november', '15:00', 'Ada Byron'],
  },
};
