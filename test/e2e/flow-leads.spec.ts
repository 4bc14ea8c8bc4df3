import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { expect, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const node = (id: string, type: string, data: object) => ({ id, type, position: { x: 0, y: 0 }, data });

test('visitor books one of the company’s times in two tabs, which creates one request', async ({
  page,
  browser,
  baseURL,
  adminToken,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/409/);
  const headers = { 'x-admin-session': adminToken };
  const flowData = {
    nodes: [
      node('start', 'start', { message: 'Let us talk.' }),
      node('book', 'action', { action: 'book_appointment', config: {} }),
      node('email', 'action', { action: 'collect_email', config: {} }),
      node('bye', 'text', { message: 'Until {{appointment}}.' }),
    ],
    connections: [
      { from: 'start', to: 'book' },
      { from: 'book', to: 'email' },
      { from: 'email', to: 'bye' },
    ],
  };
  const create = await page.request.post('/api/flows', { headers, data: { name: unique('Desk'), flowData } });
  const { id, uuid } = (await create.json()) as Flow;
  await page.request.put(`/api/flows/${id}`, { headers, data: { isActive: true } });

  const visitor = await browser.newContext({ baseURL, timezoneId: 'America/New_York', locale: 'en-US' });
  const first = await visitor.newPage();
  await first.goto(`/f/${uuid}`);
  const picker = first.locator('form').filter({ has: first.getByLabel('Preferred date') });
  await expect(picker.getByLabel('Preferred time')).toBeDisabled();
  await picker.getByLabel('Preferred date').fill('2035-11-20');
  await picker.getByLabel('Preferred time').selectOption('09:00');
  await expect(picker.getByText(/For our team: .*3:00 PM/)).toBeVisible();
  await expectNoViolationsInDeep(first);

  // A second tab of the same conversation, as after duplicating it, continues first.
  const kept = await first.evaluate(() => ({ ...sessionStorage }));
  const second = await visitor.newPage();
  await second.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value as string);
  }, kept);
  await second.goto(`/f/${uuid}`);
  const other = second.locator('form').filter({ has: second.getByLabel('Preferred date') });
  await other.getByLabel('Preferred date').fill('2035-11-21');
  await other.getByLabel('Preferred time').selectOption('10:30');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByText('What is your email address?')).toBeVisible();
  await picker.getByRole('button', { name: 'Send' }).click();
  await expect(first.getByText('2035-11-21 10:30')).toBeVisible();
  await expect(first.getByText('What is your email address?')).toBeVisible();

  const email = `${unique('ny').replaceAll(' ', '')}@example.org`;
  await first.getByLabel('Your message').fill(email);
  await first.getByLabel('Your message').press('Enter');
  await expect(first.getByText('Until 2035-11-21 10:30.')).toBeVisible();
  await visitor.close();
  const bookings = (await (await page.request.get('/api/admin/bookings', { headers })).json()) as Booking[];
  expect(bookings.filter((booking) => booking.email === email)).toMatchObject([
    { preferredDate: '2035-11-21', timeZone: 'America/New_York', startsAt: '2035-11-21T15:30:00.000Z' },
  ]);
});

test('owner opens the flow attached to an enquiry and adopts it', async ({
  adminPage: page,
  adminToken,
  api,
}) => {
  const name = unique('Attached');
  const flowData = {
    nodes: [node('start', 'start', { message: 'Mine' })],
    connections: [],
    notes: [{ id: 'note', position: { x: 0, y: -140 }, text: 'Look here' }],
  };
  const { json } = await api('POST', '/api/flows', { name, flowData });
  const sent = await api('POST', '/api/contact', {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann.lee@example.org',
    company: 'Lee Ltd',
    service: 'consultation',
    message: 'Please have a look at my flow.',
    context: { flowId: (json as Flow).id },
  });
  const story = await page.request.get(`/api/admin/leads/contacts/${(sent.json as { id: string }).id}`, {
    headers: { 'x-admin-session': adminToken },
  });
  await page.goto(`/flows/snapshot/${((await story.json()) as LeadStory).story?.flowId}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(/Attached to an enquiry on/)).toBeVisible();
  await expect(page.locator('.react-flow__node[data-id="start"]')).toContainText('Mine');
  await expect(page.getByLabel('Note')).toHaveAttribute('readonly', '');
  await page.keyboard.press('Delete');
  await expectNoViolationsInDeep(page);
  await page.getByRole('button', { name: 'Copy to the site’s workspace' }).click();
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Flow name')).toHaveValue(name);
});

test('visitor sees a card number masked and decides how to send it [FLOW-025]', async ({ page, api }) => {
  const flowData = {
    nodes: [
      node('start', 'start', { message: 'Hello.' }),
      node('order', 'text', {
        message: 'Which order is it about?',
        input: { variable: 'order', kind: 'text' },
      }),
      node('bye', 'text', { message: 'About {{order}}, then.' }),
    ],
    connections: [
      { from: 'start', to: 'order' },
      { from: 'order', to: 'bye' },
    ],
  };
  const { json } = await api('POST', '/api/flows', { name: unique('Orders'), flowData });
  const { id, uuid } = json as Flow;
  await api('PUT', `/api/flows/${id}`, { isActive: true });
  await page.goto(`/f/${uuid}`);
  const log = page.getByRole('list', { name: 'Conversation' });
  const say = async (text: string) => {
    await expect(log.getByText('Which order is it about?')).toBeVisible();
    await page.getByLabel('Your message').fill(text);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await page.getByLabel('Your message').press('Enter');
  };
  await say('It is 4111 1111 1111 1111');
  await expect(log.getByText('It is •••• 1111')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'masked and not sent' })).toBeVisible();
  await expect(log.getByText('4111')).toHaveCount(0);
  await expectNoViolationsInDeep(page);
  await page.getByRole('button', { name: 'Send it masked' }).click();
  await expect(log.getByText('About It is •••• 1111, then.')).toBeVisible();

  await page.getByRole('button', { name: 'Start again' }).click();
  await say('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Send as it is' }).click();
  await expect(log.getByText('About 4111 1111 1111 1111, then.')).toBeVisible();
  await expect(log.getByText('•••• 1111')).toHaveCount(0);
});
