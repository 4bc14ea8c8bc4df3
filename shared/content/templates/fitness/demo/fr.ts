import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Combien coûte un abonnement ?',
    'Puis-je d’abord essayer ?',
    'Quand ont lieu les cours de yoga ?',
    'Comment suspendre mon abonnement ?',
    'Avez-vous des coachs personnels ?',
  ],
  useCases: [
    'Séances d’essai réservées depuis le site',
    'Planning des cours et places libres',
    'Questions d’abonnement, suspension et résiliation',
    'Rappels et messages pour faire revenir',
    'Un coach personnel adapté à l’objectif',
  ],
  can: 'Je réserve des séances d’essai, je connais le planning, j’explique les abonnements avec suspension et résiliation et je trouve le bon coach. Les demandes d’essai ont une réponse en quelques secondes, les cours sont mieux remplis et l’accueil reçoit moins d’appels.',
  hours: 'du lundi au vendredi 6:00-22:30, le week-end 8:00-20:00',
  location: '88 Northside Avenue, à côté de la piscine',
  services:
    'Espace musculation et cardio|Cours de yoga, de pilates et de spinning|Coaching personnel|Sauna|Conseil en nutrition',
  prices:
    'Abonnement Basic : {basic} par mois|Abonnement Plus avec tous les cours : {plus} par mois|Entrée à la journée : {day}|Coaching personnel : {personal} l’heure|Semaine d’essai : {trial}',
  items: {
    trial: [
      'je voudrais essayer|réserver un essai|séance d’essai|entraînement d’essai|essai gratuit|première séance|tester la salle|venir voir la salle',
      'Volontiers : une semaine d’essai coûte {trial} (prix d’exemple) et comprend un cours et une courte initiation.',
    ],
    membership: [
      'prix de l’abonnement|combien par mois|tarif mensuel|je veux m’inscrire|devenir membre|différence entre Basic et Plus|entrée à la journée',
      'Basic coûte {basic} par mois, Plus avec tous les cours {plus} ; l’entrée à la journée {day} (prix d’exemple). Les deux se résilient chaque mois.',
    ],
    classes: [
      'planning des cours|horaires du yoga|c’est quand le pilates|cours de spinning|emploi du temps|reste-t-il une place au yoga|le cours est-il complet',
      'Yoga : lundi et mercredi 18:30, samedi 10:00. Pilates : mardi 19:00. Spinning : jeudi 18:00 et dimanche 11:00. Les cours durent 60 minutes ; en ce moment, il reste des places partout.',
    ],
    freeze: [
      'mettre mon abonnement en pause|je pars en vacances, puis-je faire une pause|suspendre à cause d’une blessure|geler mon abonnement|suspension',
      'Vous pouvez le suspendre gratuitement d’un à trois mois par an : prévenez-nous avant le 25, et cela commence le premier du mois suivant. La résiliation est possible avec un mois de préavis.',
    ],
    trainer: [
      'coach personnel|je veux perdre du poids|programme d’entraînement|un entraîneur|prix du coaching|prendre du muscle|j’ai un objectif',
      'Oui, quatre : pour la force, le poids, le dos et la remise en forme. Une heure coûte {personal} (prix d’exemple), et le premier entretien est gratuit.',
    ],
    quit: [
      'comment résilier|mettre fin à mon contrat|quitter la salle|délai de préavis|durée minimale|résilier mon abonnement',
      'Dans l’application ou par e-mail, avec un mois de préavis. Il n’y a pas de durée minimale.',
    ],
    sauna: [
      'y a-t-il un sauna|douches|casiers|faut-il une serviette|vestiaires|espace bien-être',
      'Oui, tous les jours à partir de 15:00 et compris dans Plus. Douches et casiers sont gratuits ; apportez une serviette et un cadenas.',
    ],
    beginner: [
      'je débute|je ne suis jamais allé dans une salle de sport|suis-je trop âgé|je ne suis pas en forme|est-ce pour les débutants',
      'La plupart de nos membres ont commencé ainsi. Chacun reçoit une initiation aux machines et un premier programme, à tout âge.',
    ],
    friend: [
      'puis-je amener un ami|venir avec un invité|m’entraîner avec mon conjoint|carte invité|une amie peut-elle venir',
      'Les membres Plus invitent gratuitement quelqu’un une fois par mois ; sinon l’entrée à la journée coûte {day} (prix d’exemple).',
    ],
    reminders: [
      'envoyez-vous des rappels|rappelez-moi mon cours|je ne suis pas venu depuis longtemps|reprendre après une pause|notifications',
      'Oui, deux heures avant chaque cours par WhatsApp ou par e-mail, comme vous voulez ; et qui s’est absenté un moment reçoit une invitation à un cours de son choix.',
    ],
  },
  tasks: {
    trial: {
      done: 'Votre séance d’essai est notée :',
      choice: 'Que souhaitez-vous essayer : la musculation, le yoga, le pilates ou le spinning ?',
    },
  },
  options: {
    strength: ['Musculation', 'musculation|muscu|machines|poids|cardio|salle'],
    yoga: ['Yoga', 'yoga'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|vélo|biking'],
  },
  states: {},
};
