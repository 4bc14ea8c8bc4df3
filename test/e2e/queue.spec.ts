import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectNoViolations, test, unique } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

/** Resolves once this page's forms work offline. */
const untilReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('site:offline').length), { timeout: 20_000 })
    .toBe(1);

const writeMessage = async (page: Page, email: string) => {
  const form = page.locator('#contact');
  for (const [label, value] of Object.entries({
    'First name': 'Zoë',
    'Last name': 'Müller',
    Email: email,
    Company: 'Müller GmbH',
    Message: 'From the train.',
  }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Service').selectOption('sales-automation');
  await form.getByRole('button', { name: 'Send message' }).click();
};

const toast = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
const waits = (page: Page) => page.locator('#contact').getByText('Not sent yet');
const notice = (page: Page) => page.getByRole('region', { name: 'Messages not sent yet' });
/** Contacts in the portal with this address. */
const leadsOf = async (email: string, request: APIRequestContext, token: string) => {
  const list = await request.get('/api/admin/contact-submissions', { headers: { 'x-admin-session': token } });
  return ((await list.json()) as { email: string }[]).filter((lead) => lead.email === email);
};

const newEmail = () => `${unique('train').replaceAll(' ', '.')}@example.com`;

test('sends a form submitted offline exactly once, with two tabs open [SITE-011]', async ({
  page,
  context,
  allowErrors,
  adminToken,
  request,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  const other = await context.newPage();
  const posts: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/contact')) posts.push(sent.url());
  });
  for (const tab of [other, page]) {
    await tab.goto('/#contact');
    await hydrate(tab);
    await untilReady(tab);
  }
  await context.setOffline(true);
  await writeMessage(page, email);
  await expect(waits(page)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(notice(other)).toContainText('One message is not sent yet');
  await expectNoViolations(page);
  await expectNoViolations(other);

  const before = posts.length;
  await context.setOffline(false);
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  expect(posts.length - before).toBe(1);
  expect(await leadsOf(email, request, adminToken)).toHaveLength(1);
});

test('sends a form on the next visit after the tab was closed, and keeps the text when cancelled @deep', async ({
  page,
  context,
  allowErrors,
  adminToken,
  request,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  await page.goto('/#contact');
  await hydrate(page);
  await untilReady(page);
  await context.setOffline(true);
  await writeMessage(page, email);
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Don’t send it' }).click();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(waits(page)).toBeVisible();

  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await next.goto('/blog');
  await hydrate(next);
  await expect(toast(next)).toContainText('Message sent successfully!');
  expect(await leadsOf(email, request, adminToken)).toHaveLength(1);
});

test('asks before sending a form that waited for a day, and reports a refusal @deep', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|409/);
  await page.goto('/#contact');
  await hydrate(page);
  await untilReady(page);
  await context.setOffline(true);
  await writeMessage(page, newEmail());
  await expect(waits(page)).toBeVisible();
  await page.evaluate(() => {
    const [write] = JSON.parse(localStorage.getItem('queue') ?? '[]');
    write.queuedAt -= 25 * 3_600_000;
    localStorage.setItem('queue', JSON.stringify([write]));
  });
  await context.setOffline(false);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 409, json: { code: 'request.conflict', message: 'This was sent before.' } }),
  );
  await page.goto('/blog');
  await hydrate(page);
  await expect(notice(page)).toContainText('It has waited for a day');
  await expectNoViolations(page);
  await notice(page).getByRole('button', { name: 'Send it' }).click();
  await expect(toast(page)).toContainText('It was not accepted');
  await expect(toast(page)).toContainText('This was sent before.');
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/#contact');
  await hydrate(page);
  await expect(page.locator('#contact').getByLabel('First name')).toHaveValue('Zoë');
});

test('never shows one tab’s text in another, because the computer may be shared [SITE-014]', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/#contact');
    await hydrate(tab);
    await untilReady(tab);
  }
  await context.setOffline(true);
  await writeMessage(page, newEmail());
  await expect(notice(other)).toContainText('One message is not sent yet');
  await notice(other).getByText('One message is not sent yet').click();
  await notice(other).getByRole('button', { name: 'Don’t send it' }).click();
  await expect(toast(other)).toContainText('It will not be sent');
  await expect(notice(other)).toHaveCount(0);
  await expect(other.locator('#contact').getByLabel('First name')).toHaveValue('');
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Zoë');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('removes the service worker and caches of earlier versions', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await (await caches.open('kept-page-1')).put('/', new Response('old'));
    await navigator.serviceWorker.register('/sw.js');
  });
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
});
