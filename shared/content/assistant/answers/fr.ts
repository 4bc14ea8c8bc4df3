import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Combien de messages recevez-vous environ par mois ?',
  offer: 'Souhaitez-vous réserver une consultation gratuite ?',
  platformIntro: 'Formules plateforme (vous gérez le bot sur notre plateforme) :',
  planLine: '{plan} : {price} par mois, jusqu’à {messages} messages',
  planCustom: '{plan} : prix sur demande, messages illimités',
  managedIntro: 'Service entièrement géré (nous le créons et l’exploitons pour vous) :',
  managedLine: '{plan} : {price} par mois, {count} conversations',
  managedUnlimited: '{plan} : {price} par mois, conversations illimitées',
  fit: 'Pour environ {volume} messages par mois, la formule plateforme {plan} convient : {price} par mois, jusqu’à {messages} messages.',
  fitCustom:
    'Pour environ {volume} messages par mois, il vous faut la formule plateforme {plan} : messages illimités, prix sur demande.',
  managedFrom:
    'Si vous préférez que nous nous occupions de tout, le service entièrement géré commence à {price} par mois.',
  managedFit:
    'Pour environ {volume} conversations par mois, le service entièrement géré {plan} convient : {price} par mois.',
  decline: 'Très bien. Je reste là si vous avez une autre question.',
  yearly: 'Cela fait {total} par an.',
  firstMonth: 'Le premier mois, cela fait {total}.',
  difference: 'Différence : {amount} par mois.',
  apology: 'Je suis désolé pour ce désagrément.',
  perhaps: 'Je ne suis pas certain d’avoir bien compris ; ceci vous aidera peut-être :',
};
