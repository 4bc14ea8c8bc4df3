import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Combien coûte un premier entretien ?',
    'Pouvez-vous vérifier un contrat pour moi ?',
    'De quels documents avez-vous besoin ?',
    'Dans quel délai puis-je avoir un rendez-vous ?',
    'Aidez-vous à créer une société ?',
  ],
  useCases: [
    'Premières demandes triées par sujet et par urgence',
    'Rendez-vous avec le bon spécialiste',
    'Documents réunis avant le premier entretien',
    'Honoraires et démarches expliqués',
    'Questions de clients existants sur leur dossier',
  ],
  can: 'Je trie les premières demandes, j’organise des entretiens avec le bon spécialiste, je dis quels documents sont nécessaires et j’explique les honoraires. Je ne donne jamais de conseil juridique ou fiscal. Les spécialistes ne parlent qu’aux demandes qui conviennent, et les premiers entretiens commencent avec un dossier complet.',
  hours: 'du lundi au jeudi 8:00-18:00, vendredi 8:00-15:00',
  location: '60 Chancery Place, quatrième étage, ou en visio',
  services: 'Création de société|Contrats|Droit du travail|Déclarations fiscales|Comptabilité',
  prices:
    'Premier entretien, 45 minutes : {first}|Relecture de contrat, forfait : à partir de {contract}|Comptabilité, petite société : {bookkeeping} par mois|Création de société, complète : {company}|Conseil ultérieur : {hour} l’heure',
  items: {
    meeting: [
      'il me faut un avocat|mon patron m’a viré|prendre rendez-vous|premier rendez-vous|rendez-vous avec un fiscaliste|parler à un spécialiste|c’est urgent, mon délai expire demain|mon employeur m’a licencié',
      'Volontiers : il y a en général un créneau sous trois jours ouvrés, le jour même si un délai court. L’entretien a lieu au cabinet ou en visio.',
    ],
    cost: [
      'quels sont vos honoraires|taux horaire|prix d’une consultation|le premier entretien est-il gratuit|forfait|combien coûte un avocat',
      'Les 45 premières minutes coûtent {first} (prix d’exemple) et sont déduites si nous travaillons ensemble. Ensuite, nous convenons par écrit d’un forfait ou de {hour} l’heure.',
    ],
    contract: [
      'relire mon contrat|vérifier un accord|regarder un bail|conditions générales|relecture de contrat',
      'Oui : une relecture avec remarques écrites coûte à partir de {contract} (prix d’exemple) et prend trois jours ouvrés. Merci d’envoyer le contrat une fois le rendez-vous confirmé.',
    ],
    documents: [
      'que dois-je apporter|quels papiers|préparer l’entretien|que faut-il envoyer|pièces pour ma déclaration d’impôts',
      'Pour un premier entretien : une pièce d’identité, les lettres ou contrats concernés et une courte liste de dates. Pour les impôts : le dernier avis et vos comptes.',
    ],
    company: [
      'je veux créer une entreprise|lancer mon activité|immatriculer une société|ouvrir une SARL|création de société|combien de temps pour créer une société',
      'Oui, du choix de la forme à l’immatriculation, pour {company} plus les frais officiels (prix d’exemple). Cela prend environ trois semaines.',
    ],
    bookkeeping: [
      'faites-vous la comptabilité|tenue des comptes|fiches de paie|déclaration de TVA|expert-comptable|bilan comptable',
      'Pour les petites sociétés à partir de {bookkeeping} par mois (prix d’exemple), avec la paie sur demande.',
    ],
    confidential: [
      'est-ce confidentiel|qui lit cela|vie privée|mes données sont-elles en sécurité|secret professionnel',
      'Oui, les demandes sont confidentielles dès le premier mot. Merci de ne pas envoyer de documents avant le rendez-vous : nous vérifions d’abord que nous pouvons agir pour vous.',
    ],
    advice: [
      'est-ce que je gagnerais|quelles sont mes chances|puis-je porter plainte|est-ce légal|ai-je raison|conseil juridique|comment payer moins d’impôts',
      'Je ne peux pas donner de conseil juridique ou fiscal. L’un de nos spécialistes le peut après avoir entendu les faits ; je peux noter un premier entretien.',
    ],
    video: [
      'travaillez-vous en visio|réunion en ligne|Zoom|par téléphone|à distance',
      'Oui, chaque entretien peut se faire en visio ; vous recevez le lien avec la confirmation.',
    ],
    existing: [
      'où en est mon dossier|avancement de mon affaire|je suis déjà client|quand ma déclaration sera-t-elle faite|une question sur ma facture|parler à mon avocat',
      'Écrivez à {contact} avec votre numéro de dossier ; la personne qui s’en occupe répond sous un jour ouvré. Dans un vrai cabinet, je regarderais l’avancement pour vous.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Votre premier entretien est noté :',
      choice:
        'De quoi s’agit-il : un contrat, la création d’une société, les impôts, le droit du travail ou la comptabilité ?',
    },
  },
  options: {
    contracts: ['Contrat', 'contrat*|accord|bail'],
    formation: ['Création de société', 'société|création|créer|entreprise|sarl|start-up'],
    tax: ['Impôts', 'impôt*|fiscal*|taxe*'],
    employment: ['Droit du travail', 'travail|licenci*|employeur|emploi|viré*'],
    books: ['Comptabilité', 'compta*|paie|comptes'],
  },
  states: {},
};
