import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Hoeveel berichten krijgen jullie ongeveer per maand?',
  offer: 'Wil je een gratis adviesgesprek boeken?',
  platformIntro: 'Platformpakketten (je beheert de bot zelf op ons platform):',
  planLine: '{plan}: {price} per maand, tot {messages} berichten',
  planCustom: '{plan}: prijs op aanvraag, onbeperkt berichten',
  managedIntro: 'Volledig beheerde dienst (wij bouwen en beheren alles voor je):',
  managedLine: '{plan}: {price} per maand, {count} gesprekken',
  managedUnlimited: '{plan}: {price} per maand, onbeperkt gesprekken',
  fit: 'Bij ongeveer {volume} berichten per maand past het platformpakket {plan}: {price} per maand, tot {messages} berichten.',
  fitCustom:
    'Bij ongeveer {volume} berichten per maand heb je het platformpakket {plan} nodig: onbeperkt berichten, prijs op aanvraag.',
  managedFrom:
    'Als je liever alles aan ons overlaat: de volledig beheerde dienst begint bij {price} per maand.',
  managedFit:
    'Bij ongeveer {volume} gesprekken per maand past de volledig beheerde dienst {plan}: {price} per maand.',
  decline: 'Prima. Ik ben er als je nog een vraag hebt.',
  yearly: 'Dat is {total} per jaar.',
  firstMonth: 'De eerste maand is dat {total}.',
  difference: 'Verschil: {amount} per maand.',
  apology: 'Het spijt me van het ongemak.',
  perhaps: 'Ik weet niet zeker of ik u goed begrijp; misschien helpt dit:',
};
