import type { Page } from '@playwright/test';
import { expect, expectNoViolationsInDeep, test, unique } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

const fillForm = async (page: Page, overrides: Partial<Record<string, string>> = {}) => {
  const values = {
    'First name': 'Zoë',
    'Last name': 'O’Hara-Müller',
    Email: `zoe+${unique('x').replaceAll(' ', '')}@example.com`,
    Company: 'شركة المثال 🤝',
    Message: 'We answer the same\nfive questions every day.',
    ...overrides,
  };
  for (const [label, value] of Object.entries(values)) {
    await page
      .locator('#contact')
      .getByLabel(label, { exact: true })
      .fill(value ?? '');
  }
  await page.locator('#contact').getByLabel('Service').selectOption('sales-automation');
  return values;
};

const toast = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

test('names the error at each empty field and focuses the first @phone-deep', async ({ page }) => {
  await page.goto('/#contact');
  await send(page).click();
  await expect(toast(page)).toContainText('Please fill in all fields');
  await expect(toast(page)).toContainText('All fields are required to submit the form.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(6);
  await expectNoViolationsInDeep(page);
});

test('rejects an invalid e-mail address @deep', async ({ page }) => {
  await page.goto('/#contact');
  await fillForm(page, { Email: 'zoe@example' });
  await send(page).click();
  await expect(toast(page)).toContainText('Invalid email address');
  await expect(toast(page)).toContainText('Please enter a valid email address.');
  await expect(page.locator('#contact').getByLabel('Email')).toBeFocused();
});

test('visitor sends a message once, sees a confirmation and an empty form @phone-deep', async ({
  page,
  api,
  adminToken,
  request,
}) => {
  await page.goto('/?utm_source=spec#contact');
  const { Email: email = '' } = await fillForm(page);
  const bodies: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/contact')) bodies.push(sent.postDataJSON());
  });
  // Both clicks come before the response; a later one would take the focus from the confirmation.
  let answer = () => {};
  const clicked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await clicked;
    await route.continue();
  });
  await send(page).dblclick();
  answer();
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(toast(page)).toContainText("We'll get back to you within 24 hours.");
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    email,
    service: 'sales-automation',
    context: { page: '/', utm: { utm_source: 'spec' } },
  });
  await expectNoViolationsInDeep(page);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  const list = await request.get('/api/admin/contact-submissions', {
    headers: { 'x-admin-session': adminToken },
  });
  const stored = ((await list.json()) as { email: string; company: string; lastName: string }[]).filter(
    (one) => one.email === email,
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ company: 'شركة المثال 🤝', lastName: 'O’Hara-Müller' });
  expect((await api('GET', '/api/admin/contact-submissions')).status).toBe(401);
});

test('creates one lead when the response is lost and the visitor sends again [SITE-009]', async ({
  page,
  allowErrors,
  adminToken,
  request,
}) => {
  allowErrors(/ERR_FAILED|Failed to load/);
  await page.goto('/#contact');
  const { Email: email = '' } = await fillForm(page);
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server stores it, but the visitor gets no response.
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('Please try again later.');
  await page.reload();
  await page.mouse.move(10, 10);
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  const list = await request.get('/api/admin/contact-submissions', {
    headers: { 'x-admin-session': adminToken },
  });
  const stored = ((await list.json()) as { email: string }[]).filter((one) => one.email === email);
  expect(stored).toHaveLength(1);
});

test('shows the server’s explanation when it refuses', async ({ page, allowErrors }) => {
  allowErrors(/429/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 'rate.limited', message: 'Too many requests. Please wait a moment and try again.' },
    }),
  );
  await page.goto('/#contact');
  await fillForm(page);
  await send(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('Too many requests. Please wait a moment and try again.');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('shows one toast at a time and hides it after five seconds @deep', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(toast(page)).toContainText('Please fill in all fields');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toContainText('Invalid email');
  await expect(toast(page)).not.toContainText('Please fill in all fields');
  await page.clock.runFor(4900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test.describe('newsletter', () => {
  const email = (page: Page) => page.getByRole('contentinfo').getByLabel('Email address');
  const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

  test('rejects an invalid address @deep', async ({ page }) => {
    await page.goto('/');
    await email(page).fill('nobody');
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Invalid email');
    await expect(toast(page)).toContainText('Please enter a valid email address.');
  });

  test('replaces its form with thanks after the visitor subscribes', async ({ page }) => {
    await page.goto('/');
    await email(page).fill(`${unique('reader').replaceAll(' ', '.')}@example.com`);
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Successfully subscribed!');
    await expect(page.getByRole('contentinfo')).toContainText('Thank you for subscribing.');
    await expect(subscribe(page)).toHaveCount(0);
  });

  test('shows why the server declined, or else offers to try later @deep', async ({ page, allowErrors }) => {
    allowErrors(/500/);
    await page.goto('/');
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ json: { success: false, message: 'Not today.' } }),
    );
    await email(page).fill('reader@example.com');
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Subscription failed');
    await expect(toast(page)).toContainText('Not today.');
    await page.unroute('**/api/subscribe');
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
    );
    await email(page).fill('reader@example.com');
    await subscribe(page).click();
    await expect(toast(page)).toContainText('Please try again later.');
  });
});
