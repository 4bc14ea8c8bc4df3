import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Omtrent hvor mange meldinger får dere i måneden?',
  offer: 'Vil du bestille en gratis konsultasjon?',
  platformIntro: 'Plattformpakker (dere drifter boten selv på plattformen vår):',
  planLine: '{plan}: {price} i måneden, opptil {messages} meldinger',
  planCustom: '{plan}: pris på forespørsel, ubegrenset antall meldinger',
  managedIntro: 'Fullt driftet tjeneste (vi bygger og drifter alt for dere):',
  managedLine: '{plan}: {price} i måneden, {count} samtaler',
  managedUnlimited: '{plan}: {price} i måneden, ubegrenset antall samtaler',
  fit: 'For omtrent {volume} meldinger i måneden passer plattformpakken {plan}: {price} i måneden, opptil {messages} meldinger.',
  fitCustom:
    'For omtrent {volume} meldinger i måneden trenger dere plattformpakken {plan}: ubegrenset antall meldinger, pris på forespørsel.',
  managedFrom:
    'Vil dere heller at vi tar oss av alt, koster den fullt driftede tjenesten fra {price} i måneden.',
  managedFit:
    'For omtrent {volume} samtaler i måneden passer den fullt driftede tjenesten {plan}: {price} i måneden.',
  decline: 'Greit. Jeg er her hvis du har et annet spørsmål.',
  yearly: 'Det blir {total} i året.',
  firstMonth: 'Den første måneden blir det {total}.',
  difference: 'Forskjell: {amount} i måneden.',
  apology: 'Jeg beklager bryderiet.',
  perhaps: 'Jeg er ikke sikker på at jeg forsto deg riktig; kanskje hjelper dette:',
};
