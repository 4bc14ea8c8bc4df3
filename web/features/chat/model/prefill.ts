import { topicOf } from '#shared/domain/conversations.ts';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import type { ChatMessage } from './message.ts';

export const contactForm = 'chat-contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };

/** An answer to a wish for a form or a person, to thanks or a greeting, or of a flow: what it answers is no question for a person. */
const isAside = (answer: ChatMessage | undefined): boolean =>
  answer?.role === 'assistant' &&
  (answer.action !== undefined ||
    answer.flow === true ||
    (answer.cards?.every((card) => topicOf(card) === 'talk') ?? false));

/** The visitor's last question that is one: what they said to a person, or asked before they wished for one. */
export const realQuestion = (messages: readonly ChatMessage[]): string | undefined =>
  messages.findLast(
    ({ role, live }, index) => role === 'user' && (live !== undefined || !isAside(messages[index + 1])),
  )?.content;

/**
 * Puts the visitor's last question into the contact form's message. A question put there before gives way to it; words
 * they typed themselves stay below it.
 */
export const passQuestion = (messages: readonly ChatMessage[]): void => {
  const question = realQuestion(messages);
  if (!question) return;
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.trim();
  if (typed.includes(question)) return;
  const isOurs = messages.some(({ role, content }) => role === 'user' && content === typed);
  saveDraft(contactForm, { ...draft, message: typed && !isOurs ? `${question}\n\n${typed}` : question });
};
