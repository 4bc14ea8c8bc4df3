/** A contact form's body; the last name identifies the test's own lead. */
export const contact = (lastName: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName,
  email: `${lastName.replace(/\W/g, '').toLowerCase()}@example.com`,
  company: 'Analytical Engines',
  service: 'sales-automation',
  message: 'We would like a bot that answers in German and English.',
  ...more,
});
