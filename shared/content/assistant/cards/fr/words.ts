import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Vouliez-vous poser l’une de ces questions ?',
  dontKnow:
    'Je n’en suis pas certain et je préfère ne pas deviner. Je peux transmettre exactement cette question à une personne, ou répondre à l’une de celles-ci :',
  stillDontKnow:
    'Je ne vois toujours pas ce que vous voulez dire. Une personne le saura : dois-je transmettre votre question ? Ou choisissez l’une de celles-ci :',
  passOn: 'Transmettre cette question à une personne',
  sorryOther:
    'Pardon, je vous ai donc mal compris. Vouliez-vous poser l’une de ces questions ? Ou dites-le autrement.',
  seeOnPage: 'Voir sur la page',
  bookButton: 'Réserver une consultation gratuite',
  contactButton: 'Laisser un message',
  planHas: 'Oui, {plan} le comprend.',
  planLacks: 'Non, {plan} ne le comprend pas ; {plans} oui.',
  planCosts: '{plan} coûte {price} par mois.',
  planCustom: 'Le prix de {plan} est établi sur mesure.',
  sumMonthly: '{item} : {price} par mois',
  sumOnce: '{item} : {price} une seule fois',
  totalMonthly: 'En tout : {total} par mois',
  totalOnce: 'plus {total} une seule fois',
  answerIn: 'Répondre plutôt en {language} ?',
  masked:
    'J’ai masqué un numéro de carte ou d’identité : il n’est ni conservé ni transmis. Vous n’avez jamais besoin d’en saisir un ici.',
  fromBlog: 'Sur notre blog : {title}',
  addOnNames: {
    language: 'langue supplémentaire',
    conversations: 'conversations supplémentaires',
    integration: 'intégration sur mesure',
    training: 'entraînement avancé',
  },
  addOnWords: {
    language: 'langue|langues',
    conversations:
      'conversations supplémentaires|conversation supplémentaire|conversations en plus|conversations de plus|messages supplémentaires|messages en plus|chats supplémentaires|échanges supplémentaires',
    integration: 'intégration sur mesure|intégration|intégrations|connexion|connecteur|interface',
    training: 'entraînement|entraîner|formation|training',
  },
  sumWords:
    'total|au total|en tout|ensemble|tout compris|somme|la somme|additionné|ça fait combien|cela ferait combien|combien en tout|tout ça|cumulé',
  backWords:
    'celui-ci|celui-là|celle-ci|celle-là|ce forfait|cette formule|cette offre|cet abonnement|l’autre|le même|la même|ça|cela|il|elle|le|la|y|en|et ça',
  smallNumbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};
