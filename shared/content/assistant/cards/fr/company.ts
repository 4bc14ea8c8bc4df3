import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Qui êtes-vous ?',
    answer:
      '{legalName} crée des chatbots d’IA pour les entreprises : bots de service client, automatisation commerciale et intégrations sur mesure, avec une plateforme pour les faire tourner ou en service entièrement géré.',
  },
  people: {
    chip: 'Quelle est la taille de la société ?',
    answer:
      'Le site ne dit ni qui a fondé {brand}, ni combien de personnes y travaillent, ni depuis quand elle existe. Notre équipe vous le dit volontiers : {email}.',
  },
  location: {
    chip: 'Où êtes-vous ?',
    answer:
      'Nos horaires suivent le fuseau {zone} ; le site ne donne pas d’adresse postale. Écrivez à {email} ou réservez une consultation, elle a lieu en ligne.',
  },
  hours: {
    chip: 'Quand êtes-vous joignables ?',
    answer:
      'Je réponds à toute heure. Notre équipe propose des consultations de {from} à {to} (fuseau {zone}) et répond aux messages en {hours} heures.',
  },
  contact: {
    chip: 'Comment vous joindre ?',
    answer:
      'Écrivez à {email} ; nous répondons en {hours} heures. Ou laissez un message dans le formulaire de contact, ici ou sur la page : une personne lit chacun d’eux.',
  },
  phone: {
    chip: 'Avez-vous un numéro de téléphone ?',
    answer:
      'Le site ne donne pas de numéro de téléphone. Laissez le vôtre dans le formulaire de contact et nous vous rappelons, ou réservez une consultation à heure fixe.',
  },
  careers: {
    chip: 'Recrutez-vous ?',
    answer: 'Le site n’annonce pas de poste ; écrivez à {email} avec l’objet « Carrières ».',
  },
  press: {
    chip: 'Je suis de la presse',
    answer: 'Pour la presse : écrivez à {email} avec l’objet « Presse ».',
  },
  customers: {
    chip: 'Avez-vous des références ?',
    answer:
      'Le site ne nomme ni clients ni études de cas. Il montre à la place des études publiées avec leur source, et des bots de démonstration pour {templates} secteurs que vous pouvez essayer vous-même. Demandez des références à notre équipe : {email}.',
  },
  results: {
    chip: 'Quels résultats ont les autres ?',
    answer:
      'Sur la page, nous citons des études publiées, avec sources : 70 % des paniers en ligne sont abandonnés (Baymard Institute, 2024), à 23 % des rendez-vous réservés personne ne vient (Dantas et al., 2018), les agents avec assistant d’IA règlent 14 % de demandes en plus par heure (les nouveaux 34 % ; Brynjolfsson et al., 2023), 76 % des gens préfèrent acheter dans leur langue et 40 % n’achètent jamais dans une autre (CSA Research, 2020), 81 % essaient d’abord seuls (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Comment réserver une consultation ?',
    answer:
      'Vous choisissez un jour et une demi-heure entre {from} et {to} (fuseau {zone}) et nous dites brièvement votre besoin. C’est gratuit et c’est une demande : nous confirmons en {hours} heures. Le bouton ci-dessous ouvre le formulaire.',
  },
  book: {
    chip: 'Réserver une consultation gratuite',
    answer:
      'Avec plaisir ! Choisissez un jour et une heure dans le formulaire de réservation ; nous confirmons en {hours} heures.',
  },
  contactMe: {
    chip: 'Contactez-moi, s’il vous plaît',
    answer:
      'Bien sûr. Laissez vos coordonnées dans le formulaire de contact ; notre équipe revient vers vous en {hours} heures.',
  },
  consultation: {
    chip: 'Que se passe-t-il en consultation ?',
    answer:
      'Elle est gratuite et dure {slot} minutes, en ligne : nous regardons ce que demandent vos clients et vous disons honnêtement ce qu’un bot peut faire pour vous ou non, avec un premier plan et un prix.',
  },
  partners: {
    chip: 'Travaillez-vous avec des partenaires ?',
    answer:
      'Le site ne mentionne aucun programme de partenaires, de revendeurs ou d’affiliation. Écrivez à {email} en disant ce que vous avez en tête.',
  },
  complaint: {
    chip: 'J’ai une réclamation',
    answer:
      'Je suis désolé que cela ait été pénible. Une personne de notre équipe peut aider : écrivez à {email} ou laissez un message avec le bouton ci-dessous, et vous avez de nos nouvelles en {hours} heures.',
  },
  responseTime: {
    chip: 'Quand aurai-je de vos nouvelles ?',
    answer: 'En {hours} heures : une personne lit chaque message et répond avec un premier plan et un prix.',
  },
  buy: {
    chip: 'Comment commander ?',
    answer:
      'Il n’y a pas de paiement en ligne sur le site : dites-nous la formule voulue par le formulaire de contact ou lors d’une consultation gratuite, et une personne la met en place avec vous, une première version en {firstHours} heures.',
  },
  noShows: {
    chip: 'D’où viennent les 23 % d’absences ?',
    answer:
      'D’une revue de 105 études : Dantas et al., Health Policy 122(4), 2018. 23 % des rendez-vous pris ne sont pas honorés ; c’est de la recherche publiée, pas notre chiffre. Un bot rappelle, laisse déplacer un rendez-vous en deux messages et propose le créneau libre à qui attend.',
  },
  fastReply: {
    chip: 'En combien de temps répond-on ?',
    answer:
      'Sur 2 241 entreprises américaines, 37 % ont répondu à une demande en ligne dans l’heure, 16 % dans la journée, 24 % plus tard et 23 % jamais. Répondre dans l’heure donnait près de 7 fois plus de chances d’un vrai échange avec un décideur qu’une heure plus tard, et plus de 60 fois plus qu’un jour plus tard (Oldroyd, McElheran et Elkington, Harvard Business Review, mars 2011).',
  },
  funding: {
    chip: 'Qui finance l’entreprise ?',
    answer:
      'Le site ne dit rien des investisseurs, des levées de fonds ni du chiffre d’affaires de {brand}. Demandez à notre équipe : {email}.',
  },
  terms: {
    chip: 'Où sont vos conditions générales ?',
    answer:
      'Le site publie une page de confidentialité, mais pas de conditions générales. Les offres vont de mois en mois avec {noticeDays} jours de préavis ; {enterprise} a son propre contrat, avec un SLA. Si votre service juridique veut lire quelque chose d’abord, demandez-le : {email}.',
  },
};
