import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Kan jeg bestille bord?',
      'fire personer på fredag',
      'halv åtte',
      'har dere vegansk mat?',
      'Solberg',
      'nei, for fem',
    ],
    ends: ['5', 'fredag 27. november', '19:30', 'Solberg'],
  },
  ecommerce: {
    said: ['Hvor er pakken min?', 'FT-1042', 'jeg vil returnere den', 'den er for liten'],
    ends: ['FT-1042', 'Passer ikke'],
  },
  education: {
    said: ['Kan jeg prøve en time?', 'spansk', 'i morgen kl 18', 'Jeg heter Ana Lima'],
    ends: ['Spansk', 'mandag 23. november', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Kan jeg avtale en visning?',
      'havneloftet',
      'tirsdag klokka 10',
      'er kjæledyr tillatt?',
      'Jonas Vik',
    ],
    ends: ['Havneloft', 'tirsdag 24. november', '10:00', 'Jonas Vik'],
  },
  healthcare: {
    said: ['Jeg trenger en time', 'en helsekontroll', 'onsdag formiddag klokka ni', 'Lise Park'],
    ends: ['Helsekontroll', 'onsdag 25. november', '9:00', 'Lise Park'],
  },
  fitness: {
    said: ['Kan jeg prøve først?', 'yoga', '28. november', 'kl. 10', 'Max'],
    ends: ['Yoga', 'lørdag 28. november', '10:00', 'Max'],
  },
  automotive: {
    said: ['Jeg vil bestille en prøvekjøring', 'den elektriske', 'i overmorgen klokka 15:30', 'Sam'],
    ends: ['Elektrisk småbil', 'tirsdag 24. november', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Jeg trenger en advokat', 'en kontrakt', 'torsdag kl 15', 'hva koster det?', 'Ada Byron'],
    ends: ['Kontrakt', 'torsdag 26. november', '15:00', 'Ada Byron'],
  },
};
