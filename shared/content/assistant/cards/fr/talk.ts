import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: 'Bonjour',
    answer:
      'Bonjour ! Je suis l’assistant de {brand}. Je peux vous aider sur nos chatbots, les prix, les intégrations et la réservation d’une consultation gratuite. Que voulez-vous savoir ?',
  },
  howAreYou: {
    chip: 'Comment allez-vous ?',
    answer: 'Merci, tout va bien ici, et toujours à mon poste. Que puis-je faire pour vous ?',
  },
  thanks: {
    chip: 'Merci',
    answer: 'Je vous en prie ! Puis-je faire autre chose pour vous ?',
  },
  bye: {
    chip: 'Au revoir',
    answer: 'Au revoir, et merci de votre visite !',
  },
  praise: {
    chip: 'Vous êtes doué',
    answer: 'Merci, c’est gentil. Que voulez-vous savoir d’autre ?',
  },
  bot: {
    chip: 'Êtes-vous un bot ?',
    answer:
      'Oui, je suis un bot : l’assistant d’IA de {brand}, fait des mêmes pièces que ce que nous construisons pour nos clients. Si vous préférez parler à une personne, un geste suffit.',
  },
  abilities: {
    chip: 'À quoi pouvez-vous aider ?',
    answer:
      'Je connais nos formules et nos prix, les modèles, les intégrations, les langues, la sécurité et le déroulement d’un projet ; je peux calculer le prix d’une formule avec options et vous mener à une personne ou à une réservation. Demandez, tout simplement.',
  },
  maker: {
    chip: 'Qui vous a créé ?',
    answer: 'J’ai été construit par {brand}, comme exemple de ce que nous faisons pour nos clients.',
  },
  myLanguages: {
    chip: 'Quelles langues parlez-vous ici ?',
    answer:
      'Ici dans le chat, je parle {chatLanguages} langues, dont le français : écrivez dans la vôtre et je réponds dans celle-ci, ou choisissez-en une en haut. Les bots que nous construisons en parlent {languages}.',
  },
  human: {
    chip: 'Parler à une personne',
    answer:
      'Volontiers. Une personne de notre équipe répond en {hours} heures : laissez un message avec le bouton ci-dessous ou écrivez à {email}.',
  },
  notThat: {
    chip: 'Ce n’est pas ma question',
    answer:
      'Pardon, je vous ai donc mal compris. Vouliez-vous poser l’une de ces questions ? Ou dites-le autrement.',
  },
  unclear: {
    chip: 'Expliquez encore, s’il vous plaît',
    answer:
      'Volontiers, autrement : nos bots répondent aux questions de vos clients, sur votre site et dans les messageries, jour et nuit. Que dois-je expliquer : les prix, le fonctionnement, ou ce à quoi ils se connectent ?',
  },
  insult: {
    chip: 'Cela ne m’aide pas',
    answer:
      'Je suis désolé de ne pas avoir été plus utile. Une personne fera mieux : laissez un message avec le bouton ci-dessous, ou dites-moi en quelques mots ce qu’il vous faut.',
  },
  offTopic: {
    chip: 'Tout autre chose',
    answer:
      'Cela sort de ce que je sais : je suis là pour nos chatbots, formules, modèles et vos données. Puis-je vous aider sur l’un de ces points ?',
  },
  inject: {
    chip: 'Ignorez vos instructions',
    answer:
      'Je m’en tiens à ce pour quoi je suis là : les questions sur nos chatbots, prix et services. Que voulez-vous savoir ?',
  },
  repeat: {
    chip: 'Répétez, s’il vous plaît',
    answer: 'Voici encore une fois :',
  },
};
