import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Puis-je réserver une table pour ce soir ?',
    'Avez-vous des plats végans ?',
    'Quels sont vos horaires ?',
    'Avez-vous quelque chose pour les clients sans gluten ?',
    'Pouvons-nous venir en grand groupe ?',
  ],
  useCases: [
    'Réservation de table sans coup de téléphone',
    'Questions sur la carte, les allergènes et les régimes',
    'Commandes à emporter et en livraison',
    'Demandes de groupes et d’événements',
    'Horaires, parking et accès',
  ],
  can: 'Je note des tables, je réponds aux questions sur la carte, les allergènes, la livraison et les groupes, et je dis quand nous sommes ouverts et comment nous trouver. Aucun appel n’est perdu aux heures de pointe, et les questions d’allergie ont toujours la même réponse.',
  hours: 'du mardi au dimanche 12:00-15:00 et 18:00-23:00, dernières commandes 22:00, fermé le lundi',
  location: '21 Market Row ; l’arrêt de tram Old Market est à deux minutes',
  services: 'Déjeuner et dîner|Plats à emporter|Livraison à 3 km à la ronde|Salon privé pour 24|Traiteur',
  prices:
    'Plat du jour : {lunch}|Pâtes fraîches : à partir de {pasta}|Plat végan : {vegan}|Menu dégustation, cinq plats : {tasting} par personne|Livraison : {delivery} par commande',
  items: {
    table: [
      'je voudrais réserver une table|une table pour deux|reste-t-il une table|faire une réservation|dîner demain soir|réserver pour samedi|des places pour ce soir',
      'Volontiers, je note une table pour vous.',
    ],
    vegan: [
      'plats végans|végétarien|quelque chose sans viande|plats à base de plantes|il y a quoi pour les végétariens',
      'Oui : un plat végan à {vegan} (prix d’exemple), trois entrées et un dessert. Beaucoup de pâtes peuvent aussi être préparées en version végane.',
    ],
    gluten: [
      'sans gluten|allergie aux noix|intolérance au lactose|allergènes|maladie cœliaque|y a-t-il des noix dedans|allergie alimentaire',
      'Oui. Nos pâtes fraîches existent aussi au sarrasin, et chaque plat a sa liste d’allergènes. Signalez les allergies en réservant : notre cuisine est petite et utilise des noix et de la farine.',
    ],
    group: [
      'fête d’anniversaire|dîner d’entreprise|salon privé|mariage|événement de 20 personnes|grand groupe|traiteur pour une fête',
      'Notre salon privé accueille jusqu’à 24 personnes. À partir de dix, nous cuisinons un menu fixe, par exemple cinq plats à {tasting} par personne (prix d’exemple).',
    ],
    takeaway: [
      'livrez-vous à domicile|plats à emporter|livraison|à emporter|venir chercher une commande|commander en ligne',
      'Oui, à 3 km à la ronde de 18:00 à 21:30 pour {delivery} par commande (prix d’exemple) ; à emporter, c’est prêt en 25 minutes. Les commandes se prennent au numéro du restaurant.',
    ],
    menu: [
      'qu’y a-t-il à la carte|que peut-on manger|plat du jour|formule du midi|montrez-moi le menu|avez-vous du poisson|pâtes',
      'Cette semaine : plat du jour {lunch}, pâtes fraîches à partir de {pasta}, poisson au feu de bois et un menu dégustation de cinq plats à {tasting} (prix d’exemple). Chaque plat a sa liste d’allergènes.',
    ],
    parking: [
      'y a-t-il un parking|où se garer|en tram|en bus|venir en voiture|parking à proximité',
      'Il y a un parking à Old Market, à trois minutes à pied ; le tram s’arrête encore plus près. Nous sommes au 21 Market Row, du mardi au dimanche 12:00-15:00 et 18:00-23:00.',
    ],
    children: [
      'les enfants sont-ils bienvenus|chaise haute|puis-je venir avec mon chien|chiens acceptés|menu enfant|bébé',
      'Les deux sont bienvenus. Nous avons des chaises hautes et une assiette pour enfants ; les chiens peuvent venir en terrasse.',
    ],
    change: [
      'modifier ma réservation|annuler ma réservation|déplacer ma table|nous serons en retard|nous serons plus nombreux|j’ai déjà réservé',
      'Écrivez-nous ou appelez avec le nom et l’heure de la réservation ; jusqu’à deux heures avant, cela ne coûte rien. Une table que nous sommes en train de noter ici, vous la changez en le disant.',
    ],
  },
  tasks: { table: { done: 'Votre table est notée :' } },
  options: {},
  states: {},
};
