import type { Flow } from '#shared/api/flows.ts';
import { prefillContact } from '#web/lib/lead-form.ts';
import { persisted } from '#web/lib/persist.ts';

interface Attached {
  readonly id: string;
  readonly name: string;
}

const parseAttachedFlow = (value: unknown): Attached | undefined => {
  const { id, name } = (value ?? {}) as Partial<Attached>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
};

const attached = persisted<Attached | undefined>('attached-flow', {
  fallback: undefined,
  parse: parseAttachedFlow,
  area: 'session',
});

/** The flow that will be sent with the next enquiry of this tab. */
export const getAttachedFlow = (): Attached | undefined => attached.read();

/** Attaches a flow to the next enquiry and mentions it in the contact form. */
export const attachFlow = ({ id, name }: Flow): void => {
  attached.write({ id, name });
  prefillContact({
    service: 'consultation',
    about: `I have attached a conversation flow that I built with your Flow Builder: “${name}”`,
  });
};
