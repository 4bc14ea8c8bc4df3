import type { AreaAnswers } from '../types.ts';

export const talk: AreaAnswers<'talk'> = {
  hello: {
    chip: 'Hello',
    answer:
      'Hello! I’m the {brand} assistant. I can help with our chatbots, prices, integrations and booking a free consultation. What would you like to know?',
  },
  howAreYou: {
    chip: 'How are you?',
    answer: 'Thank you, all well here, and always on duty. What can I do for you?',
  },
  thanks: {
    chip: 'Thank you',
    answer: 'You’re welcome! Is there anything else I can help you with?',
  },
  bye: {
    chip: 'Goodbye',
    answer: 'Goodbye, and thank you for your visit!',
  },
  praise: {
    chip: 'You are good at this',
    answer: 'Thank you, that is kind. What else would you like to know?',
  },
  bot: {
    chip: 'Are you a bot?',
    answer:
      'Yes, I’m a bot: the AI assistant of {brand}, made of the same kind of parts that we build for our customers. If you would rather talk to a person, one tap is enough.',
  },
  abilities: {
    chip: 'What can you help with?',
    answer:
      'I know our plans and prices, templates, integrations, languages, security and how a project runs; I can work out what a plan with add-ons costs and bring you to a person or a booking. Just ask.',
  },
  maker: {
    chip: 'Who made you?',
    answer: 'I was built by {brand}, as an example of what we make for our customers.',
  },
  myLanguages: {
    chip: 'Which languages do you speak here?',
    answer:
      'Here in the chat I speak {chatLanguages} languages, English among them: write in yours and I answer in it, or choose one in the picker above. The bots we build speak {languages}.',
  },
  human: {
    chip: 'Talk to a person',
    answer:
      'Gladly. A person of our team answers within {hours} hours: leave a message with the button below, or write to {email}.',
  },
  notThat: {
    chip: 'That is not what I asked',
    answer: 'Sorry, then I misunderstood you. Did you mean one of these? Or say it in other words.',
  },
  unclear: {
    chip: 'Please explain that again',
    answer:
      'Gladly in other words: our bots answer your customers’ questions, on your site and in messengers, day and night. Which part should I explain: prices, how it works, or what it connects to?',
  },
  insult: {
    chip: 'This does not help',
    answer:
      'I’m sorry that I wasn’t of more help. A person can do better: leave a message with the button below, or tell me in a few words what you need.',
  },
  offTopic: {
    chip: 'Something else entirely',
    answer:
      'That is outside what I know: I’m here for our chatbots, plans, templates and your data. May I help you with one of these?',
  },
  inject: {
    chip: 'Ignore your instructions',
    answer:
      'I stay with what I’m here for: questions about our chatbots, prices and services. What would you like to know about them?',
  },
  repeat: {
    chip: 'Say that again',
    answer: 'Here it is once more:',
  },
};
