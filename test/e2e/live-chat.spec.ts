import type { Browser, Locator, Page } from '@playwright/test';
import { expect, expectNoViolations, reportPresence, test, uniqueWord } from './fixtures.ts';

/** Visitor and owner in separate browsers on the real server. */
const openChat = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Parley assistant' });
  await expect(panel).toBeVisible();
  return panel;
};

const visitorSays = async (panel: Locator, text: string) => {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('textbox').press('Enter');
};

const ownerSays = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: 'Your message to the visitor' });
  await field.fill(text);
  await field.press('Enter');
};

/** The numbered messages of this conversation as one side shows them, duplicates included. */
const shown = async (where: Locator, tag: string): Promise<string[]> =>
  [...(await where.innerText()).matchAll(new RegExp(`(\\w+) ${tag}`, 'g'))].map(([, name = '']) => name);

/** Opens a conversation whose visitor asked for a person and which the owner took over. */
const takenOver = async (owner: Page, browser: Browser) => {
  const tag = uniqueWord('told');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await reportPresence(owner);
  await visitor.goto('/');
  const panel = await openChat(visitor);
  const log = panel.getByRole('log');
  const status = panel.getByRole('status').filter({ hasText: /\S/ });
  await visitorSays(panel, `What does the Starter plan cost, ${tag}?`);
  await expect(log).toContainText('$129');
  await panel.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(status).toContainText('We are asking our team');
  await owner.goto('/admin?tab=conversations&view=waiting');
  await owner.getByRole('button', { name: new RegExp(tag) }).click();
  const talk = owner.getByRole('region', { name: 'Conversation' });
  const transcript = talk.getByRole('list', { name: 'What was said' });
  await expect(talk).toContainText('Waiting for a person');
  await talk.getByRole('button', { name: 'Take over' }).click();
  await expect(status).toContainText('is talking with you now');
  const bothShow = async (...names: string[]) => {
    await expect.poll(() => shown(log, tag)).toEqual(names);
    await expect.poll(() => shown(transcript, tag)).toEqual(names);
  };
  return { tag, context, visitor, panel, log, status, talk, transcript, bothShow };
};

test('delivers messages in order, shows typing and read marks, and continues after a reload', async ({
  adminPage: owner,
  browser,
}) => {
  const { tag, context, visitor, panel, log, talk, transcript, bothShow } = await takenOver(owner, browser);
  // Both write without waiting, so messages cross.
  await ownerSays(owner, `one ${tag}`);
  await visitorSays(panel, `two ${tag}`);
  await ownerSays(owner, `three ${tag}`);
  await expect.poll(async () => (await shown(log, tag)).sort()).toEqual(['one', 'three', 'two']);
  const order = await shown(log, tag);
  await bothShow(...order);

  await panel.getByRole('textbox').pressSequentially('I am');
  await expect(talk).toContainText('The visitor is writing…');
  await visitorSays(panel, `four ${tag}`);
  await bothShow(...order, 'four');
  await expect(panel.getByText('Read', { exact: true }), 'the visitor sees that it was read').toBeVisible();
  await owner.getByRole('textbox', { name: 'Your message to the visitor' }).pressSequentially('And');
  await expect(panel).toContainText('Parley team is writing…');
  await ownerSays(owner, `five ${tag}`);
  await bothShow(...order, 'four', 'five');
  await expect(transcript.getByRole('listitem').filter({ hasText: `five ${tag}` })).toContainText('· read');

  await Promise.all([owner.reload(), visitor.reload()]);
  await openChat(visitor);
  await bothShow(...order, 'four', 'five');
  await context.close();
});

test('delivers offline messages once and in order, and returns to the assistant after hand-back', async ({
  adminPage: owner,
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const { tag, context, visitor, panel, log, status, talk, transcript, bothShow } = await takenOver(
    owner,
    browser,
  );
  await ownerSays(owner, `one ${tag}`);
  await bothShow('one');
  await expectNoViolations(visitor, 'dialog[open]');
  await context.setOffline(true);
  await visitorSays(panel, `three ${tag}`);
  await expect(status).toContainText('No connection');
  await ownerSays(owner, `two ${tag}`);
  await expect.poll(() => shown(transcript, tag)).toEqual(['one', 'two']);
  await context.setOffline(false);
  await bothShow('one', 'two', 'three');
  // The owner goes offline too; their unsent messages survive a reload.
  await owner.context().setOffline(true);
  await ownerSays(owner, `four ${tag}`);
  await ownerSays(owner, `five ${tag}`);
  await expect(talk).toContainText('Not sent yet');
  await owner.context().setOffline(false);
  await owner.reload();
  await bothShow('one', 'two', 'three', 'four', 'five');

  // Hand back while the visitor is offline: their message goes to the assistant.
  await context.setOffline(true);
  await visitorSays(panel, `What does Professional cost, six ${tag}?`);
  await expect(status).toContainText('No connection');

  await talk.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await expect(talk).toContainText('Handled by the assistant');
  await context.setOffline(false);
  await expect(panel.getByText('The assistant answers again.')).toBeVisible();
  await expect(log).toContainText('$699');
  await visitorSays(panel, 'Can I cancel every month?');
  await expect(log).toContainText('30 days');
  await expect(transcript).toContainText('Can I cancel every month?');
  await bothShow('one', 'two', 'three', 'four', 'five', 'six');
  await context.close();
});
