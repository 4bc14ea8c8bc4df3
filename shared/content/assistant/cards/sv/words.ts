import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Menade du något av detta?',
  dontKnow:
    'Det vet jag inte säkert, och jag vill inte gissa. Jag kan skicka just den här frågan vidare till en medarbetare, eller svara på en av dessa:',
  stillDontKnow:
    'Jag förstår fortfarande inte riktigt vad du menar. En medarbetare vet: ska jag skicka frågan vidare? Eller välj en av dessa:',
  passOn: 'Skicka frågan till en medarbetare',
  sorryOther: 'Förlåt, då missförstod jag dig. Menade du något av detta? Eller säg det med andra ord.',
  seeOnPage: 'Se det på sidan',
  bookButton: 'Boka en kostnadsfri rådgivning',
  contactButton: 'Lämna ett meddelande',
  planHas: 'Ja, det ingår i {plan}.',
  planLacks: 'Nej, det ingår inte i {plan}; det gör det i {plans}.',
  planCosts: '{plan} kostar {price} i månaden.',
  planCustom: '{plan} prissätts individuellt.',
  sumMonthly: '{item}: {price} i månaden',
  sumOnce: '{item}: {price} en gång',
  totalMonthly: 'Tillsammans: {total} i månaden',
  totalOnce: 'plus {total} en gång',
  answerIn: 'Ska jag svara på {language} i stället?',
  masked:
    'Jag har dolt ett kort- eller personnummer: det sparas inte och skickas inte vidare. Du behöver aldrig skriva ett sådant här.',
  fromBlog: 'Från vår blogg: {title}',
  addOnNames: {
    language: 'ytterligare språk',
    conversations: 'extra samtal',
    integration: 'egen integration',
    training: 'fördjupad träning',
  },
  addOnWords: {
    language: 'språk|språket|språken',
    conversations: 'extra samtal|fler samtal|ytterligare samtal|extra meddelanden|extra chattar|samtal extra',
    integration:
      'egen integration|specialintegration|integration|integrationer|integrationen|koppling|kopplingar',
    training: 'träning|träningen|träna',
  },
  sumWords:
    'totalt|sammanlagt|tillsammans|ihop|allt som allt|summa|summan|total|vad blir det|hur mycket blir det|allt ihop|allt inräknat',
  backWords:
    'den|det|den där|den här|det där|det här|det paketet|det abonnemanget|den andra|det andra|samma|där|därtill|dess|och det|de',
  smallNumbers: ['två|ett par', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
};
