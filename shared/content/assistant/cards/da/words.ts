import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Mente du en af disse?',
  dontKnow:
    'Det ved jeg ikke med sikkerhed, og jeg vil helst ikke gætte. Jeg kan sende præcis dette spørgsmål videre til et menneske eller svare på et af disse:',
  stillDontKnow:
    'Jeg er stadig ikke sikker på, hvad du mener. Et menneske ved det: skal jeg sende dit spørgsmål videre? Eller vælg et af disse:',
  passOn: 'Send spørgsmålet til et menneske',
  sorryOther: 'Undskyld, så misforstod jeg dig. Mente du en af disse? Eller sig det med andre ord.',
  seeOnPage: 'Se det på siden',
  bookButton: 'Book en gratis rådgivning',
  contactButton: 'Læg en besked',
  planHas: 'Ja, det er med i {plan}.',
  planLacks: 'Nej, det er ikke med i {plan}; det er det i {plans}.',
  planCosts: '{plan} koster {price} om måneden.',
  planCustom: '{plan} prissættes individuelt.',
  sumMonthly: '{item}: {price} om måneden',
  sumOnce: '{item}: {price} som engangsbeløb',
  totalMonthly: 'I alt: {total} om måneden',
  totalOnce: 'plus {total} som engangsbeløb',
  answerIn: 'Skal jeg hellere svare på {language}?',
  masked:
    'Jeg har skjult et kort- eller personnummer: det bliver hverken gemt eller sendt videre. Du behøver aldrig at skrive det her.',
  fromBlog: 'Fra vores blog: {title}',
  addOnNames: {
    language: 'ekstra sprog',
    conversations: 'ekstra samtaler',
    integration: 'specialintegration',
    training: 'udvidet træning',
  },
  addOnWords: {
    language: 'sprog|sproget|sprogene',
    conversations:
      'ekstra samtaler|ekstra samtale|flere samtaler|ekstra beskeder|ekstra chats|yderligere samtaler',
    integration: 'specialintegration|specialintegrationer|integration|integrationer|integrationen',
    training: 'træning|træningen|træne|oplæring',
  },
  sumWords:
    'i alt|ialt|sammen|tilsammen|samlet|samlet pris|total|totalt|alt i alt|hvad bliver det|hvad løber det op i|læg sammen|sum',
  backWords: 'den|det|denne|den der|den her|dens|den plan|planen|den anden|samme|der|og det|dem',
  smallNumbers: ['to|et par', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'],
};
