import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Wie viele Nachrichten bekommen Sie ungefähr im Monat?',
  offer: 'Möchten Sie eine kostenlose Beratung buchen?',
  platformIntro: 'Plattform-Tarife (Sie betreiben den Bot auf unserer Plattform):',
  planLine: '{plan}: {price} im Monat, bis {messages} Nachrichten',
  planCustom: '{plan}: Preis auf Anfrage, unbegrenzte Nachrichten',
  managedIntro: 'Rundum-Service (wir bauen und betreiben den Bot für Sie):',
  managedLine: '{plan}: {price} im Monat, {count} Gespräche',
  managedUnlimited: '{plan}: {price} im Monat, unbegrenzte Gespräche',
  fit: 'Für rund {volume} Nachrichten im Monat passt der Plattform-Tarif {plan}: {price} im Monat, bis {messages} Nachrichten.',
  fitCustom:
    'Für rund {volume} Nachrichten im Monat brauchen Sie den Plattform-Tarif {plan}: unbegrenzte Nachrichten, Preis auf Anfrage.',
  managedFrom: 'Wenn wir alles für Sie übernehmen sollen: Der Rundum-Service beginnt bei {price} im Monat.',
  managedFit: 'Für rund {volume} Gespräche im Monat passt der Rundum-Service {plan}: {price} im Monat.',
  decline: 'Alles klar. Ich bin da, wenn Sie noch eine Frage haben.',
  yearly: 'Das macht {total} im Jahr.',
  firstMonth: 'Im ersten Monat macht das {total}.',
  difference: 'Unterschied: {amount} im Monat.',
  apology: 'Der Ärger tut mir leid.',
  perhaps: 'Ich bin nicht sicher, ob ich Sie richtig verstanden habe; vielleicht hilft das:',
};
