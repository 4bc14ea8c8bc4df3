import { emailsIn, phoneIn } from '#shared/domain/person.ts';
import { persisted } from '#web/lib/persist.ts';
import type { ChatMessage } from './message.ts';

const names = ['email', 'phone', 'name', 'first_name', 'last_name', 'company'] as const;
export type KnownPerson = Partial<Record<(typeof names)[number], string>>;

const accept = (value: unknown): KnownPerson =>
  Object.fromEntries(
    names.flatMap((name) => {
      const given = (value as KnownPerson | null)?.[name];
      return typeof given === 'string' && given ? [[name, given.slice(0, 200)]] : [];
    }),
  );

const stored = persisted<KnownPerson>('known-person', { fallback: {}, parse: accept, area: 'session' });

/** Stores the visitor's details in this tab, so that no flow asks for them again. */
export const rememberPerson = (person: KnownPerson): void => {
  stored.write(accept({ ...stored.read(), ...person }));
};

/** Returns details the visitor gave in a form or in this conversation. */
export const knownPerson = (messages: readonly ChatMessage[]): KnownPerson => {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const email = said.flatMap((text) => emailsIn(text)).at(-1);
  const phone = said.flatMap((text) => phoneIn(text) ?? []).at(-1);
  return {
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...stored.read(),
  };
};

/** Stores the details of a sent form. */
export const rememberForm = (values: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly phone?: string;
}): void =>
  rememberPerson({
    email: values.email.trim(),
    name: `${values.firstName} ${values.lastName}`.trim(),
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    company: values.company.trim(),
    ...(values.phone ? { phone: values.phone.trim() } : {}),
  });
