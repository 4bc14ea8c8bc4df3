import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Intendeva una di queste domande?',
  dontKnow:
    'Questo non lo so con certezza e preferisco non tirare a indovinare. Posso passare esattamente questa domanda a una persona, oppure rispondere a una di queste:',
  stillDontKnow:
    'Non ho ancora capito che cosa intende. Una persona lo saprà: passo la Sua domanda? Oppure scelga una di queste:',
  passOn: 'Passare questa domanda a una persona',
  sorryOther: 'Mi scusi, allora ho capito male. Intendeva una di queste? Oppure lo dica con altre parole.',
  seeOnPage: 'Vedere sulla pagina',
  bookButton: 'Prenotare una consulenza gratuita',
  contactButton: 'Lasciare un messaggio',
  planHas: 'Sì, {plan} lo comprende.',
  planLacks: 'No, {plan} non lo comprende; {plans} sì.',
  planCosts: '{plan} costa {price} al mese.',
  planCustom: '{plan} ha un prezzo su misura.',
  sumMonthly: '{item}: {price} al mese',
  sumOnce: '{item}: {price} una tantum',
  totalMonthly: 'In totale: {total} al mese',
  totalOnce: 'più {total} una tantum',
  answerIn: 'Preferisce la risposta in {language}?',
  masked:
    'Ho nascosto un numero di carta o di documento: non viene né salvato né inoltrato. Qui non serve mai scriverne uno.',
  fromBlog: 'Dal nostro blog: {title}',
  addOnNames: {
    language: 'lingua aggiuntiva',
    conversations: 'conversazioni aggiuntive',
    integration: 'integrazione su misura',
    training: 'addestramento avanzato',
  },
  addOnWords: {
    language: 'lingua|lingue',
    conversations:
      'conversazioni aggiuntive|conversazione aggiuntiva|conversazioni extra|conversazioni in più|messaggi aggiuntivi|messaggi extra|messaggi in più|chat extra|chat aggiuntive',
    integration: 'integrazione su misura|integrazione|integrazioni|collegamento|interfaccia',
    training: 'addestramento|addestrare|training|formazione',
  },
  sumWords:
    'totale|in totale|in tutto|insieme|somma|sommando|sommati|tutto compreso|quanto viene tutto|quanto fa|quanto farebbe|complessivamente|tutto quanto',
  backWords:
    'quello|quella|questo|questa|quel piano|questo piano|l’altro|lo stesso|ciò|esso|lì|e quello|lo|la|ne|ci',
  smallNumbers: ['due|un paio di', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
};
