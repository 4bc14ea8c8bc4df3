import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Cirka hvor mange beskeder får I om måneden?',
  offer: 'Vil du booke en gratis konsultation?',
  platformIntro: 'Platformspakker (I driver selv botten på vores platform):',
  planLine: '{plan}: {price} om måneden, op til {messages} beskeder',
  planCustom: '{plan}: pris efter aftale, ubegrænset antal beskeder',
  managedIntro: 'Fuldt serviceret løsning (vi bygger og driver det hele for jer):',
  managedLine: '{plan}: {price} om måneden, {count} samtaler',
  managedUnlimited: '{plan}: {price} om måneden, ubegrænset antal samtaler',
  fit: 'Til cirka {volume} beskeder om måneden passer platformspakken {plan}: {price} om måneden, op til {messages} beskeder.',
  fitCustom:
    'Til cirka {volume} beskeder om måneden har I brug for platformspakken {plan}: ubegrænset antal beskeder, pris efter aftale.',
  managedFrom:
    'Vil I hellere have, at vi klarer det hele, koster den fuldt servicerede løsning fra {price} om måneden.',
  managedFit:
    'Til cirka {volume} samtaler om måneden passer den fuldt servicerede løsning {plan}: {price} om måneden.',
  decline: 'Helt i orden. Jeg er her, hvis du har et andet spørgsmål.',
  yearly: 'Det bliver {total} om året.',
  firstMonth: 'Den første måned bliver det {total}.',
  difference: 'Forskel: {amount} om måneden.',
  apology: 'Jeg beklager besværet.',
  perhaps: 'Jeg er ikke sikker på, at jeg forstod dig rigtigt; måske hjælper det her:',
};
