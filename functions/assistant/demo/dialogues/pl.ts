import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Chcę zarezerwować stolik',
      'cztery osoby w piątek',
      'o 20',
      'macie coś wegańskiego?',
      'Kowalska',
      'nie, dla pięciu',
    ],
    ends: ['5', 'piątek, 27 listopada', '20:00', 'Kowalska'],
  },
  ecommerce: {
    said: ['Gdzie jest moja paczka?', 'FT-1042', 'chcę to zwrócić', 'jest za mała'],
    ends: ['FT-1042', 'Nie pasuje'],
  },
  education: {
    said: ['Czy mogę spróbować jednej lekcji?', 'hiszpański', 'jutro o 18', 'Nazywam się Anna Lis'],
    ends: ['Hiszpański', 'poniedziałek, 23 listopada', '18:00', 'Anna Lis'],
  },
  'real-estate': {
    said: [
      'Czy mogę umówić oglądanie?',
      'loft w porcie',
      'we wtorek o 10',
      'czy zwierzęta są dozwolone?',
      'Jan Polny',
    ],
    ends: ['Loft w porcie', 'wtorek, 24 listopada', '10:00', 'Jan Polny'],
  },
  healthcare: {
    said: ['Potrzebuję wizyty', 'badanie kontrolne', 'w środę rano o dziewiątej', 'Ewa Park'],
    ends: ['Badanie kontrolne', 'środa, 25 listopada', '9:00', 'Ewa Park'],
  },
  fitness: {
    said: ['Czy mogę najpierw spróbować?', 'joga', '28 listopada', 'o 10 rano', 'Maks'],
    ends: ['Joga', 'sobota, 28 listopada', '10:00', 'Maks'],
  },
  automotive: {
    said: ['Chciałbym jazdę próbną', 'elektryczny', 'pojutrze o wpół do czwartej', 'Sam'],
    ends: ['Elektryczny kompakt', 'wtorek, 24 listopada', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['Potrzebuję prawnika', 'chodzi o umowę', 'w czwartek o 15', 'ile to kosztuje?', 'Ada Byron'],
    ends: ['Umowa', 'czwartek, 26 listopada', '15:00', 'Ada Byron'],
  },
};
