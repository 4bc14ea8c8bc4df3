import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Puis-je avoir un rendez-vous cette semaine ?',
    'Acceptez-vous mon assurance ?',
    'Que dois-je apporter à ma première visite ?',
    'Comment renouveler une ordonnance ?',
    'Que faire en cas d’urgence ?',
  ],
  useCases: [
    'Demandes et déplacements de rendez-vous à toute heure',
    'Questions d’assurance, de documents et de préparation',
    'Renouvellements d’ordonnance transmis au cabinet',
    'Rappels qui réduisent les rendez-vous manqués',
    'Urgences reconnues et dirigées vers le bon numéro',
  ],
  can: 'Je prends les demandes de rendez-vous, je réponds aux questions d’assurance, de documents et de préparation, je transmets les renouvellements d’ordonnance et je dirige les urgences vers le bon numéro. Je ne donne jamais de conseil médical. Le téléphone sonne moins, et les patients ont une réponse la nuit et le week-end.',
  hours: 'du lundi au vendredi 8:00-18:00, samedi 9:00-13:00, fermé le dimanche',
  location: '12 Cedar Street, deuxième étage, ascenseur et rampe ; parking derrière le bâtiment',
  services:
    'Médecine générale|Bilans de prévention|Vaccinations|Kinésithérapie|Analyses de sang|Consultations vidéo',
  prices:
    'Bilan sans assurance : {checkup}|Bilan élargi avec analyses : {extended}|Kinésithérapie : {physio} la séance|Conseil en vaccins de voyage : {vaccination}|Consultation vidéo : {video} les 15 minutes',
  items: {
    appointment: [
      'il me faut un rendez-vous|je voudrais un rendez-vous|prendre rendez-vous|voir un médecin|rendez-vous demain|avez-vous un créneau|un bilan vendredi|me faire vacciner|consulter le docteur',
      'Volontiers, je note une demande ; l’accueil la confirme. Il y a en général des créneaux libres dans la semaine.',
    ],
    insurance: [
      'quelles assurances prenez-vous|est-ce remboursé|ma mutuelle paie-t-elle|Medicare|Aetna|je ne suis pas assuré|carte d’assurance',
      'Nous travaillons avec toutes les grandes assurances. Apportez votre carte ; sans assurance, un bilan coûte {checkup} (prix d’exemple).',
    ],
    bring: [
      'que faut-il pour le premier rendez-vous|je suis un nouveau patient|quels documents apporter|préparer ma visite|c’est ma première fois',
      'Apportez une pièce d’identité, votre carte d’assurance, la liste de vos médicaments et vos anciens résultats, et venez dix minutes plus tôt pour le formulaire.',
    ],
    prescription: [
      'renouveler mon ordonnance|il me faut de nouveau mes médicaments|ordonnance|renouvellement de traitement|mon traitement est fini',
      'Écrivez-nous le nom du médicament et votre date de naissance. Le médecin vérifie, et l’ordonnance est prête à l’accueil ou dans votre pharmacie sous un jour ouvré.',
    ],
    emergency: [
      'urgence|c’est urgent|numéro d’urgence|en cas d’urgence|médecin de garde|ambulance',
      'Si la vie est en danger, appelez tout de suite le numéro d’urgence local. Pour une aide urgente hors de nos horaires, appelez le service de garde. Je suis un chatbot et je ne peux pas juger des symptômes.',
    ],
    cost: [
      'combien coûte un bilan|prix d’une consultation|tarif sans assurance|prix de la kiné|payer soi-même',
      'Un bilan sans assurance coûte {checkup}, le bilan élargi avec analyses {extended} et la kinésithérapie {physio} la séance (prix d’exemple).',
    ],
    videoCall: [
      'consultation vidéo|médecin en ligne|téléconsultation|parler au médecin en visio|consulter à distance',
      'Oui, en semaine de 12:00 à 14:00 : {video} les 15 minutes (prix d’exemple), ou prise en charge par la plupart des assurances.',
    ],
    results: [
      'quand aurai-je mes résultats|résultats du laboratoire|résultats de la prise de sang|résultats d’analyses|mes résultats sont-ils arrivés',
      'Les analyses de sang sont prêtes en deux jours ouvrés. Le médecin vous appelle s’il faut en parler ; sinon vous recevez un message.',
    ],
    access: [
      'accès en fauteuil roulant|y a-t-il un ascenseur|rampe|accès handicapés|place de parking handicapé',
      'Oui : une rampe à l’entrée, un ascenseur jusqu’au deuxième étage et deux places réservées derrière le bâtiment.',
    ],
    symptoms: [
      'j’ai mal à la tête|que signifient mes symptômes|j’ai de la fièvre et je tousse|quel médicament prendre|est-ce grave|quelle dose|j’ai mal au dos|j’ai des boutons|je me sens mal|diagnostic',
      'Je ne peux pas donner de conseil médical. Je peux noter un rendez-vous avec l’un de nos médecins ; si cela vous semble urgent, appelez-nous, et si la vie est en danger, le numéro d’urgence local.',
    ],
    change: [
      'annuler mon rendez-vous|déplacer mon rendez-vous|reporter|je ne peux pas venir demain|je suis en retard',
      'Écrivez-nous ou appelez avec votre nom et l’heure du rendez-vous ; l’annulation est gratuite jusqu’à 24 heures avant. Une demande que nous sommes en train de noter ici, vous la changez en le disant.',
    ],
    reminders: [
      'envoyez-vous des rappels|rappelez-moi le rendez-vous|j’ai oublié mon rendez-vous|c’était quand mon rendez-vous',
      'Oui : la veille, vous recevez un message, et un mot suffit pour confirmer ou déplacer le rendez-vous.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Votre demande est notée ; l’accueil la confirme :',
      choice:
        'De quoi s’agit-il : une consultation, un bilan, une vaccination, de la kinésithérapie ou une prise de sang ?',
    },
  },
  options: {
    doctor: ['Consultation', 'consultation|médecin|docteur|généraliste|autre chose|autre'],
    checkup: ['Bilan', 'bilan|check-up|prévention'],
    vaccination: ['Vaccination', 'vaccin*|piqûre|rappel de vaccin'],
    physio: ['Kinésithérapie', 'kiné*'],
    blood: ['Prise de sang', 'sang|prise de sang|analyse*|labo'],
  },
  states: {},
  urgent:
    "douleur à la poitrine|douleur dans la poitrine|douleurs dans la poitrine|mal à la poitrine|mal dans la poitrine|douleur thoracique|peux pas respirer|ne respire plus|n'arrive pas à respirer|n'arrive plus à respirer|peine à respirer|inconscient*|perdu connaissance|saigne beaucoup|hémorragie|suicid*|me tuer|mettre fin à mes jours|avc|crise cardiaque|infarctus|surdose|overdose|empoisonn*|s'étouffe|poitrine/thorax & mal/douleur*/serre*/oppress*/brûle*|respirer/respire/souffle & pas/plus/peine/mal/difficile*/difficulté*|évanoui*|sans connaissance|connaissance & perd*|envie de mourir|veux mourir|plus envie de vivre|veux plus vivre|me faire du mal",
};
