import type { ChatReply } from '#shared/api/chat.ts';
import { topicOf } from '#shared/domain/conversations.ts';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import type { ChatMessage } from './message.ts';

export const contactForm = 'chat-contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };
export const consultationForm = 'chat-consultation';
export const emptyConsultation = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  preferredDate: '',
  preferredTime: '',
  serviceInterest: '',
  message: '',
};

/** Details that the assistant found in the visitor's messages. */
export type TypedDetails = NonNullable<ChatReply['details']>;

const fillEmpty = <T extends Record<string, string>>(form: string, empty: T, values: Partial<T>): void => {
  const draft = readDraft(form, empty);
  const given = Object.entries(values).filter(([name, value]) => value && draft[name] === '');
  if (given.length > 0) saveDraft(form, { ...draft, ...Object.fromEntries(given) });
};

/** Puts the open request into the contact form's message, replacing an earlier state of the same request. */
const fillRequest = (request: string): void => {
  if (!request) return;
  const draft = readDraft(contactForm, emptyContact);
  const [kind = ''] = request.split('\n');
  if (draft.message === '' || draft.message.startsWith(kind))
    saveDraft(contactForm, { ...draft, message: request });
};

/** Puts details that the visitor typed in the chat into both forms, without touching filled fields. */
export const fillForms = ({
  name = '',
  email = '',
  phone = '',
  company = '',
  request = '',
}: TypedDetails): void => {
  const [firstName = '', ...rest] = name.split(' ');
  const person = { firstName, lastName: rest.join(' '), email, company };
  fillEmpty(contactForm, emptyContact, person);
  fillRequest(request);
  fillEmpty(consultationForm, emptyConsultation, { ...person, phone });
};

/**
 * Whether a reply is about a form, a person, thanks, a greeting or a flow; the question before it is then not
 * put into the contact form.
 */
const isAside = (answer: ChatMessage | undefined): boolean =>
  answer?.role === 'assistant' &&
  (answer.action !== undefined ||
    answer.flow === true ||
    (answer.cards?.every((card) => topicOf(card) === 'talk') ?? false));

/** The visitor's last substantial question: sent to a person, or asked before requesting one. */
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
