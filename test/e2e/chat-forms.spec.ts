import type { Page, Route } from '@playwright/test';
import { serviceInterests } from '#shared/api/consultations.ts';
import { chatContactServices } from '#shared/api/contact.ts';
import {
  expect,
  expectNamedParts,
  expectNoViolations,
  expectNoViolationsInDeep,
  test,
  unique,
} from './fixtures.ts';

const reply = (message: string, action?: string) => (route: Route) =>
  route.fulfill({
    json: { message, detectedLanguage: 'en', languageName: 'English', mode: 'offline', action },
  });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Parley assistant' });
const openChat = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
};
const say = async (page: Page, text: string) => {
  await panelOf(page).getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
};
const fillPerson = async (page: Page) => {
  const panel = panelOf(page);
  await panel.getByLabel('First name').fill('Zoë');
  await panel.getByLabel('Last name').fill('O’Hara');
  await panel.getByLabel('Email').fill('zoe+chat@example.org');
  await panel.getByLabel('Company').fill('Ωmega & Söhne');
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('form that the assistant offers', () => {
  test('keeps the answer above it, and gives way to the contact form of the page', async ({ page }) => {
    await page.route('**/api/chat', reply('Gladly. Here is the form.', 'book_consultation'));
    const panel = await openChat(page);
    await expectNamedParts(page);
    await say(page, 'I want to book');
    await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeFocused();
    await expect(panel.getByText('Gladly. Here is the form.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(panel).toBeHidden();
    await page.locator('#contact').getByLabel('First name').fill('Zoë');
    await page.locator('#contact').getByRole('button', { name: 'Pick a time for a call' }).click();
    await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeVisible();
  });

  test('opens once, half a second after the answer @deep', async ({ page }) => {
    await page.route('**/api/chat', reply('Gladly. Here is the form.', 'book_consultation'));
    const panel = await openChat(page);
    await say(page, 'I want to book');
    await expect(panel.getByText('Gladly. Here is the form.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeFocused();
    await panel.getByRole('button', { name: 'Back to chat' }).click();
    await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(panel.getByText('Gladly. Here is the form.')).toBeVisible();
    await page.waitForTimeout(800);
    await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toHaveCount(0);
  });

  test('stays a button while the visitor is typing @deep', async ({ page }) => {
    let release = () => {};
    await page.route('**/api/chat', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await reply('Someone will write to you.', 'collect_contact')(route);
    });
    const panel = await openChat(page);
    await say(page, 'Call me');
    await panel.getByRole('textbox').fill('And another thing');
    release();
    await expect(panel.getByText('Someone will write to you.')).toBeVisible();
    await page.waitForTimeout(800);
    await expect(panel.getByRole('textbox')).toHaveValue('And another thing');
    await panel.getByRole('log').getByRole('button', { name: 'Contact our team' }).click();
    await expect(panel.getByRole('heading', { name: 'Contact our team' })).toBeVisible();
    await panel.getByRole('button', { name: 'Back to chat' }).click();
    await expect(panel.getByRole('textbox')).toHaveValue('And another thing');
  });
});

test.describe('consultation form', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('validates its fields and shows both time zones @phone-deep', async ({ page }) => {
    const panel = await openChat(page);
    await panel.getByRole('button', { name: 'Book a free consultation' }).click();
    await expect(panel.getByLabel(/Service interest/).locator('option')).toHaveText([
      'Please choose',
      ...serviceInterests,
    ]);
    await panel.getByRole('button', { name: 'Request consultation' }).click();
    await expect(panel.getByText('Please fill in this field.')).toHaveCount(4);
    await expect(panel.getByLabel('First name')).toBeFocused();
    await expectNoViolations(page, 'dialog[open]');

    await fillPerson(page);
    await panel.getByLabel(/Preferred date/).fill('2020-01-01');
    await panel.getByRole('button', { name: 'Request consultation' }).click();
    await expect(panel.getByText('Please choose today or a later date.')).toBeVisible();
    await panel.getByLabel(/Preferred date/).fill(inDays(5));
    const times = panel.getByLabel(/Preferred time/);
    await expect(times.locator('option')).toHaveCount(17);
    await expect(times.locator('option').nth(1)).toHaveText(/[34]:00\sAM/);
    await times.selectOption({ index: 1 });
    await expect(panel.getByText(/For our team: .*9:00\sAM.*Central European/)).toBeVisible();
    await expectNoViolationsInDeep(page, 'dialog[open]');
  });

  test('keeps the draft when sending fails, repeats the same request, and confirms', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/500/);
    const keys: (string | undefined)[] = [];
    const bodies: Record<string, unknown>[] = [];
    let status = 500;
    await page.route('**/api/chat', reply('We have three plans.'));
    await page.route('**/api/consultations', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      bodies.push(route.request().postDataJSON());
      return route.fulfill({
        status,
        json: status === 201 ? { id: 'x' } : { code: 'internal', message: 'x' },
      });
    });
    const panel = await openChat(page);
    await say(page, 'What does it cost?');
    await expect(panel.getByText('We have three plans.')).toBeVisible();
    await panel.getByRole('button', { name: 'Book a free consultation' }).click();
    await fillPerson(page);
    await panel.getByLabel(/Preferred date/).fill(inDays(5));
    await panel.getByLabel(/Preferred time/).selectOption({ index: 1 });
    await panel.getByLabel(/Service interest/).selectOption('Multiple Services');
    await panel.getByRole('button', { name: 'Request consultation' }).click();
    await expect(
      panel.getByText(
        /I apologize, but your consultation request couldn't be sent\. Please try again.*hello@parley\.example/,
      ),
    ).toBeVisible();

    status = 201;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByLabel('First name')).toHaveValue('Zoë');
    await expect(panel.getByLabel(/Preferred time/)).not.toHaveValue('');
    await panel.getByRole('button', { name: 'Request consultation' }).click();
    await expect(panel.getByText('We have received your consultation request.')).toBeVisible();
    await expect(panel.getByText(/Eastern Time.*Central European/)).toBeVisible();
    await expect(panel.getByText('within 24 hours')).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({
      firstName: 'Zoë',
      email: 'zoe+chat@example.org',
      company: 'Ωmega & Söhne',
      preferredDate: inDays(5),
      timeZone: 'America/New_York',
      serviceInterest: 'Multiple Services',
      website: '',
      context: { transcript: expect.arrayContaining([{ role: 'user', content: 'What does it cost?' }]) },
    });

    await panel.getByRole('button', { name: 'Book a free consultation' }).click();
    await expect(panel.getByLabel('First name')).toHaveValue('');
  });

  test('restores a half-written form after a reload [CHAT-027] @deep', async ({ page }) => {
    const panel = await openChat(page);
    await panel.getByRole('button', { name: 'Book a free consultation' }).click();
    await fillPerson(page);
    await panel.getByLabel(/Preferred date/).fill(inDays(5));
    await panel.getByLabel(/Preferred time/).selectOption({ index: 2 });
    const time = await panel.getByLabel(/Preferred time/).inputValue();
    await page.reload();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(panel.getByLabel('Company')).toHaveValue('Ωmega & Söhne');
    await expect(panel.getByLabel(/Preferred time/)).toHaveValue(time);
  });
});

test.describe('contact form', () => {
  test('lists the specified services, sends the message and confirms', async ({ page }) => {
    let body: Record<string, unknown> = {};
    await page.route('**/api/contact', (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: { id: 'x' } });
    });
    const panel = await openChat(page);
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(panel.getByLabel('Service').locator('option')).toHaveText([
      'Please choose',
      ...chatContactServices,
    ]);
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByText('Please fill in this field.')).toHaveCount(6);
    await fillPerson(page);
    await panel.getByLabel('Email').fill('nobody');
    await panel.getByLabel('Service').selectOption('Other');
    await panel.getByLabel('Message').fill('Hello 👋');
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByText('Please enter a valid email address.')).toBeVisible();
    await panel.getByLabel('Email').fill('zoe@example.org');
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByText('Your message has been sent.')).toBeVisible();
    expect(body).toMatchObject({ service: 'Other', message: 'Hello 👋', email: 'zoe@example.org' });
    expect(body.context).not.toHaveProperty('transcript');
  });

  test('apologises when the connection is lost and keeps the text [CHAT-026] @phone', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_|Failed to load/);
    await page.route('**/api/contact', (route) => route.abort());
    const panel = await openChat(page);
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await fillPerson(page);
    await panel.getByLabel('Service').selectOption('Consultation');
    await panel.getByLabel('Message').fill('Hello');
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(
      panel.getByText("I apologize, but your message couldn't be sent. Please try again."),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByLabel('Message')).toHaveValue('Hello');
  });
});

test('visitor books a consultation in the chat, and the owner reads the conversation', async ({
  page,
  adminToken,
  request,
}) => {
  const company = unique('Harbour Books');
  const panel = await openChat(page);
  await say(page, 'What does a chatbot cost?');
  await expect(panel.getByText(/\$129/)).toBeVisible();
  await say(page, 'I want to book a consultation');
  await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeFocused();
  await fillPerson(page);
  await panel.getByLabel('Company').fill(company);
  await panel.getByLabel(/Preferred date/).fill(inDays(6));
  await panel.getByLabel(/Preferred time/).selectOption({ index: 3 });
  await panel.getByRole('button', { name: 'Request consultation' }).click();
  await expect(panel.getByText('We have received your consultation request.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Your consultation request' })).toHaveAttribute(
    'href',
    /^\/booking\/[\w-]{54}$/,
  );

  const headers = { 'x-admin-session': adminToken };
  const bookings = await (await request.get('/api/admin/bookings', { headers })).json();
  const mine = (bookings as { id: string; company: string }[]).filter(
    (booking) => booking.company === company,
  );
  expect(mine).toHaveLength(1);
  const { story } = await (await request.get(`/api/admin/leads/bookings/${mine[0]?.id}`, { headers })).json();
  expect(story.transcript).toContainEqual({ role: 'user', content: 'What does a chatbot cost?' });
});
