import { topicOf } from '#shared/domain/conversations.ts';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import type { ChatMessage } from './message.ts';

export const contactForm = 'chat-contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };

/**
 * Whether a reply is about a form, a person, thanks, a greeting or a flow: its question is not for the
 * contact form.
 */
const isAside = (answer: ChatMessage | undefined): boolean =>
  answer?.role === 'assistant' &&
  (answer.action !== undefined ||
    answer.flow === true ||
    (answer.cards?.every((card) => topicOf(card) === 'talk') ?? false));

/** The visitor's last real question: sent to a person, or asked before requesting one. */
export const realQuestion = (messages: readonly ChatMessage[]): string | undefined =>
  messages.findLast(
    ({ role, live }, index) => role === 'user' && (live !== undefined || !isAside(messages[index + 1])),
  )?.content;

/**
 * Puts the visitor's last question into the contact form. Replaces an earlier one and keeps the visitor's
 * own text below.
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
