import type { Page } from '@playwright/test';
import { expect, expectNoViolationsInDeep, test } from './fixtures.ts';

/** Parts of an answer: suggestions, links, a masked number. The test provides the answers. */
interface Sent {
  message: string;
  language?: string;
  asIs?: boolean;
  conversationHistory: { role: string; content: string }[];
}

const answers = async (page: Page, answer: (sent: Sent) => object) => {
  const requests: Sent[] = [];
  await page.route('**/api/chat', (route) => {
    const sent = route.request().postDataJSON() as Sent;
    requests.push(sent);
    const json = { detectedLanguage: 'en', languageName: 'English', mode: 'offline', ...answer(sent) };
    return route.fulfill({ json });
  });
  return requests;
};
const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Parley assistant' });
  await expect(panel).toBeVisible();
  return panel;
};
const say = async (page: Page, text: string) => {
  await page.locator('dialog[open] textarea').fill(text);
  await page.locator('dialog[open] textarea').press('Enter');
};

test('sends the text of a suggestion, and shows suggestions only under the newest answer @phone-deep', async ({
  page,
}) => {
  const requests = await answers(page, ({ message }) =>
    message === 'Which plan fits me?'
      ? { message: 'That depends.', suggestions: [{ kind: 'ask', text: 'And the trial?' }] }
      : {
          message: 'Three plans.',
          suggestions: [
            { kind: 'ask', text: 'Which plan fits me?' },
            { kind: 'book', text: 'Book a meeting' },
          ],
        },
  );
  await page.goto('/');
  const panel = await openChat(page);
  await panel.getByRole('button', { name: 'What does a chatbot cost?' }).click();
  const chips = panel.getByRole('group', { name: 'Suggestions' }).getByRole('button');
  await expect(chips).toHaveText(['Which plan fits me?', 'Book a meeting']);
  for (const chip of await chips.all()) expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoViolationsInDeep(page, 'dialog[open]');

  await page.reload();
  await openChat(page);
  await expect(chips, 'chips stay over a reload').toHaveText(['Which plan fits me?', 'Book a meeting']);
  await panel.getByRole('textbox').fill('half a thought');
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['And the trial?']);
  await expect(panel.getByRole('textbox')).toHaveValue('half a thought');
  expect(requests.map(({ message }) => message)).toEqual([
    'What does a chatbot cost?',
    'Which plan fits me?',
  ]);

  await panel.getByRole('button', { name: 'Delete this conversation' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await panel.getByRole('textbox').fill('');
  await say(page, 'Hi');
  await expect.poll(() => requests.length).toBe(3);
  expect(requests[2]).toMatchObject({ message: 'Hi', conversationHistory: [] });
});

test('visitor passes an unanswered question on to a person, word for word', async ({ page }) => {
  await answers(page, () => ({
    message: "I don't know that.",
    outcome: 'unknown',
    suggestions: [{ kind: 'pass', text: 'Pass this question to a person' }],
  }));
  await page.goto('/');
  const panel = await openChat(page);
  await say(page, 'Do you ship robots to Mars?');
  await panel.getByRole('button', { name: 'Pass this question to a person' }).click();
  await expect(panel.getByRole('heading', { name: 'Contact our team' })).toBeFocused();
  await expect(panel.getByLabel('Message')).toHaveValue('Do you ship robots to Mars?');
  await panel.getByRole('button', { name: 'Back to chat' }).click();
  await say(page, 'And to Venus?');
  await expect(panel.getByText("I don't know that.")).toHaveCount(2);
  await panel.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(panel.getByLabel('Message')).toHaveValue('And to Venus?');
});

test('opens the form of a suggestion, and shows no second button for the same form', async ({ page }) => {
  await answers(page, () => ({
    message: 'Gladly.',
    action: 'book_consultation',
    suggestions: [{ kind: 'book', text: 'Book a meeting' }],
  }));
  await page.goto('/');
  const panel = await openChat(page);
  await say(page, 'Book me in');
  await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeFocused();
  await panel.getByRole('button', { name: 'Back to chat' }).click();
  await expect(panel.getByRole('log').getByRole('button')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Book a meeting' }).click();
  await expect(panel.getByRole('heading', { name: 'Book a free consultation' })).toBeFocused();
});

test('repeats the answer in another language, for this conversation only', async ({ page }) => {
  const requests = await answers(page, ({ language }) =>
    language === 'da'
      ? { message: 'Tre planer.', detectedLanguage: 'da' }
      : {
          message: 'Tre planer, på norsk.',
          detectedLanguage: 'no',
          suggestions: [{ kind: 'language', text: 'Svar på Dansk i stedet?', language: 'da' }],
        },
  );
  await page.goto('/');
  await openChat(page);
  await say(page, 'Hvad koster det?');
  await page.getByRole('button', { name: 'Svar på Dansk i stedet?' }).click();
  const panel = page.locator('dialog[open][lang=da]');
  await expect(panel.getByText('Tre planer.', { exact: true })).toBeVisible();
  await expect(panel.getByText('Tre planer, på norsk.')).toHaveCount(0);
  await expect(panel.getByText('Hvad koster det?')).toHaveCount(1);
  expect(
    requests.map(({ message, language, conversationHistory }) => [
      message,
      language,
      conversationHistory.length,
    ]),
  ).toEqual([
    ['Hvad koster det?', undefined, 0],
    ['Hvad koster det?', 'da', 0],
  ]);
  await expect(panel.locator('select')).toHaveValue('da');
});

test('hides a masked number everywhere until the visitor reveals it', async ({ page }) => {
  const requests = await answers(page, ({ message, asIs }) =>
    asIs || !message.includes('4111')
      ? { message: 'Noted.' }
      : { message: 'I hid a number.', masked: { text: 'Order •••• 1111' } },
  );
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await page.goto('/');
  const panel = await openChat(page);
  await say(page, 'Order 4111 1111 1111 1111');
  await expect(panel.getByText('Order •••• 1111')).toBeVisible();
  await expect(panel.getByText('A number was hidden.')).toBeVisible();
  await expect(panel.getByText('4111')).toHaveCount(0);
  expect(await stored()).not.toContain('4111 1111');
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await say(page, 'Next');
  await expect(panel.getByText('Noted.')).toBeVisible();
  expect(requests[1]?.conversationHistory[0]?.content).toBe('Order •••• 1111');
  await expect(panel.getByRole('button', { name: 'Send as it is' })).toHaveCount(0);

  await say(page, 'Order 4111 1111 1111 1111');
  await panel.getByRole('button', { name: 'Send as it is' }).click();
  await expect(panel.getByText('Order 4111 1111 1111 1111')).toBeVisible();
  await expect(panel.getByText('I hid a number.')).toHaveCount(1);
  expect(requests.at(-1)).toMatchObject({ message: 'Order 4111 1111 1111 1111', asIs: true });
});

test('visitor follows a link to a highlighted, focused section @phone-deep', async ({ page }, info) => {
  await answers(page, () => ({
    message: 'Three plans.',
    links: [
      { text: 'See it on the page', href: '/#pricing' },
      { text: 'Work it out', href: '/pricing#calculator' },
      { text: 'Elsewhere', href: 'https://evil.example/' },
    ],
  }));
  await page.goto('/');
  const panel = await openChat(page);
  await say(page, 'What does it cost?');
  await expect(panel.getByRole('log').getByRole('link')).toHaveText(['See it on the page', 'Work it out']);
  await panel.getByRole('link', { name: 'See it on the page' }).click();
  const place = page.locator('#pricing');
  await expect(place).toHaveAttribute('data-highlight');
  await expect(place).toBeInViewport();
  await expect(place).toBeFocused();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(place, 'the highlight ends').not.toHaveAttribute('data-highlight');

  if (info.project.name === 'phone') {
    await expect(panel).toBeHidden();
    await openChat(page);
  } else await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Work it out' }).click();
  await expect(page).toHaveURL(/\/pricing#calculator$/);
  await expect(
    page.locator('section[data-highlight]', { has: page.locator('#calculator') }),
  ).toBeInViewport();
});

test('shows that it is still thinking after three seconds @deep', async ({ page }) => {
  await page.route('**/api/chat', () => undefined);
  await page.goto('/');
  const panel = await openChat(page);
  await say(page, 'Are you there?');
  await expect(panel.getByText('Thinking…')).toBeAttached();
  await expect(panel.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 4500 });
});
