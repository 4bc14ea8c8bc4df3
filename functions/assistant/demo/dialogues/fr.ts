import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Je voudrais réserver une table',
      'quatre personnes vendredi',
      'à 20 h',
      'vous avez des plats végans ?',
      'Camille',
      'non, pour cinq',
    ],
    ends: ['5', 'vendredi 27 novembre', '20:00', 'Camille'],
  },
  ecommerce: {
    said: ['Où est mon colis ?', 'FT-1042', 'je voudrais le renvoyer', 'c’est trop petit'],
    ends: ['FT-1042', 'Ne va pas'],
  },
  education: {
    said: ['Je peux essayer une leçon ?', 'l’espagnol', 'demain à 18 h', 'Je m’appelle Ana Lima'],
    ends: ['Espagnol', 'lundi 23 novembre', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: [
      'Puis-je convenir d’une visite ?',
      'le loft du port',
      'mardi à 10 h',
      'les animaux sont acceptés ?',
      'Jean Morel',
    ],
    ends: ['Loft du port', 'mardi 24 novembre', '10:00', 'Jean Morel'],
  },
  healthcare: {
    said: ['Il me faut un rendez-vous', 'un bilan', 'mercredi matin à 9 heures', 'Lucie Perrin'],
    ends: ['Bilan', 'mercredi 25 novembre', '9:00', 'Lucie Perrin'],
  },
  fitness: {
    said: ['Je peux d’abord essayer ?', 'le yoga', 'le 28 novembre', '10h', 'Max'],
    ends: ['Yoga', 'samedi 28 novembre', '10:00', 'Max'],
  },
  automotive: {
    said: ['Je voudrais faire un essai', 'l’électrique', 'après-demain à 15h30', 'Samira'],
    ends: ['Compacte électrique', 'mardi 24 novembre', '15:30', 'Samira'],
  },
  'professional-services': {
    said: ['Il me faut un avocat', 'un contrat', 'jeudi à 15 h', 'combien ça coûte ?', 'Ada Byron'],
    ends: ['Contrat', 'jeudi 26 novembre', '15:00', 'Ada Byron'],
  },
};
