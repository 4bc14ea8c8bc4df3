import { readDraft, saveDraft } from '#web/lib/drafts.ts';
import { lastQuestion } from './conversation.ts';
import type { ChatMessage } from './message.ts';

export const contactForm = 'chat-contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };

/**
 * Puts the visitor's last question into the contact form's message. A question put there before gives way to it; words
 * they typed themselves stay below it.
 */
export const passQuestion = (messages: readonly ChatMessage[]): void => {
  const question = lastQuestion(messages)?.content;
  if (!question) return;
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.trim();
  if (typed.includes(question)) return;
  const isOurs = messages.some(({ role, content }) => role === 'user' && content === typed);
  saveDraft(contactForm, { ...draft, message: typed && !isOurs ? `${question}\n\n${typed}` : question });
};
