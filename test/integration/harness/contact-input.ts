import type { ContactInput } from '#shared/api/contact.ts';

/** A valid contact message; override the fields a test is about. */
export const contactInput = (overrides: Partial<ContactInput> = {}): ContactInput => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  service: 'customer-service',
  message: 'We would like a bot that answers in Portuguese.',
  elapsedMs: 12_000,
  ...overrides,
});
