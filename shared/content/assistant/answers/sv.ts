import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Ungefär hur många meddelanden får ni i månaden?',
  offer: 'Vill du boka en kostnadsfri konsultation?',
  platformIntro: 'Plattformsplaner (ni sköter boten på vår plattform):',
  planLine: '{plan}: {price} i månaden, upp till {messages} meddelanden',
  planCustom: '{plan}: pris på begäran, obegränsat antal meddelanden',
  managedIntro: 'Helt förvaltad tjänst (vi bygger och sköter allt åt er):',
  managedLine: '{plan}: {price} i månaden, {count} konversationer',
  managedUnlimited: '{plan}: {price} i månaden, obegränsat antal konversationer',
  fit: 'För omkring {volume} meddelanden i månaden passar plattformsplanen {plan}: {price} i månaden, upp till {messages} meddelanden.',
  fitCustom:
    'För omkring {volume} meddelanden i månaden behöver ni plattformsplanen {plan}: obegränsat antal meddelanden, pris på begäran.',
  managedFrom:
    'Om ni hellre vill att vi sköter allt kostar den helt förvaltade tjänsten från {price} i månaden.',
  managedFit:
    'För omkring {volume} konversationer i månaden passar den helt förvaltade tjänsten {plan}: {price} i månaden.',
  decline: 'Okej. Jag finns här om du har en annan fråga.',
  yearly: 'Det blir {total} om året.',
  firstMonth: 'Första månaden blir det {total}.',
  difference: 'Skillnad: {amount} i månaden.',
  apology: 'Jag beklagar besväret.',
  perhaps: 'Jag är inte säker på att jag förstod rätt; kanske hjälper det här:',
};
