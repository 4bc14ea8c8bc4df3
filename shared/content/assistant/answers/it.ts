import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Quanti messaggi ricevete all’incirca al mese?',
  offer: 'Vuoi prenotare una consulenza gratuita?',
  platformIntro: 'Piani piattaforma (gestisci tu il bot sulla nostra piattaforma):',
  planLine: '{plan}: {price} al mese, fino a {messages} messaggi',
  planCustom: '{plan}: prezzo su richiesta, messaggi illimitati',
  managedIntro: 'Servizio completamente gestito (lo creiamo e lo gestiamo noi):',
  managedLine: '{plan}: {price} al mese, {count} conversazioni',
  managedUnlimited: '{plan}: {price} al mese, conversazioni illimitate',
  fit: 'Per circa {volume} messaggi al mese va bene il piano piattaforma {plan}: {price} al mese, fino a {messages} messaggi.',
  fitCustom:
    'Per circa {volume} messaggi al mese serve il piano piattaforma {plan}: messaggi illimitati, prezzo su richiesta.',
  managedFrom:
    'Se preferisci che pensiamo a tutto noi, il servizio completamente gestito parte da {price} al mese.',
  managedFit:
    'Per circa {volume} conversazioni al mese va bene il servizio completamente gestito {plan}: {price} al mese.',
  decline: 'Va bene. Sono qui se hai un’altra domanda.',
  yearly: 'Sono {total} all’anno.',
  firstMonth: 'Il primo mese sono {total}.',
  difference: 'Differenza: {amount} al mese.',
  apology: 'Mi dispiace per il disagio.',
  perhaps: 'Non sono certo di aver capito bene; forse questo aiuta:',
};
