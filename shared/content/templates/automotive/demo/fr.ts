import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Puis-je réserver un essai ?',
    'Combien coûte une révision ?',
    'Quelles voitures électriques avez-vous ?',
    'Reprenez-vous mon ancienne voiture ?',
    'Quand ma voiture sera-t-elle prête ?',
  ],
  useCases: [
    'Essais convenus depuis la page du véhicule',
    'Rendez-vous d’atelier de la bonne durée',
    'Demandes de reprise avec photos et kilométrage',
    'Questions de financement et de location préparées pour la vente',
    'Où en est une réparation, sans coup de téléphone',
  ],
  can: 'J’organise des essais et des rendez-vous à l’atelier, je dis où en est une réparation et je réponds aux questions sur les voitures, les prix, la reprise et le financement. Les intéressés ont une réponse pendant qu’ils cherchent encore, et le planning de l’atelier n’a plus de trous dus au téléphone.',
  hours: 'du lundi au vendredi 8:00-18:00, samedi 9:00-18:00, fermé le dimanche',
  location: '140 Ridgeway Road, sortie 9 ; bornes de recharge à l’entrée',
  services:
    'Voitures neuves et d’occasion|Essais|Révisions et réparations|Gardiennage de pneus|Reprise|Financement et location',
  prices:
    'Révision : {inspection}, pièces en sus|Vidange : {oil}|Changement et gardiennage des pneus : {tyres} par saison|Compacte d’occasion de deux ans : {hatchback}|Compacte électrique neuve : {electric}',
  items: {
    drive: [
      'essai|je voudrais essayer la voiture électrique|essayer la compacte|un essai samedi|faire un tour avec|je peux la conduire',
      'Volontiers : un essai dure environ 40 minutes et il est gratuit. Merci d’apporter votre permis.',
    ],
    workshop: [
      'rendez-vous à l’atelier|vous faites les vidanges|prendre rendez-vous pour une révision|ma voiture a besoin d’une vidange|ma voiture fait un bruit|rendez-vous pour une réparation|il me faut de nouveaux freins|amener ma voiture au garage',
      'Volontiers, je note une date à l’atelier.',
    ],
    status: [
      'ma voiture est-elle prête|où en est la réparation|quand puis-je récupérer ma voiture|combien de temps dure la réparation|venir chercher ma voiture|suivi de la réparation',
      'Je regarde pour vous.',
    ],
    cost: [
      'prix d’une révision|c’est combien la vidange|que coûte l’entretien|tarifs de l’atelier|prix de l’entretien',
      'Une révision coûte {inspection}, pièces en sus, une vidange {oil}, le changement et le gardiennage des pneus {tyres} par saison (prix d’exemple). Je peux noter une date à l’atelier.',
    ],
    electric: [
      'voitures électriques|vous avez de l’électrique|hybride|autonomie de la batterie|recharge à domicile|elle fait combien de kilomètres',
      'Une compacte électrique neuve à partir de {electric} (prix d’exemple), avec environ 400 km d’autonomie, et deux d’occasion. La recharge à domicile peut être organisée avec un installateur.',
    ],
    tradeIn: [
      'reprise|faire reprendre ma voiture|combien vaut ma voiture|vendre mon ancienne voiture|vous rachetez les voitures|échanger ma voiture',
      'Oui. Envoyez le modèle, l’année, le kilométrage et quelques photos à {contact} ; notre acheteur donne un montant sous un jour ouvré et le confirme après avoir vu la voiture.',
    ],
    financing: [
      'financement|leasing|location longue durée|crédit auto|payer en mensualités|apport initial|LOA ou crédit',
      'Oui, location et crédit sur 24 à 60 mois. Les conditions dépendent de la voiture et de la banque ; un vendeur les calcule avec vous.',
    ],
    used: [
      'voitures d’occasion|une voiture pas chère|qu’avez-vous en stock|une voiture à moins de 20000|prix de la compacte|garantie|avez-vous des utilitaires',
      'En ce moment, par exemple, une compacte de deux ans à {hatchback} (prix d’exemple), garantie 12 mois, et un utilitaire électrique.',
    ],
    replacement: [
      'voiture de prêt|voiture de remplacement|véhicule de courtoisie|comment je rentre chez moi sans voiture|prêt de véhicule',
      'Pour les réparations de plus d’une demi-journée, oui, selon disponibilité ; demandez-la en réservant.',
    ],
    tyres: [
      'changez-vous les pneus|pneus hiver|gardiennage de pneus|pneus neige|pneus été|changement de roues',
      'Oui, avec gardiennage pour {tyres} par saison (prix d’exemple). Octobre et avril se remplissent vite.',
    ],
  },
  tasks: {
    drive: {
      done: 'Votre essai est noté :',
      choice:
        'Quelle voiture souhaitez-vous essayer : la compacte électrique, la compacte d’occasion ou l’utilitaire électrique ?',
    },
    workshop: {
      done: 'Votre date à l’atelier est notée :',
      choice: 'Que devons-nous faire : une révision, une vidange, les pneus ou une réparation ?',
    },
    status: {
      done: 'Je l’ai trouvé.',
      code: 'Quel est votre numéro d’ordre ? Il commence par RM-, par exemple RM-2051.',
    },
  },
  options: {
    electricCar: ['Compacte électrique', 'électrique|voiture électrique|la neuve'],
    hatchback: ['Compacte d’occasion', 'compacte|occasion|essence'],
    van: ['Utilitaire électrique', 'utilitaire*|fourgon*|camionnette'],
    inspection: ['Révision', 'révision|entretien|contrôle'],
    oil: ['Vidange', 'vidange|huile'],
    tyreChange: ['Pneus', 'pneu*|roue*'],
    repair: ['Réparation', 'répar*|frein*|bruit*|panne|abîmé*|bosse|phare*'],
  },
  states: {
    lift: 'Ordre {code} : révision avec plaquettes de frein neuves. La voiture est sur le pont et sera prête aujourd’hui à 16:30.',
    parts:
      'Ordre {code} : pare-brise neuf. La pièce arrive demain matin ; la voiture sera prête dans l’après-midi.',
    ready: 'Ordre {code} : vidange et pneus. La voiture est prête ; vous pouvez la récupérer jusqu’à 18:00.',
  },
};
