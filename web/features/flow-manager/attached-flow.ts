import type { Flow } from '#shared/api/flows.ts';
import { prefillContact } from '#web/lib/lead-form.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';

const key = 'attached-flow';

interface Attached {
  readonly id: string;
  readonly name: string;
}

const parseAttachedFlow = (value: unknown): Attached | undefined => {
  const { id, name } = (value ?? {}) as Partial<Attached>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
};

/** The flow that will be sent with the next enquiry of this tab. */
export const getAttachedFlow = (): Attached | undefined =>
  readStored<Attached | undefined>(key, undefined, parseAttachedFlow, 'session');

/** Attaches a flow to the next enquiry and mentions it in the contact form. */
export const attachFlow = ({ id, name }: Flow): void => {
  writeStored(key, { id, name }, 'session');
  prefillContact({
    service: 'consultation',
    about: `I have attached a conversation flow that I built with your Flow Builder: “${name}”`,
  });
};
