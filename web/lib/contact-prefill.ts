import { readDraft, saveDraft } from './drafts.ts';
import { emit } from './events.ts';

/** Name and blank fields of the page's contact form, shared with whoever writes into it. */
export const contactForm = 'contact';
export const emptyContact = { firstName: '', lastName: '', email: '', company: '', service: '', message: '' };
export type ContactValues = typeof emptyContact;

/** Marks the line that the site wrote, so that a second choice replaces it and typed words stay. */
const note = (text: string) => `[${text}]`;
const noteLine = /^\[[^\]\n]{0,600}\]\n*/;

/**
 * Writes a choice made elsewhere (a plan, a quote, a template) into the contact form, whether it is on the page or not.
 * It becomes the message's first line; what the visitor typed stays below. Scroll or navigate to it afterwards.
 */
export const prefillContact = ({ service, about }: { service?: string; about?: string }): void => {
  const draft = readDraft(contactForm, emptyContact);
  const typed = draft.message.replace(noteLine, '');
  const message = about ? `${note(about)}\n${typed}` : draft.message;
  saveDraft(contactForm, { ...draft, ...(service ? { service } : {}), message });
  emit('fill contact', { ...(service ? { service } : {}), message });
};
