import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Haluan varata pöydän',
      'neljälle hengelle perjantaina',
      'puoli kahdeksan illalla',
      'onko teillä vegaanista ruokaa?',
      'Virtanen',
      'ei, viidelle hengelle',
    ],
    ends: ['5', 'perjantai 27. marraskuuta', '19:30', 'Virtanen'],
  },
  ecommerce: {
    said: ['Missä pakettini on?', 'FT-1042', 'haluan palauttaa sen', 'se on liian pieni'],
    ends: ['FT-1042', 'Ei sovi'],
  },
  education: {
    said: ['Voinko kokeilla yhtä tuntia?', 'espanja', 'huomenna kello 18', 'Nimeni on Anna Lima'],
    ends: ['Espanja', 'maanantai 23. marraskuuta', '18:00', 'Anna Lima'],
  },
  'real-estate': {
    said: [
      'Voinko sopia näytön?',
      'satamaloft',
      'tiistaina kello 10',
      'sallitaanko lemmikit?',
      'Jussi Koski',
    ],
    ends: ['Satamaloft', 'tiistai 24. marraskuuta', '10:00', 'Jussi Koski'],
  },
  healthcare: {
    said: ['Tarvitsen ajan', 'terveystarkastus', 'keskiviikkona aamulla klo 9', 'Liisa Park'],
    ends: ['Terveystarkastus', 'keskiviikko 25. marraskuuta', '9:00', 'Liisa Park'],
  },
  fitness: {
    said: ['Voinko ensin kokeilla?', 'jooga', '28. marraskuuta', 'klo 10', 'Max'],
    ends: ['Jooga', 'lauantai 28. marraskuuta', '10:00', 'Max'],
  },
  automotive: {
    said: ['Haluaisin koeajon', 'sähköauto', 'ylihuomenna kello 15:30', 'Sami'],
    ends: ['Pieni sähköauto', 'tiistai 24. marraskuuta', '15:30', 'Sami'],
  },
  'professional-services': {
    said: ['Tarvitsen asianajajan', 'sopimus', 'torstaina klo 15', 'mitä se maksaa?', 'Ada Byron'],
    ends: ['Sopimus', 'torstai 26. marraskuuta', '15:00', 'Ada Byron'],
  },
};
