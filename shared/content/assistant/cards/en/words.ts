import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Did you mean one of these?',
  dontKnow:
    'I don’t know that for certain, and I’d rather not guess. I can pass exactly this question on to a person, or answer one of these:',
  stillDontKnow:
    'I’m still not sure what you mean. A person will know: shall I pass your question on? Or choose one of these:',
  passOn: 'Pass this question to a person',
  sorryOther: 'Sorry, then I misunderstood you. Did you mean one of these? Or say it in other words.',
  seeOnPage: 'See it on the page',
  bookButton: 'Book a free consultation',
  contactButton: 'Leave a message',
  planHas: 'Yes, {plan} includes that.',
  planLacks: 'No, {plan} does not include that; {plans} does.',
  planCosts: '{plan} costs {price} a month.',
  planCustom: '{plan} is priced individually.',
  sumMonthly: '{item}: {price} a month',
  sumOnce: '{item}: {price} one-time',
  totalMonthly: 'Together: {total} a month',
  totalOnce: 'plus {total} one-time',
  answerIn: 'Answer in {language} instead?',
  masked:
    'I have hidden a card or identity number: it is neither stored nor sent on. You never need to type one here.',
  fromBlog: 'From our blog: {title}',
  addOnNames: {
    language: 'additional language',
    conversations: 'extra conversations',
    integration: 'custom integration',
    training: 'advanced training',
  },
  addOnWords: {
    language: 'language|languages',
    conversations:
      'extra conversation|extra conversations|additional conversations|extra messages|extra chats',
    integration: 'custom integration|integration|integrations|interface',
    training: 'training|train',
  },
  sumWords:
    'total|together|altogether|all in all|in sum|add up|sum|how much would that be|what would that be|combined|all up',
  backWords:
    'that one|this one|that plan|this plan|it|its|that|this|the other one|there|the same|and that|them',
  smallNumbers: ['two|a couple of', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
