import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Kan jeg bestille et bord?',
      'fire personer på fredag',
      'halv otte',
      'har I vegansk mad?',
      'Holm',
      'nej, for fem',
    ],
    ends: ['5', 'fredag den 27. november', '19:30', 'Holm'],
  },
  ecommerce: {
    said: ['Hvor er min pakke?', 'FT-1042', 'jeg vil returnere den', 'den er for lille'],
    ends: ['FT-1042', 'Passer ikke'],
  },
  education: {
    said: ['Kan jeg prøve en time?', 'spansk', 'i morgen kl 18', 'Jeg hedder Ana Lima'],
    ends: ['Spansk', 'mandag den 23. november', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Kan jeg aftale en fremvisning?',
      'havneloftet',
      'tirsdag klokken 10',
      'er kæledyr tilladt?',
      'Jonas Friis',
    ],
    ends: ['Havneloft', 'tirsdag den 24. november', '10:00', 'Jonas Friis'],
  },
  healthcare: {
    said: ['Jeg har brug for en tid', 'et sundhedstjek', 'onsdag formiddag klokken ni', 'Lise Park'],
    ends: ['Sundhedstjek', 'onsdag den 25. november', '9:00', 'Lise Park'],
  },
  fitness: {
    said: ['Kan jeg prøve først?', 'yoga', 'den 28. november', 'kl. 10', 'Max'],
    ends: ['Yoga', 'lørdag den 28. november', '10:00', 'Max'],
  },
  automotive: {
    said: ['Jeg vil gerne have en prøvetur', 'den elektriske', 'i overmorgen klokken 15:30', 'Sam'],
    ends: ['Elektrisk småbil', 'tirsdag den 24. november', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Jeg har brug for en advokat', 'en kontrakt', 'torsdag kl 15', 'hvad koster det?', 'Ada Byron'],
    ends: ['Kontrakt', 'torsdag den 26. november', '15:00', 'Ada Byron'],
  },
};
