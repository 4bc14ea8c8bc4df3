import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectNoViolations, test, unique } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

test.use({ serviceWorkers: 'allow' });

/** Until this page is ready for no connection, and the worker has put it and every script and style it loaded away. */
const untilKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          if (performance.getEntriesByName('site:offline').length === 0) return ['the page is not ready'];
          const files = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/assets\/[^?]+\.(js|css)$/.test(name));
          const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry ?? '';
          const wanted = [location.origin + location.pathname, location.origin + entry, ...files];
          const found = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
          return wanted.filter((_, index) => !found[index]);
        }),
      { timeout: 20_000 },
    )
    .toEqual([]);

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
/** Contacts of the portal with this address. */
const leadsOf = async (email: string, request: APIRequestContext, token: string) => {
  const list = await request.get('/api/admin/contact-submissions', { headers: { 'x-admin-session': token } });
  return ((await list.json()) as { email: string }[]).filter((lead) => lead.email === email);
};

const newEmail = () => `${unique('train').replaceAll(' ', '.')}@example.com`;

test('reads the last visited pages offline, and says which they are on any other', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|404/);
  await page.goto('/');
  await hydrate(page);
  await untilKept(page);
  await page.goto('/blog');
  const link = page.locator('a[href^="/blog/"]').first();
  await hydrate(page);
  const listTitle = await page.getByRole('heading', { level: 1 }).innerText();
  // Through the router: no page is loaded, and yet it can be read later.
  await link.click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(listTitle);
  const post = new URL(page.url()).pathname;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), post)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/?utm_source=spec');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pages you can read offline' }).getByRole('link')).toHaveCount(
    3,
  );
  await expectNoViolations(page);
  await expect(page.goto('/admin')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);

  await context.setOffline(false);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  expect((await page.goto('/nope'))?.status()).toBe(404);
});

test('sends a form that was sent offline exactly once, with two tabs open [SITE-011]', async ({
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
    await untilKept(tab);
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

test('sends it on the next visit when the tab was closed, and gives it back when called off', async ({
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
  await untilKept(page);
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

test('asks before it sends what has waited for a day, and gives back what the server refuses', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|409/);
  await page.goto('/#contact');
  await hydrate(page);
  await untilKept(page);
  await context.setOffline(true);
  await writeMessage(page, newEmail());
  await expect(waits(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('outbox').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const items = database.transaction('waiting', 'readwrite').objectStore('waiting');
          items.getAll().onsuccess = ({ target: found }) => {
            const [item] = (found as IDBRequest).result;
            items.put({ ...item, since: item.since - 25 * 3_600_000 });
            items.transaction.oncomplete = () => resolve(database.close());
          };
        };
      }),
  );
  await context.setOffline(false);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 409, json: { code: 'request.conflict', message: 'This was sent before.' } }),
  );
  await page.goto('/blog');
  await hydrate(page);
  await expect(notice(page)).toContainText('It has waited for a day');
  await expectNoViolations(page);
  await notice(page).getByRole('button', { name: 'Send it' }).click();
  await expect(notice(page)).toContainText('It was not accepted: This was sent before.');
  await notice(page).getByRole('button', { name: 'Put it back into the form' }).click();
  await page.waitForURL('**/#contact');
  await hydrate(page);
  await expect(page.locator('#contact').getByLabel('First name')).toHaveValue('Zoë');
  await expect(notice(page)).toHaveCount(0);
});

test('never shows the words of one tab in another: the computer may be shared [SITE-014]', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/#contact');
    await hydrate(tab);
    await untilKept(tab);
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
