/** A contact form as a visitor fills it in; its last name makes it the test's own. */
export const contact = (lastName: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName,
  email: `${lastName.replace(/\W/g, '').toLowerCase()}@example.com`,
  company: 'Analytical Engines',
  service: 'sales-automation',
  message: 'We would like a bot that answers in German and English.',
  ...more,
});
