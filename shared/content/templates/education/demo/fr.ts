import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quel cours me convient ?',
    'Combien coûtent les cours ?',
    'Quand commence le prochain cours ?',
    'Puis-je étudier en ligne ?',
    'Comment s’inscrire ?',
  ],
  useCases: [
    'Conseil de cours selon le niveau, le but et l’emploi du temps',
    'Questions d’inscription et de frais',
    'Échéances, documents et dates d’examen',
    'Aide aux élèves actuels à toute heure',
    'Réservation de portes ouvertes et de cours d’essai',
  ],
  can: 'Je conseille sur les cours, je réponds aux questions de frais, de dates, d’examens et d’inscription et j’organise des cours d’essai. Les apprenants sont conseillés dès qu’ils demandent, dans leur langue, et le secrétariat est libéré des questions courantes.',
  hours: 'secrétariat du lundi au vendredi 9:00-19:00, samedi 10:00-14:00 ; cours jusqu’à 21:30',
  location: '5 Linden Court, troisième étage, à deux minutes de la gare centrale',
  services: 'Cours du soir|Cours intensifs|Cours en ligne|Préparation aux examens|Formation en entreprise',
  prices:
    'Cours du soir, 10 semaines : {evening}|Cours intensif, 4 semaines : {intensive}|Cours en ligne, 8 semaines : {online}|Examen officiel : {exam}|Cours d’essai : {trial}',
  items: {
    trial: [
      'je voudrais un cours d’essai|essayer une leçon|réserver un essai|leçon de découverte|assister à un cours|tester avant de s’inscrire|puis-je essayer un cours',
      'Volontiers : un cours d’essai coûte {trial} (prix d’exemple) et il est déduit si vous vous inscrivez.',
    ],
    advice: [
      'quel cours me conseillez-vous|quel est mon niveau|je suis débutant|je veux apprendre l’espagnol|test de niveau|un cours pour mon objectif|mon anglais est moyen',
      'La plupart des actifs prennent le cours du soir ; s’il vous faut des résultats en un mois, l’intensif ; si vous voyagez beaucoup, le cours en ligne. Un test de niveau de dix minutes trouve votre groupe, et un cours d’essai montre s’il vous convient.',
    ],
    cost: [
      'frais de cours|tarif du cours du soir|prix de l’intensif|les cours sont-ils chers|payer en plusieurs fois|frais de scolarité',
      'Cours du soir {evening}, intensif {intensive}, en ligne {online} (prix d’exemple). Les livres sont compris, et vous pouvez payer en deux fois.',
    ],
    start: [
      'dates de début|quand puis-je commencer|prochaine session|quand débute le trimestre|peut-on rejoindre en cours de route|calendrier|à partir de quand',
      'Les cours du soir et en ligne commencent la première semaine d’un mois sur deux, les intensifs tous les lundis. Vous pouvez rejoindre un groupe jusqu’à la fin de la première semaine.',
    ],
    online: [
      'cours en ligne|à distance|apprendre depuis chez soi|leçons sur Zoom|visioconférence|y a-t-il des enregistrements',
      'Oui : en direct, en groupes de huit au plus, deux soirs par semaine pendant huit semaines, {online} (prix d’exemple). Les enregistrements restent disponibles un mois.',
    ],
    enrol: [
      'je veux m’inscrire|inscription à un cours|dossier d’inscription|quels documents pour s’inscrire|date limite d’inscription|m’enregistrer pour un cours',
      'Faites le test de niveau de dix minutes, choisissez un cours et envoyez-nous votre nom et votre date de naissance ; le secrétariat confirme votre place sous un jour ouvré. La date limite est la fin de la première semaine.',
    ],
    openDay: [
      'portes ouvertes|journée portes ouvertes|visiter l’école|quand peut-on voir les locaux',
      'La prochaine journée portes ouvertes est le premier samedi du mois, 10:00-14:00. Vous pouvez aussi venir à un cours d’essai pour {trial} (prix d’exemple).',
    ],
    certificate: [
      'y a-t-il un certificat|examen officiel|TOEFL|IELTS|date d’examen|diplôme|préparation à l’examen|frais d’examen',
      'Toute personne présente à 80 pour cent reçoit notre certificat. L’examen officiel coûte {exam} (prix d’exemple) et a lieu quatre fois par an ; inscrivez-vous quatre semaines avant avec une pièce d’identité.',
    ],
    groups: [
      'taille des groupes|combien de personnes par classe|petits groupes|cours particuliers|effectif d’une classe',
      'De six à douze personnes, en ligne huit au plus.',
    ],
    visa: [
      'visa étudiant|aidez-vous à trouver un logement|famille d’accueil|hébergement|je viens de l’étranger|attestation pour le visa',
      'Nous établissons l’attestation d’inscription pour votre visa et aidons à trouver une chambre en famille d’accueil.',
    ],
    student: [
      'je suis déjà élève chez vous|j’ai manqué une leçon|changer de groupe|je suis malade aujourd’hui|mon identifiant ne marche pas|où sont mes devoirs|suspendre mon cours',
      'Volontiers : les leçons manquées restent un mois dans les enregistrements, changer de groupe est gratuit jusqu’à la deuxième semaine, et le secrétariat vous aide pour tout le reste le jour ouvré suivant.',
    ],
  },
  tasks: {
    trial: {
      done: 'Votre cours d’essai est noté :',
      choice: 'Quelle langue souhaitez-vous essayer : l’anglais, l’espagnol ou l’allemand ?',
    },
  },
  options: {
    english: ['Anglais', 'anglais|english'],
    spanish: ['Espagnol', 'espagnol|español'],
    german: ['Allemand', 'allemand|deutsch'],
  },
  states: {},
};
