import type { Locator, Page } from '@playwright/test';
import { expect, expectNoViolationsInDeep, test, uniqueWord } from './fixtures.ts';

const openChat = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Parley assistant' });
  await expect(panel).toBeVisible();
  return panel;
};

const says = async (panel: Locator, text: string) => {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('textbox').press('Enter');
};

const earlier = (panel: Locator) => panel.getByRole('list', { name: 'Earlier' });

test('visitor continues a conversation in a second tab and deletes it everywhere', async ({ page }) => {
  const tag = uniqueWord('kept');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const first = await openChat(page);
  await expect(first.getByText('Kept for 90 days')).toBeVisible();
  expect(asked, 'nothing is kept of a new visitor, so nothing is asked for').not.toContain(
    '/api/conversation/turns',
  );
  await says(first, `What does the Starter plan cost, ${tag}?`);
  await expect(first.getByRole('log')).toContainText('$129');

  const second = await page.context().newPage();
  await second.goto('/pricing');
  const panel = await openChat(second);
  const question = panel.getByRole('region', { name: 'Continue your last conversation?' });
  await expect(question).toBeFocused();
  await expect(panel, 'it may be another person’s').not.toContainText(tag);
  await expectNoViolationsInDeep(second);
  await question.getByRole('button', { name: 'Continue it' }).click();
  await expect(earlier(panel)).toContainText(tag);
  await expect(earlier(panel)).toContainText('$129');
  await expect(panel.getByRole('log')).toContainText('How can I help you?');
  await expectNoViolationsInDeep(second);

  // The first tab shows the message too, once and without a reload, and the assistant knows the plan.
  await says(panel, `and is there a free trial of that one, ${tag}?`);
  await expect(panel.getByRole('log')).toContainText(tag);
  await page.bringToFront();
  await expect(first.getByText(`free trial of that one, ${tag}`)).toHaveCount(1);
  await page.reload();
  const again = await openChat(page);
  await expect(again.getByText(`free trial of that one, ${tag}`)).toHaveCount(1);
  await expect(again.getByText(`What does the Starter plan cost, ${tag}?`)).toHaveCount(1);

  await second.bringToFront();
  await panel.getByRole('button', { name: 'Delete this conversation' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel).not.toContainText(tag);
  await expect(again, 'the other tab lets go of it too').not.toContainText(tag);
  await expect(again).toContainText('The conversation was deleted.');
  const third = await page.context().newPage();
  await third.goto('/');
  await expect(await openChat(third)).not.toContainText(tag);
});

test('visitor retries when the earlier messages can’t be loaded @deep', async ({ page }) => {
  await page.goto('/');
  const panel = await openChat(page);
  await says(panel, 'What does the Starter plan cost?');
  await expect(panel.getByRole('log')).toContainText('$129');
  const later = await page.context().newPage();
  await later.route('**/api/conversation/turns', (route) => route.abort());
  await later.goto('/');
  const there = await openChat(later);
  await there.getByRole('button', { name: 'Continue it' }).click();
  await expect(there).toContainText('What was said earlier couldn’t be loaded.');
  await expect(there.getByRole('button', { name: 'What does a chatbot cost?' })).toBeVisible();
  await later.unroute('**/api/conversation/turns');
  await there.getByRole('button', { name: 'Try again' }).click();
  await expect(earlier(there)).toContainText('$129');
});

test('owner deletes a conversation in every tab and for the visitor', async ({
  adminPage: owner,
  browser,
  allowErrors,
}) => {
  // The open conversation may be polled while it is being deleted.
  allowErrors(/404/);
  const tag = uniqueWord('gone');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto('/');
  const panel = await openChat(visitor);
  await says(panel, `What does the Starter plan cost, ${tag}?`);
  await expect(panel.getByRole('log')).toContainText('$129');

  await owner.goto('/admin?tab=conversations');
  await owner.getByRole('button', { name: new RegExp(tag) }).click();
  const other = await owner.context().newPage();
  await other.goto(owner.url());
  await expect(other.getByRole('region', { name: 'Conversation' })).toContainText(tag);
  await owner.getByRole('button', { name: 'More for this conversation' }).click();
  await owner.getByRole('menuitem', { name: 'Delete conversation…' }).click();
  const question = owner.getByRole('dialog', { name: 'Delete this conversation?' });
  await expect(question).toContainText('answers given in flows and any open questions');
  await expectNoViolationsInDeep(owner);
  await question.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(owner.getByRole('button', { name: new RegExp(tag) })).toHaveCount(0);
  await other.bringToFront();
  await expect(other.getByRole('status').filter({ hasText: 'This conversation was deleted' })).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText(tag);

  await says(panel, 'Do you have templates?');
  await expect(panel).toContainText('The conversation was deleted.');
  await expect(panel).not.toContainText(tag);
  await expect(panel).toContainText('Do you have templates?');
  await context.close();
});

test('visitor who wants a person while nobody is there gets the form with their question', async ({
  page,
}) => {
  await page.goto('/');
  const panel = await openChat(page);
  await says(panel, 'Can you connect SAP?');
  await expect(panel.getByRole('log').getByRole('listitem')).toHaveCount(3);
  const person = { state: 'away', answersWithinHours: 24, opensAt: '2030-01-07T08:00:00.000Z' };
  await page.route('**/api/chat', async (route) =>
    route.fulfill({
      json: {
        message: 'Nobody is here at the moment. We are back Mon.',
        detectedLanguage: 'en',
        languageName: 'English',
        mode: 'offline',
        cards: ['talk.human'],
        suggestions: [{ kind: 'pass', text: 'Leave a message' }],
        person,
      },
    }),
  );
  await page.route('**/api/conversation/person', (route) => route.fulfill({ json: { person } }));
  await says(panel, 'I want to talk to a person');
  await expect(panel.getByRole('log')).toContainText('We are back Mon');
  await expect(panel.getByRole('heading', { name: 'Contact our team' }), 'no form jumps over it').toHaveCount(
    0,
  );
  await panel.getByRole('button', { name: 'Leave a message' }).click();
  await expect(panel.getByRole('heading', { name: 'Contact our team' })).toBeVisible();
  await expect(panel).toContainText('Nobody is here at the moment');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Can you connect SAP?');
});

test('visitor closes the full-screen chat with Back and returns to it from a linked section @phone', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.goto('/');
  const panel = await openChat(page);
  await says(panel, 'What does the Starter plan cost?');
  await expect(panel.getByRole('log')).toContainText('$129');
  await panel.getByRole('textbox').fill('Half a question');
  await page.goBack();
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goForward();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveValue('Half a question');

  // Closing by the button leaves no history entry for Back.
  await panel.getByRole('button', { name: 'Close chat' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.chat)).toBeUndefined();

  await page.getByRole('button', { name: 'Open chat' }).click();
  await panel.getByRole('link', { name: 'See it on the page' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-highlight]')).toBeVisible();
  await expect(page.getByText('Back to chat')).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('keeps the button for the latest message clear of the messages @deep @phone-deep', async ({ page }) => {
  await page.goto('/');
  const panel = await openChat(page);
  await says(panel, 'What does the Starter plan cost?');
  await expect(panel.getByRole('log')).toContainText('$129');
  await says(panel, 'Which integrations are there and what does Professional cost?');
  await expect(panel.getByRole('log').getByRole('listitem')).toHaveCount(5);
  await panel.getByRole('region', { name: 'Conversation' }).evaluate((list) => list.scrollTo({ top: 0 }));
  const latest = await panel.getByRole('button', { name: 'Latest message' }).boundingBox();
  const list = await panel.getByRole('region', { name: 'Conversation' }).boundingBox();
  expect(latest?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? Number.POSITIVE_INFINITY));
});
