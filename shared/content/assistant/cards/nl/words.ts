import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Bedoelde u een van deze vragen?',
  dontKnow:
    'Dat weet ik niet zeker, en ik gok liever niet. Ik kan precies deze vraag aan een medewerker doorgeven, of een van deze beantwoorden:',
  stillDontKnow:
    'Ik begrijp nog steeds niet goed wat u bedoelt. Een medewerker weet het vast: zal ik uw vraag doorgeven? Of kies een van deze:',
  passOn: 'Geef deze vraag door aan een medewerker',
  sorryOther:
    'Sorry, dan heb ik u verkeerd begrepen. Bedoelde u een van deze vragen? Of zeg het in andere woorden.',
  seeOnPage: 'Bekijk het op de pagina',
  bookButton: 'Boek een gratis adviesgesprek',
  contactButton: 'Laat een bericht achter',
  planHas: 'Ja, dat zit in {plan}.',
  planLacks: 'Nee, dat zit niet in {plan}; wel in {plans}.',
  planCosts: '{plan} kost {price} per maand.',
  planCustom: 'De prijs van {plan} is individueel.',
  sumMonthly: '{item}: {price} per maand',
  sumOnce: '{item}: {price} eenmalig',
  totalMonthly: 'Samen: {total} per maand',
  totalOnce: 'plus {total} eenmalig',
  answerIn: 'Liever in het {language} antwoorden?',
  masked:
    'Ik heb een kaart- of identiteitsnummer verborgen: het wordt niet opgeslagen en niet doorgestuurd. U hoeft zoiets hier nooit te typen.',
  fromBlog: 'Van ons blog: {title}',
  addOnNames: {
    language: 'extra taal',
    conversations: 'extra gesprekken',
    integration: 'maatwerkintegratie',
    training: 'uitgebreide training',
  },
  addOnWords: {
    language: 'taal|talen',
    conversations:
      'extra gesprek|extra gesprekken|bijkomende gesprekken|extra berichten|extra chats|gesprekken extra',
    integration: 'maatwerkintegratie|integratie|integraties|koppeling|koppelingen|maatwerkkoppeling',
    training: 'training|trainen',
  },
  sumWords:
    'totaal|in totaal|samen|bij elkaar|alles bij elkaar|opgeteld|som|totaalbedrag|totaalprijs|wat wordt dat|hoeveel wordt dat|wat is dat dan|alles samen',
  backWords:
    'die|deze|dat|dit|het|dat plan|dat pakket|dat abonnement|die ene|de andere|hetzelfde|daar|daarbij|daarin|daarvan|erbij|erin|ervan|en dat',
  smallNumbers: ['twee|een paar', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
};
