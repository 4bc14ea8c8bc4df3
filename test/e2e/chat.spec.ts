import type { Page, Route } from '@playwright/test';
import { languages } from '#shared/domain/languages.ts';
import { expect, expectNoViolations, expectNoViolationsInDeep, test } from './fixtures.ts';

/** The test provides the assistant's answers; the real ones have their own tests. */
const answer =
  (body: object, status = 200, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body, headers });
const reply = (message: string, extra: object = {}) =>
  answer({ message, detectedLanguage: 'en', languageName: 'English', mode: 'offline', ...extra });

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Parley assistant' });
const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
};
const say = async (page: Page, text: string) => {
  await panelOf(page).getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
};

test.beforeEach(async ({ page }) => {
  await page.route('**/api/chat', reply('We have **three** plans.'));
  await page.goto('/');
});

test('greets once, answers, survives a reload and can be cleared @phone-deep', async ({ page }) => {
  const panel = await openChat(page);
  await expect(panel.getByText("I'm the Parley AI assistant")).toHaveCount(1);
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await say(page, 'What does it cost?');
  await expect(panel.getByText('We have three plans.')).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveValue('');
  await expectNoViolations(page, 'dialog[open]');

  await page.reload();
  await openChat(page);
  await expect(panel.getByRole('listitem').filter({ hasText: 'We have three plans.' })).toHaveCount(1);
  await expect(panel.getByText("I'm the Parley AI assistant")).toHaveCount(1);

  await panel.getByRole('button', { name: 'Delete this conversation' }).click();
  await panel.getByRole('button', { name: 'Keep it' }).click();
  await expect(panel.getByText('We have three plans.')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete this conversation' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel.getByText('We have three plans.')).toHaveCount(0);
  await expect(panel.getByText("I'm the Parley AI assistant")).toHaveCount(1);
});

test('stays open with its conversation while the visitor changes pages', async ({ page }) => {
  const panel = await openChat(page);
  await say(page, 'Hello');
  await expect(panel.getByText('We have three plans.')).toBeVisible();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL(/\/blog/);
  await expect(panel.getByText('We have three plans.')).toBeVisible();
});

test('sends on Enter, breaks the line on Shift+Enter, and sends one message at a time', async ({ page }) => {
  const sent: { message: string; conversationHistory: unknown[] }[] = [];
  let release = () => {};
  await page.route('**/api/chat', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await reply('Certainly.')(route);
  });
  const panel = await openChat(page);
  const field = panel.getByRole('textbox');
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await field.fill('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(field).toHaveValue('one\ntwo');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Thinking…')).toBeAttached();
  await expect.poll(() => sent.length).toBe(1);
  await field.fill('while waiting');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('while waiting');
  release();
  await expect(panel.getByText('Certainly.')).toBeVisible();
  expect(sent).toEqual([
    { message: 'one\ntwo', conversationHistory: [], page: '/', timeZone: 'Europe/Berlin' },
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.conversationHistory).toEqual([
    { role: 'user', content: 'one\ntwo' },
    { role: 'assistant', content: 'Certainly.' },
  ]);
  release();
});

test('explains at the field that a message is too long', async ({ page }) => {
  const panel = await openChat(page);
  await panel.getByRole('textbox').fill('x'.repeat(2001));
  await expect(panel.getByRole('alert')).toContainText('at most 2,000 characters');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox')).toHaveValue('x'.repeat(2001));
  await expectNoViolationsInDeep(page, 'dialog[open]');
});

test('shows markup in an answer as text [CHAT-020]', async ({ page }) => {
  await page.route(
    '**/api/chat',
    reply(
      '<img src=x onerror="document.title=1"> [bad](javascript:document.title=2) [far](https://evil.example) [plans](/pricing) ![i](https://evil.example/x.png)',
    ),
  );
  const panel = await openChat(page);
  await say(page, 'Hi');
  await expect(panel.getByText('<img src=x')).toBeVisible();
  await expect(panel.locator('img')).toHaveCount(0);
  await expect(panel.getByRole('log').getByRole('link')).toHaveCount(1);
  await panel.getByRole('link', { name: 'plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test.describe('chat failures', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/429|500|ERR_|Failed to load/));

  test('apologises for an empty answer and retries on request', async ({ page }) => {
    await page.route('**/api/chat', reply(''));
    const panel = await openChat(page);
    await say(page, 'Hi');
    await expect(
      panel.getByText("I apologize, but I'm having trouble responding right now. Please try again."),
    ).toBeVisible();
    await page.route('**/api/chat', reply('Here I am.'));
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('Here I am.')).toBeVisible();
    await expect(panel.getByText('I apologize')).toHaveCount(0);
  });

  test('explains a failed request, too many requests and a lost connection', async ({ page, context }) => {
    await page.route('**/api/chat', answer({ code: 'internal', message: 'x' }, 500));
    const panel = await openChat(page);
    await say(page, 'Hi');
    await expect(
      panel.getByText(/temporary issue.*reach our team directly at hello@parley\.example/),
    ).toBeVisible();
    await expectNoViolationsInDeep(page, 'dialog[open]');
    await page.route(
      '**/api/chat',
      answer({ code: 'rate.limited', message: 'x' }, 429, { 'retry-after': '30' }),
    );
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('30 seconds')).toBeVisible();
    await page.unroute('**/api/chat');
    await context.setOffline(true);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
  });

  test('offers to resend a message that a reload interrupted', async ({ page }) => {
    await page.route('**/api/chat', () => undefined);
    const panel = await openChat(page);
    await say(page, 'Are you there?');
    await expect(panel.getByText('Thinking…')).toBeAttached();
    await page.reload();
    await page.route('**/api/chat', reply('Yes.'));
    await openChat(page);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('Yes.')).toBeVisible();
  });

  test('explains that the chat could not be loaded, and opens it once it can', async ({ page }) => {
    await page.route('**/assets/chat-panel*', (route) => route.abort());
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByText("The chat couldn't be loaded")).toBeVisible();
    await page.unroute('**/assets/chat-panel*');
    await page.reload();
    await openChat(page);
  });
});

test.describe('chat languages', () => {
  test('translate the whole panel into each of the 20 languages @deep', async ({ page }) => {
    await openChat(page);
    const picker = page.locator('dialog[open] select').first();
    await expect(picker.locator('option')).toHaveText([
      'Automatic',
      ...Object.values(languages).map(({ nativeName }) => nativeName),
    ]);
    for (const [code, { dir }] of Object.entries(languages)) {
      await picker.selectOption(code);
      await expect(page.locator(`dialog[open][lang=${code}]`)).toHaveAttribute('dir', dir);
    }
    await expect(page.getByRole('dialog').getByText('אני עוזר הבינה המלאכותית של Parley')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.locator('dialog[open][lang=he]')).toBeVisible();
  });

  test('run from right to left in Arabic, forms included @phone-deep', async ({ page }, info) => {
    test.slow();
    await openChat(page);
    await page.locator('dialog[open] select').first().selectOption('ar');
    const panel = page.getByRole('dialog', { name: 'مساعد Parley' });
    await expect(panel.getByText('مرحبًا! أنا مساعد Parley')).toBeVisible();
    await info.attach('arabic', { body: await page.screenshot(), contentType: 'image/png' });
    await expectNoViolations(page, 'dialog[open]');
    await panel.getByRole('button', { name: 'حجز استشارة مجانية' }).click();
    await panel.getByRole('button', { name: 'طلب استشارة' }).click();
    await expect(panel.getByText('يُرجى ملء هذا الحقل.').first()).toBeVisible();
    await info.attach('arabic form', { body: await page.screenshot(), contentType: 'image/png' });
    await expectNoViolationsInDeep(page, 'dialog[open]');
  });

  test('follow the visitor’s messages until one is chosen', async ({ page }) => {
    const languagesSent: unknown[] = [];
    await page.route('**/api/chat', (route) => {
      languagesSent.push(route.request().postDataJSON().language);
      return reply('Hola', { detectedLanguage: 'es', languageName: 'Español' })(route);
    });
    await openChat(page);
    await say(page, 'Hola, ¿cuánto cuesta?');
    await expect(page.locator('dialog[open][lang=es]')).toBeVisible();
    await page.locator('dialog[open] select').first().selectOption('fr');
    await expect(page.locator('dialog[open][lang=fr]')).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').fill('Bonjour');
    await page.keyboard.press('Enter');
    await expect.poll(() => languagesSent).toEqual([undefined, 'fr']);
    await expect(page.locator('dialog[open][lang=fr]')).toBeVisible();

    await page.locator('dialog[open] select').first().selectOption({ label: 'Automatique' });
    await expect(page.locator('dialog[open][lang=es]'), 'the choice is released').toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').fill('Hola');
    await page.keyboard.press('Enter');
    await expect.poll(() => languagesSent).toEqual([undefined, 'fr', undefined]);
  });

  test('stay unchanged, with an explanation, when another cannot be loaded @deep', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED|Failed to load/);
    await page.route('**/assets/fi-*', (route) => route.abort());
    const panel = await openChat(page);
    await panel.getByRole('combobox').selectOption('fi');
    await expect(panel.getByRole('alert')).toContainText("couldn't be loaded");
    await expect(panel).toHaveAttribute('lang', 'en');
  });
});

test.describe('chat panel', () => {
  test('closes on Escape, returns the focus, and lets Tab leave it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open chat' }).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await expect(panel.getByRole('textbox')).toBeFocused();
    const seen: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      seen.push(inside ? 'in' : 'out');
    }
    expect(seen, 'the panel beside the page is no trap').toContain('out');
    await panel.getByRole('textbox').focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  });

  test('covers the screen and makes the page behind it inert @phone', async ({ page }) => {
    const panel = await openChat(page);
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expect(panel.getByRole('textbox')).not.toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await panel.getByRole('button', { name: 'Close chat' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  });

  test('closes when a link in an answer opens a page @phone', async ({ page }) => {
    await page.route('**/api/chat', reply('See [all plans](/pricing).'));
    const panel = await openChat(page);
    await panel.getByRole('textbox').fill('Plans?');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByRole('link', { name: 'all plans' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(panel).toBeHidden();
  });

  test('is 600 pixels high beside the page, and follows the dark scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const panel = await openChat(page);
    const box = await panel.boundingBox();
    expect(box?.height).toBe(600);
    expect(box?.width).toBeLessThanOrEqual(448);
    await say(page, 'Hi');
    await expect(panel.getByText('We have three plans.')).toBeVisible();
    await expectNoViolationsInDeep(page, 'dialog[open]');
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(panel.getByRole('heading', { name: 'Contact our team' })).toBeFocused();
    await expectNoViolationsInDeep(page, 'dialog[open]');
  });
});
