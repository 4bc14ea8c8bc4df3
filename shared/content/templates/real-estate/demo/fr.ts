import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quels appartements sont disponibles ?',
    'Puis-je convenir d’une visite ?',
    'Quels documents faut-il pour louer ?',
    'Combien vaut ma maison ?',
    'Les animaux sont-ils acceptés ?',
  ],
  useCases: [
    'Demandes d’acheteurs et de locataires triées par budget et par secteur',
    'Visites inscrites dans votre agenda',
    'Questions sur les annonces, avec des réponses tirées de vos données',
    'Propriétaires guidés vers une estimation',
    'Documents de candidature réunis',
  ],
  can: 'Je réponds aux questions sur nos biens, je trouve ce qui va avec votre budget, j’organise des visites, je réunis les documents et je guide les propriétaires vers une estimation. Aucune demande n’attend lundi, et les agents ne rencontrent que les bonnes personnes.',
  hours: 'du lundi au vendredi 9:00-18:00, samedi 10:00-14:00',
  location: '3 Quay Square, rez-de-chaussée, en face de l’embarcadère',
  services: 'Location|Achat|Vente|Estimations|Gestion locative',
  prices:
    'Loft du port, deux pièces, à louer : {loft} par mois|Appartement familial, quatre pièces, à louer : {family} par mois|Maison mitoyenne avec jardin, à vendre : {house}|Estimation écrite : {valuation} (gratuite si vous vendez avec nous)',
  items: {
    viewing: [
      'je veux voir l’appartement|réserver une visite|visiter la maison|puis-je voir le loft|rendez-vous de visite|quand peut-on le voir|visite',
      'Volontiers, je note une visite ; un agent vous accompagne.',
    ],
    available: [
      'quels logements sont libres|qu’avez-vous à louer|maisons à vendre|vos annonces|parlez-moi du loft|un trois-pièces|il a combien de pièces|biens sur le marché',
      'Deux à louer : le loft du port, deux pièces, à {loft} par mois et un appartement familial de quatre pièces à {family} par mois. À vendre, une maison mitoyenne avec jardin à {house} (prix d’exemple). Je peux noter une visite pour chacun.',
    ],
    search: [
      'je cherche un logement à moins de 2000|mon budget est de 2500|trouvez-moi un deux-pièces|quelque chose près du port|que puis-je avoir avec mon budget|secteur et budget',
      'Dites-moi location ou achat, nombre de pièces et budget. Jusqu’à {loft} par mois, c’est le loft du port ; à partir de {family}, l’appartement familial ; à l’achat, la maison mitoyenne à {house} (prix d’exemple).',
    ],
    documents: [
      'quels papiers fournir|dossier de location|justificatif de revenus|garant|candidater pour l’appartement|fiches de paie',
      'Une pièce d’identité, vos trois dernières fiches de paie et une attestation de votre bailleur actuel. Vous pourrez tout déposer après la visite.',
    ],
    worth: [
      'je veux vendre ma maison|estimation|combien vaut mon appartement|valeur de mon bien|estimer le prix|vendre un appartement',
      'Nous venons le voir et vous remettons une estimation écrite en cinq jours. Elle coûte {valuation} et elle est gratuite si vous vendez avec nous (prix d’exemple).',
    ],
    pets: [
      'puis-je avoir un chien|j’ai un chat|animaux|animaux de compagnie|un chien dans le loft',
      'Dans l’appartement familial oui, dans le loft du port seulement avec l’accord du propriétaire.',
    ],
    deposit: [
      'à combien s’élève la caution|dépôt de garantie|caution|quand la caution est-elle rendue',
      'Deux mois de loyer, versés sur un compte séparé et rendus avec intérêts après votre départ.',
    ],
    parking: [
      'y a-t-il un parking|garage|place de stationnement|où mettre mon vélo|cave|local à vélos',
      'L’appartement familial a une place dans le garage ; au loft, il y a le stationnement résidentiel dans la rue et une cave à vélos.',
    ],
    financing: [
      'prêt immobilier|aidez-vous pour un crédit|taux d’intérêt|hypothèque|financer la maison',
      'Nous ne donnons pas de conseil financier, mais nous indiquons volontiers deux courtiers indépendants avec qui nous travaillons.',
    ],
    fees: [
      'quels sont vos frais|commission|frais d’agence|dois-je payer l’agent|honoraires',
      'Les locataires ne nous paient rien. Pour une vente, la commission est convenue par écrit avant de commencer.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Votre visite est notée :',
      choice:
        'Quel bien souhaitez-vous voir : le loft du port, l’appartement familial ou la maison mitoyenne ?',
    },
  },
  options: {
    loft: ['Loft du port', 'loft|deux pièces|deux-pièces|le premier'],
    family: ['Appartement familial', 'familial|quatre pièces|quatre-pièces|le deuxième'],
    house: ['Maison mitoyenne', 'maison|mitoyenne|jardin|le troisième'],
  },
  states: {},
};
