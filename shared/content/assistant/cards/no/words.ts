import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Mente du en av disse?',
  dontKnow:
    'Det vet jeg ikke sikkert, og jeg vil helst ikke gjette. Jeg kan sende akkurat dette spørsmålet videre til et menneske eller svare på ett av disse:',
  stillDontKnow:
    'Jeg er fortsatt ikke sikker på hva du mener. Et menneske vet det: skal jeg sende spørsmålet ditt videre? Eller velg ett av disse:',
  passOn: 'Send spørsmålet til et menneske',
  sorryOther: 'Beklager, da misforsto jeg deg. Mente du en av disse? Eller si det med andre ord.',
  seeOnPage: 'Se det på siden',
  bookButton: 'Bestill en gratis rådgivning',
  contactButton: 'Legg igjen en melding',
  planHas: 'Ja, det er med i {plan}.',
  planLacks: 'Nei, det er ikke med i {plan}; det er det i {plans}.',
  planCosts: '{plan} koster {price} i måneden.',
  planCustom: '{plan} prises individuelt.',
  sumMonthly: '{item}: {price} i måneden',
  sumOnce: '{item}: {price} én gang',
  totalMonthly: 'Til sammen: {total} i måneden',
  totalOnce: 'pluss {total} én gang',
  answerIn: 'Skal jeg heller svare på {language}?',
  masked:
    'Jeg har skjult et kort- eller fødselsnummer: det blir verken lagret eller sendt videre. Du trenger aldri å skrive det her.',
  fromBlog: 'Fra bloggen vår: {title}',
  addOnNames: {
    language: 'ekstra språk',
    conversations: 'ekstra samtaler',
    integration: 'spesialtilpasset integrasjon',
    training: 'utvidet opplæring',
  },
  addOnWords: {
    language: 'språk|språket|språkene',
    conversations: 'ekstra samtaler|ekstra samtale|flere samtaler|ekstra meldinger|ekstra chatter',
    integration:
      'spesialtilpasset integrasjon|spesialintegrasjon|integrasjon|integrasjoner|integrasjonen|egen integrasjon',
    training: 'opplæring|opplæringen|trening|trene',
  },
  sumWords:
    'til sammen|tilsammen|totalt|total|samlet|i alt|sammenlagt|alt i alt|hva blir det|legg sammen|sum|hva kommer det på',
  backWords: 'den|det|denne|den der|den pakken|pakken|den andre|samme|der|og det|dem|dens',
  smallNumbers: ['to|et par', 'tre', 'fire', 'fem', 'seks', 'sju|syv', 'åtte', 'ni', 'ti'],
};
