import type { Answers } from '../types.ts';

export const answers: Answers = {
  askVolume: 'Roughly how many messages do you get a month?',
  offer: 'Would you like to book a free consultation?',
  platformIntro: 'Platform plans (you run the bot on our platform):',
  planLine: '{plan}: {price} a month, up to {messages} messages',
  planCustom: '{plan}: price on request, unlimited messages',
  managedIntro: 'Fully managed service (we build and run it for you):',
  managedLine: '{plan}: {price} a month, {count} conversations',
  managedUnlimited: '{plan}: {price} a month, unlimited conversations',
  fit: 'For about {volume} messages a month the platform plan {plan} fits: {price} a month, up to {messages} messages.',
  fitCustom:
    'For about {volume} messages a month you need the platform plan {plan}: unlimited messages, price on request.',
  managedFrom:
    'If you would rather have us run everything, the fully managed service starts at {price} a month.',
  managedFit:
    'For about {volume} conversations a month the fully managed service {plan} fits: {price} a month.',
  decline: 'All right. I am here if you have another question.',
  yearly: 'That makes {total} a year.',
  firstMonth: 'In the first month that makes {total}.',
  difference: 'Difference: {amount} a month.',
  apology: 'I’m sorry about the trouble.',
  perhaps: 'I’m not certain I understood you; perhaps this helps:',
};
