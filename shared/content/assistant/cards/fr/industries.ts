import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Pour quels secteurs avez-vous des modèles ?',
    answer:
      'Il y a {templates} modèles prêts : santé, e-commerce, immobilier, fitness, restauration, automobile, éducation et services professionnels. Dans la galerie, vous pouvez discuter avec le bot de démonstration de chacun ; nous les adaptons à vous en {daysFrom} à {daysTo} jours.',
  },
  customise: {
    chip: 'Peut-on adapter un modèle ?',
    answer:
      'Oui, chaque modèle est personnalisable à 100 % : nous adaptons mots, questions, règles et connexions à votre entreprise en {daysFrom} à {daysTo} jours, et vous pouvez les changer ensuite.',
  },
  ecommerce: {
    chip: 'Que faites-vous pour les boutiques ?',
    answer:
      'En e-commerce, le bot trouve des produits, répond avant le paiement, suit les commandes, traite les retours et demande une fois, poliment, ce qu’il en est du panier abandonné. Le modèle « Assistant boutique » est adapté en {days} jours.',
  },
  healthcare: {
    chip: 'Que faites-vous pour les cliniques ?',
    answer:
      'En santé, le bot reçoit les demandes de rendez-vous, répond sur les horaires, l’assurance et la préparation, envoie des rappels et montre clairement le chemin vers une personne en cas d’urgence ; il ne donne jamais d’avis médical. Le modèle « Accueil patients » est adapté en {days} jours.',
  },
  realestate: {
    chip: 'Que faites-vous pour l’immobilier ?',
    answer:
      'Dans l’immobilier, le bot découvre ce que quelqu’un cherche, montre ce qui convient, qualifie acheteurs et locataires et fixe la visite, de jour comme de nuit. Le modèle « Guide immobilier » est adapté en {days} jours.',
  },
  fitness: {
    chip: 'Que faites-vous pour les salles de sport ?',
    answer:
      'En fitness, le bot connaît les horaires des cours, réserve des séances d’essai, explique abonnements et pauses, tient la liste d’attente des cours complets et prévient les membres. Le modèle « Coach du studio » est adapté en {days} jours.',
  },
  restaurant: {
    chip: 'Que faites-vous pour les restaurants ?',
    answer:
      'Dans la restauration, le bot réserve des tables, répond sur la carte et les allergènes, prépare des menus de groupe et prend les commandes à emporter. Le modèle « Accueil en salle » est adapté en {days} jours.',
  },
  automotive: {
    chip: 'Que faites-vous pour les garages ?',
    answer:
      'Dans l’automobile, le bot fixe rendez-vous d’atelier et essais, répond sur les pièces et le financement et donne l’état d’une réparation. Le modèle « Réception atelier » est adapté en {days} jours.',
  },
  education: {
    chip: 'Que faites-vous pour les écoles ?',
    answer:
      'Dans l’éducation, le bot répond sur les cours, les frais et l’inscription, fixe des cours d’essai et guide l’élève vers la bonne personne. Le modèle est adapté en {days} jours.',
  },
  professional: {
    chip: 'Que faites-vous pour cabinets et agences ?',
    answer:
      'Pour les services professionnels (avocats, experts-comptables, consultants, agences), le bot qualifie les demandes, réunit ce qu’il faut pour un premier rendez-vous et le fixe ; il ne donne aucun conseil juridique ou fiscal. Le modèle est adapté en {days} jours.',
  },
  finance: {
    chip: 'Que faites-vous pour banques, assurances ?',
    answer:
      'En finance, le bot explique les produits, réunit ce qu’il faut pour une demande, répond sur les comptes et passe le conseil à votre personnel habilité. Il n’y a pas encore de modèle prêt ; nous le construisons avec vous, une première version en {firstHours} heures.',
  },
  hospitality: {
    chip: 'Que faites-vous pour les hôtels ?',
    answer:
      'Dans l’hôtellerie, le bot reçoit les demandes de réservation, répond aux clients jour et nuit dans leur langue et propose surclassements et bonnes adresses. Il n’y a pas encore de modèle prêt ; nous le construisons avec vous, une première version en {firstHours} heures.',
  },
  other: {
    chip: 'Mon secteur n’est pas listé',
    answer:
      'Nous créons aussi des bots pour d’autres secteurs, à partir d’un modèle voisin ou de zéro : une première version en {firstHours} heures. Dites-nous ce que demandent vos clients ou réservez une consultation gratuite ; nous vous dirons honnêtement ce qu’un bot peut faire pour vous.',
  },
  benefits: {
    chip: 'Qu’apporte un bot à une entreprise ?',
    answer:
      'Les clients ont une réponse tout de suite, la nuit aussi et dans leur langue ; votre équipe répond moins souvent aux mêmes questions et reçoit des demandes avec leur histoire. Étude citée sur notre page : 37 % des entreprises répondent à une demande en ligne dans l’heure, et celles-là ont près de 7 fois plus de chances d’un vrai échange. Le calculateur de ROI montre votre propre chiffre.',
  },
  reminders: {
    chip: 'Le bot envoie-t-il des rappels ?',
    answer:
      'Oui. Il rappelle aux patients leurs rendez-vous, aux membres d’une salle leurs cours par WhatsApp ou e-mail, et les clients confirment leur table ; moins de rendez-vous sont manqués.',
  },
  waitlist: {
    chip: 'Gère-t-il les listes d’attente ?',
    answer:
      'Oui. Le modèle fitness tient des listes d’attente pour les cours complets, et un bot propose le créneau libéré à qui attend.',
  },
  events: {
    chip: 'Faites-vous événements et mariages ?',
    answer:
      'Il n’y a pas de modèle tout prêt pour les salles d’événements ou de mariage. Celui du restaurant prend déjà les demandes de groupes et d’événements, et nous l’adaptons, ou partons de zéro : une première version en {firstHours} heures.',
  },
  figures: {
    chip: 'Que veut dire « 90 % plus rapide » ?',
    answer:
      'Ce sont les chiffres au-dessus des modèles : {templates} modèles et plus, une première version en {firstHours} heures en moyenne, déploiement 90 % plus rapide, 100 % personnalisable. Par rapport à quoi, le site ne le dit pas pour les 90 % ; notre équipe vous répond : {email}.',
  },
};
