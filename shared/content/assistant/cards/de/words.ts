import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Meinten Sie eine dieser Fragen?',
  dontKnow:
    'Das weiß ich nicht sicher, und raten möchte ich nicht. Ich kann genau diese Frage an einen Menschen weitergeben oder eine von diesen beantworten:',
  stillDontKnow:
    'Ich verstehe noch immer nicht, was Sie meinen. Ein Mensch weiß es: Soll ich Ihre Frage weitergeben? Oder wählen Sie eine von diesen:',
  passOn: 'Diese Frage an einen Menschen weitergeben',
  sorryOther:
    'Entschuldigung, dann habe ich Sie falsch verstanden. Meinten Sie eine dieser Fragen? Oder sagen Sie es mit anderen Worten.',
  seeOnPage: 'Auf der Seite ansehen',
  bookButton: 'Kostenlose Beratung buchen',
  contactButton: 'Nachricht hinterlassen',
  planHas: 'Ja, das ist in {plan} enthalten.',
  planLacks: 'Nein, {plan} enthält das nicht; {plans} schon.',
  planCosts: '{plan} kostet {price} im Monat.',
  planCustom: 'Der Preis von {plan} wird individuell vereinbart.',
  sumMonthly: '{item}: {price} im Monat',
  sumOnce: '{item}: {price} einmalig',
  totalMonthly: 'Zusammen: {total} im Monat',
  totalOnce: 'plus {total} einmalig',
  answerIn: 'Lieber auf {language} antworten?',
  masked:
    'Ich habe eine Karten- oder Ausweisnummer ausgeblendet: Sie wird weder gespeichert noch weitergegeben. Hier müssen Sie so etwas nie eingeben.',
  fromBlog: 'Aus unserem Blog: {title}',
  addOnNames: {
    language: 'zusätzliche Sprache',
    conversations: 'zusätzliche Gespräche',
    integration: 'individuelle Integration',
    training: 'erweitertes Training',
  },
  addOnWords: {
    language: 'sprache|sprachen|zusatzsprache|zusatzsprachen',
    conversations:
      'zusätzliche gespräche|zusätzliches gespräch|extra gespräche|weitere gespräche|mehr gespräche|gespräche extra|gespräche mehr|extragespräche|zusatzgespräche|zusätzliche nachrichten|extra nachrichten|zusätzliche chats|extra chats',
    integration:
      'individuelle integration|integration|integrationen|anbindung|anbindungen|schnittstelle|schnittstellen',
    training: 'training|trainieren|schulung',
  },
  sumWords:
    'insgesamt|zusammen|gesamt|gesamtpreis|gesamtkosten|alles in allem|in summe|summe|total|unterm strich|zusammengerechnet|was macht das|was wäre das|wie viel wäre das|wieviel wäre das|was kommt da raus',
  backWords:
    'der|dieser|diesen|dieses|diese|das|es|den|dieser plan|diesen plan|der andere|den anderen|dasselbe|dort|dabei|damit|darin|dafür|davon|und das',
  smallNumbers: [
    'zwei|zwo|ein paar',
    'drei',
    'vier',
    'fünf|fuenf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ],
};
