import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

export const demo = withTexts('landing.demo', {
  question: 'Can I just try it?',
  title: 'Ask it something',
  text: 'A short scripted conversation, right here. Choose a question or write your own.',
  label: 'Scripted demo chat',
  name: `${brand.name} demo`,
  note: 'Scripted answers',
  suggestions: [
    'How does it help an e-commerce shop?',
    'Which integrations do you have?',
    'What does it cost?',
    'How fast can you deploy?',
  ],
  suggestionsLabel: 'Questions to start with',
  inputLabel: 'Your message',
  placeholder: 'Type a message',
  send: 'Send',
  typing: 'The bot is typing',
  bot: 'Bot',
  you: 'You',
  welcome: 'Hi! I am a scripted demo. Ask me about e-commerce, integrations, pricing or how fast we deploy.',
});
