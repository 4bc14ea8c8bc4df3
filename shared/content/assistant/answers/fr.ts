import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Bonjour ! Je suis l’assistant de {brand}. Je peux vous renseigner sur nos chatbots, nos tarifs, les intégrations et la réservation d’une consultation gratuite.',
  services:
    'Nous créons des chatbots IA pour les entreprises : service client, automatisation des ventes et intégrations sur mesure. Ils travaillent jour et nuit dans {languages} langues, et une première version est prête en {hours} heures.',
  askIndustry: 'Dans quel secteur travaillez-vous ?',
  askVolume: 'Combien de messages recevez-vous environ par mois ?',
  offer: 'Souhaitez-vous réserver une consultation gratuite ?',
  industryIntro: '{industry} : {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'un bot répond sur les commandes et les livraisons, conseille des produits, gère les retours et relance les paniers abandonnés.',
    ],
    healthcare: [
      'Santé',
      'un bot prend les demandes de rendez-vous, répond sur les horaires, les mutuelles et la préparation, et transmet tout ce qui est médical à votre équipe.',
    ],
    finance: [
      'Finance',
      'un bot explique les produits, réunit les éléments d’un dossier, répond aux questions de compte et laisse le conseil à vos équipes agréées.',
    ],
    realestate: [
      'Immobilier',
      'un bot qualifie acheteurs et locataires, répond sur les biens et organise les visites.',
    ],
    education: [
      'Éducation',
      'un bot répond sur les cours, les frais et les inscriptions et oriente les étudiants vers la bonne personne.',
    ],
    hospitality: [
      'Hôtellerie',
      'un bot prend les demandes de réservation, répond aux clients jour et nuit et propose surclassements et bonnes adresses.',
    ],
    fitness: [
      'Fitness',
      'un bot réserve cours et séances d’essai, explique les abonnements et envoie des rappels.',
    ],
    restaurant: [
      'Restauration',
      'un bot réserve des tables, répond sur la carte et les allergènes et prend les commandes.',
    ],
    automotive: [
      'Automobile',
      'un bot organise essais routiers et rendez-vous d’atelier et répond sur les véhicules et le financement.',
    ],
    professional: [
      'Services professionnels',
      'un bot qualifie les demandes, réunit ce qu’il faut pour un premier rendez-vous et l’organise.',
    ],
  },
  template:
    'Un modèle prêt à l’emploi existe pour ce secteur, adapté à vous en {from}–{to} jours ; essayez-le dans notre galerie.',
  platformIntro: 'Formules plateforme (vous gérez le bot sur notre plateforme) :',
  planLine: '{plan} : {price} par mois, jusqu’à {messages} messages',
  planCustom: '{plan} : prix sur demande, messages illimités',
  managedIntro: 'Service entièrement géré (nous le créons et l’exploitons pour vous) :',
  managedLine: '{plan} : {price} par mois, {count} conversations',
  managedUnlimited: '{plan} : {price} par mois, conversations illimitées',
  fit: 'Pour environ {volume} messages par mois, la formule plateforme {plan} convient : {price} par mois, jusqu’à {messages} messages.',
  fitCustom:
    'Pour environ {volume} messages par mois, il vous faut la formule plateforme {plan} : messages illimités, prix sur demande.',
  managedFrom:
    'Si vous préférez que nous nous occupions de tout, le service entièrement géré commence à {price} par mois.',
  managedFit:
    'Pour environ {volume} conversations par mois, le service entièrement géré {plan} convient : {price} par mois.',
  integrations:
    'Nos bots se connectent à {list} et à d’autres systèmes via leur API. {starter} comprend {count} intégrations, {professional} autant que nécessaire. Une intégration sur mesure coûte {price}, une seule fois.',
  timeline:
    'Une première version est prête en {hours} heures ; l’adapter à votre entreprise prend {from}–{to} jours selon le secteur.',
  security:
    'La sécurité fait partie de toutes les formules : {badges}. Les données sont chiffrées pendant le transport. {professional} est prêt pour HIPAA ; {enterprise} ajoute le SSO et l’hébergement chez vous. Pour les détails : {email}.',
  languages:
    'Nos chatbots prennent en charge {languages} langues ; ici, dans le chat, j’en parle {count}. Une langue supplémentaire pour votre bot coûte {price} par mois.',
  bookingInfo:
    'La consultation est gratuite : vous choisissez un jour et un créneau d’une demi-heure entre {from} et {to} (heure de {zone}) et décrivez brièvement votre besoin. C’est une demande ; nous confirmons sous {hours} heures. Dites-moi simplement que vous voulez réserver.',
  book: 'Avec plaisir ! J’ouvre le formulaire de réservation : choisissez un jour et une heure, nous confirmons sous {hours} heures.',
  contactInfo:
    'Vous pouvez joindre notre équipe à {email} ; nous répondons sous {hours} heures. Si vous souhaitez être contacté, dites-le-moi.',
  contact: 'Bien sûr. J’ouvre le formulaire de contact ; notre équipe vous répondra sous {hours} heures.',
  thanks: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
  bye: 'Au revoir et merci de votre visite !',
  complaint:
    'Je suis désolé que cela ait été frustrant. Une personne de notre équipe peut vous aider : écrivez à {email} ou dites-moi que vous souhaitez être contacté.',
  offTopic:
    'Désolé, je ne peux vous aider que pour nos chatbots : services, tarifs, intégrations, sécurité et réservation d’une consultation. Que souhaitez-vous savoir ?',
  decline: 'Très bien. Je reste là si vous avez une autre question.',
  apology: 'Je suis désolé, j’ai du mal à répondre pour le moment. Veuillez réessayer.',
  demo: {
    greeting: 'Bonjour ! Je suis l’assistant virtuel de {business}. Comment puis-je vous aider ?',
    hours: 'Nos horaires : {value}',
    prices: 'Nos tarifs (prix d’exemple de cette démo) :',
    services: 'Voici ce que je peux faire pour vous :',
    location: 'Vous nous trouverez ici : {value}',
    booking:
      'Volontiers. Indiquez-moi le jour, l’heure et votre nom, et l’équipe de {business} confirmera. (Ceci est une démo : rien n’est vraiment réservé.)',
    human:
      'Je vous mets en relation avec l’équipe de {business}. Vous pouvez aussi la joindre ici : {value}.',
    thanks: 'Je vous en prie ! Puis-je faire autre chose pour vous ?',
    unknown: 'Je n’en suis pas sûr ; l’équipe de {business} le saura. Vous pouvez par exemple me demander :',
  },
};
