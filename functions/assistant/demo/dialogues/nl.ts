import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Kan ik een tafel reserveren?',
      'vier op vrijdag',
      'om 8 uur',
      'hebben jullie veganistische gerechten?',
      'Kim',
      'nee, voor vijf',
    ],
    ends: ['5', 'vrijdag 27 november', '20:00', 'Kim'],
  },
  ecommerce: {
    said: ['Waar is mijn bestelling?', 'FT-1042', 'ik wil het terugsturen', 'het is te klein'],
    ends: ['FT-1042', 'Past niet'],
  },
  education: {
    said: ['Kan ik een les proberen?', 'Spaans', 'morgen om 6 uur ’s avonds', 'Mijn naam is Ana Lima'],
    ends: ['Spaans', 'maandag 23 november', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Kan ik een bezichtiging afspreken?',
      'de havenloft',
      'dinsdag om 10 uur',
      'zijn huisdieren toegestaan?',
      'Jo Field',
    ],
    ends: ['Havenloft', 'dinsdag 24 november', '10:00', 'Jo Field'],
  },
  healthcare: {
    said: ['Ik heb een afspraak nodig', 'een check-up', 'woensdag om 9 uur ’s ochtends', 'Lee Park'],
    ends: ['Check-up', 'woensdag 25 november', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['Kan ik het eerst proberen?', 'yoga', 'op 28 november', '10 uur ’s ochtends', 'Max'],
    ends: ['Yoga', 'zaterdag 28 november', '10:00', 'Max'],
  },
  automotive: {
    said: ['Kan ik een proefrit boeken?', 'de elektrische', 'overmorgen om half vier', 'Sam'],
    ends: ['Elektrische compacte', 'dinsdag 24 november', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Ik heb een advocaat nodig', 'een contract', 'donderdag om 15 uur', 'wat kost het?', 'Ada Byron'],
    ends: ['Contract', 'donderdag 26 november', '15:00', 'Ada Byron'],
  },
};
