import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Bonjour ! Je suis l’assistant virtuel de {business}. Comment puis-je vous aider ?',
  thanks: 'Avec plaisir ! Puis-je faire autre chose pour vous ?',
  bye: 'Au revoir, et merci d’avoir essayé la démo de {business} !',
  bot: 'Oui, je suis un chatbot : l’assistant virtuel de {business}, une entreprise fictive. Si vous préférez parler à une personne, dites-le-moi.',
  human:
    'Bien sûr. Dans une vraie entreprise, je vous passerais maintenant quelqu’un, avec tout ce que vous m’avez dit. L’équipe de {business} est joignable ici : {contact}.',
  hours: 'Nos horaires : {value}.',
  location: 'Vous nous trouverez ici : {value}.',
  prices: 'Nos prix (prix d’exemple de cette démo) :',
  services: 'Voici ce que nous proposons :',
  unknown:
    'Je n’en suis pas sûr ; l’équipe de {business} le saura ({contact}). Vous pouvez me demander, par exemple :',
  meant: 'Vouliez-vous dire l’une de ces choses ?',
  again: 'Pardon, je n’ai pas bien compris.',
  cancelled: 'D’accord, c’est annulé. Puis-je faire autre chose pour vous ?',
  changed: 'Bien sûr, c’est modifié.',
  closed: 'Ce jour-là ({value}), ce n’est pas possible. Nos horaires : {hours}.',
  outside: '{value} n’est pas possible ce jour-là. Nos horaires : {hours}.',
  tooMany: 'Nous pouvons accueillir {value} personnes au plus ; au-delà, écrivez-nous : {contact}.',
  notFound: 'Je ne trouve pas {value}. Les données d’exemple de cette démo contiennent {list}.',
  demo: 'Ceci est une démo : rien n’a vraiment été réservé ni commandé.',
  ask: {
    people: 'Pour combien de personnes ?',
    day: 'Quel jour vous conviendrait ?',
    time: 'À quelle heure ?',
    name: 'À quel nom puis-je le noter ?',
  },
  label: { people: 'Personnes', day: 'Jour', time: 'Heure', name: 'Nom', code: 'Numéro', choice: 'Sujet' },
  date: '{weekday} {day} {month}',
  asks: {
    greeting: 'bonjour|salut|bonsoir|coucou|hello',
    thanks: 'merci|merci beaucoup|parfait merci|super merci|je vous remercie',
    bye: 'au revoir|à bientôt|bonne journée|c’est tout|bye|à plus',
    bot: 'êtes-vous un robot|tu es un bot|es-tu humain|je parle à une vraie personne|c’est une IA|qui es-tu|qui êtes-vous',
    human:
      'je veux parler à quelqu’un|passez-moi un conseiller|rappelez-moi|numéro de téléphone|adresse e-mail|contact|comment vous contacter|un humain s’il vous plaît',
    can: 'que sais-tu faire|comment pouvez-vous m’aider|que puis-je demander|aide|à quoi sers-tu|quels sont les avantages|que fait ce bot',
    hours:
      'quels sont vos horaires|quand êtes-vous ouverts|heures d’ouverture|ouvert le dimanche|à quelle heure fermez-vous|ouvert aujourd’hui|horaires',
    location: 'où êtes-vous|quelle est l’adresse|comment venir|où vous trouver|plan d’accès|adresse',
    prices: 'combien ça coûte|quels sont vos prix|tarifs|liste des prix|c’est combien|prix',
    services:
      'que proposez-vous|quels services avez-vous|vos services|que faites-vous|c’est quel genre d’entreprise',
    other:
      'quel temps fera-t-il demain|qui a gagné la coupe du monde|raconte-moi une blague|écris-moi un poème|quelle est la capitale de l’Espagne|quel est le sens de la vie|aimes-tu la musique|où acheter des bitcoins|qui est le président|je t’aime|quel âge as-tu|traduis ceci',
  },
  words: {
    cancel:
      'annuler|annulez|annule|laissez tomber|laisse tomber|oubliez|oublie|stop|tant pis|finalement non|arrêter',
    no: 'non|pas|plutôt|finalement|en fait|pardon|au lieu',
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    months:
      'janvier/janv|février/févr|mars|avril/avr|mai|juin|juillet/juil|août|septembre/sept|octobre/oct|novembre/nov|décembre/déc',
    days: "aujourd'hui/ce soir/cet après-midi|demain|après-demain/après demain",
    numbers: '|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    people: 'personnes|personne|couverts|convives|adultes|invités',
    forPeople: 'pour|table pour|nous sommes|nous serons|on sera|on est',
    at: 'à|vers|dès',
    hour: 'h|heures|heure',
    morning: 'du matin|le matin|matin',
    evening: 'du soir|le soir|ce soir|soir|soirée|de l’après-midi|après-midi',
    noon: 'midi',
    halfPast: '',
    halfTo: '',
    nameBefore: "je m'appelle|mon nom est|au nom de|le nom est|nom :|nom|je suis|c'est",
    nameAfter: '',
  },
};
