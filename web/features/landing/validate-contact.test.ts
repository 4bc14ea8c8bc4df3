import { describe, expect, it } from 'vitest';
import { contact } from '#shared/content/landing/contact.ts';
import { toErrorToast, validateContact } from './validate-contact.ts';

const complete = {
  firstName: 'Zoë',
  lastName: 'O’Hara-Müller',
  email: 'zoe+work@example.com',
  company: 'شركة 🤝',
  service: 'consultation',
  message: 'Hello',
};
const check = async (overrides: Partial<typeof complete>) => {
  const values = { ...complete, ...overrides };
  const errors = await validateContact(values);
  return { fields: Object.keys(errors), toast: toErrorToast(values, errors) };
};

describe('validateContact', () => {
  it('accepts plus signs, umlauts, emoji and right-to-left names [SITE-007]', async () => {
    expect(await check({})).toEqual({ fields: [], toast: undefined });
  });

  it.each(['firstName', 'lastName', 'email', 'company', 'service', 'message'] as const)(
    'requires %s',
    async (field) => {
      expect(await check({ [field]: ' ' })).toEqual({ fields: [field], toast: contact.toasts.missing });
    },
  );

  it('reports a malformed address only when nothing is missing', async () => {
    expect(await check({ email: 'zoe@example' })).toEqual({ fields: ['email'], toast: contact.toasts.email });
    expect((await check({ email: 'zoe@example', company: '' })).toast).toEqual(contact.toasts.missing);
  });
});
