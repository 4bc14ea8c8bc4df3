import { readDraft, saveDraft } from './drafts.ts';
import { emit } from './events.ts';

/** Name and blank fields of the page's contact form, shared with whoever writes into it. */
export const contactForm = 'contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };
export type ContactValues = typeof emptyContact;

/** Marks the line that the site wrote, so that a second choice replaces it and typed words stay. */
const note = (text: string) => `[${text}]`;
const noteLine = /^\[[^\]\n]{0,600}\]\n*/;

/** The line that the site wrote into a message, without its marks; undefined where there is none. */
export const prefilledLine = (message: string): string | undefined =>
  noteLine.exec(message)?.[0].trim().slice(1, -1);

/**
 * Writes a choice made elsewhere (a plan, a quote, a template) into the contact form, whether it is on the page or not.
 * It becomes the message's first line (`null` takes that line away again); what the visitor typed stays below. Scroll or
 * navigate to it afterwards.
 */
export const prefillContact = ({ service, about }: { service?: string; about?: string | null }): void => {
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.replace(noteLine, '');
  const message = about ? `${note(about)}\n${typed}` : about === null ? typed : draft.message;
  saveDraft(contactForm, { ...draft, ...(service ? { service } : {}), message });
  emit('fill contact', { ...(service ? { service } : {}), message });
};
