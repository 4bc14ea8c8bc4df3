import { emit } from '#web/lib/events.ts';
import { knownAttempt } from '#web/lib/idempotency.ts';
import type { OutboxItem } from '#web/lib/outbox/item.ts';
import { paths } from '#web/lib/paths.ts';
import { saveDraft } from '#web/lib/persist.ts';

const chatForms: Readonly<Record<string, 'contact' | 'consultation'>> = {
  'chat-contact': 'contact',
  'chat-consultation': 'consultation',
};

/** Whether this tab wrote it. Another may belong to somebody else at the same computer, and never gets the words. */
export const isOfThisTab = ({ form, key }: OutboxItem): boolean => knownAttempt(form)?.key === key;

/** Puts a waiting form's words back where they were typed, and with `go` brings the visitor there. */
export const backIntoForm = ({ form, values }: OutboxItem, { go = false } = {}): void => {
  saveDraft(form, { ...values });
  emit('draft restored', { form });
  if (!go) return;
  const element = document.querySelector<HTMLFormElement>(`form[data-draft="${form}"]`);
  const chat = chatForms[form];
  if (element) {
    element.scrollIntoView({ block: 'center' });
    element.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  } else if (chat) emit('open chat', { form: chat });
  else location.assign(paths.home.to('contact'));
};
