import type { Page } from '@playwright/test';
import type { ChatReply } from '#shared/api/chat.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import {
  expect,
  expectNoViolations,
  expectNoViolationsInDeep,
  placedFlow,
  randomWord,
  reportPresence,
  test,
  unique,
  uniqueWord,
} from './fixtures.ts';

const node = (id: string, type: string, data: object) => ({ id, type, data });

const townFlow = {
  nodes: [
    node('start', 'start', { message: 'Let us see.' }),
    node('say', 'text', { message: 'Which town is it?', input: { variable: 'town', kind: 'text' } }),
    node('end', 'end', { outcome: 'qualified', message: 'Thank you.' }),
  ],
  connections: [
    { from: 'start', to: 'say' },
    { from: 'say', to: 'end' },
  ],
};

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Parley assistant' });
  const say = async (text: string) => {
    await panel.getByRole('textbox').fill(text);
    await panel.getByRole('textbox').press('Enter');
  };
  return { panel, log: panel.getByRole('log'), say };
};

test('owner filters conversations by flow and finds them by the start of a word', async ({
  adminPage: owner,
  adminToken,
  browser,
  request,
}) => {
  const [name, town, other] = [unique('Town finder'), uniqueWord('kiel'), uniqueWord('other')];
  const flow = await placedFlow(request, adminToken, { name, flowData: townFlow });
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto('/privacy');
  const { panel, log, say } = await openChat(visitor);
  await panel.getByRole('button', { name }).click();
  await expect(log).toContainText('Which town is it?');
  await say(town);
  await expect(log).toContainText('Thank you.');
  await context.close();
  await request.post('/api/chat', { data: { message: `What does Starter cost, ${other}?` } });

  await owner.goto('/admin?tab=conversations');
  const rows = owner.getByRole('tabpanel').getByRole('listitem');
  const [mine, others] = [rows.filter({ hasText: town }), rows.filter({ hasText: other })];
  await expect(others).toHaveCount(1);
  await owner.getByRole('combobox', { name: 'Flow' }).click();
  await owner.getByRole('option', { name }).click();
  await expect(mine).toHaveCount(1);
  await expect(others).toHaveCount(0);
  await expectNoViolations(owner);
  // The filter is part of the URL.
  await owner.reload();
  await expect(mine).toHaveCount(1);
  await expect(others).toHaveCount(0);

  await owner.getByRole('textbox', { name: 'Search' }).fill('nothing-like-this');
  await expect(owner.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await owner.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(others).toHaveCount(1);
  await owner.getByRole('textbox', { name: 'Search' }).fill(other.slice(0, -2));
  await expect(others).toHaveCount(1);
  await expect(mine).toHaveCount(0);
  await request.delete(`/api/flows/${flow.id}`, { headers: { 'x-admin-session': adminToken } });
});

test('owner sees a waiting visitor until they leave', async ({ adminPage: owner, browser }) => {
  const tag = uniqueWord('waits');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await reportPresence(owner);
  await visitor.goto('/');
  const { panel, log, say } = await openChat(visitor);
  await say(`What does the Starter plan cost, ${tag}?`);
  await expect(log).toContainText('$129');
  await panel.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'We are asking our team' })).toBeVisible();

  await owner.goto('/admin?tab=conversations&view=waiting');
  const row = owner.getByRole('tabpanel').getByRole('listitem').filter({ hasText: tag });
  await expect(row).toContainText('Waiting');
  await expectNoViolationsInDeep(owner);
  await panel.getByRole('button', { name: 'Don’t wait' }).click();
  await expect(row, 'nobody waits there any more').toHaveCount(0);

  await owner.goto('/admin?tab=conversations');
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText('Waiting');
  await context.close();
});

test('owner ignores an unanswered question and brings it back with Undo', async ({
  adminPage: owner,
  adminToken,
  request,
}) => {
  const tag = randomWord();
  const reply = await request.post('/api/chat', { data: { message: `${tag} ${randomWord()}` } });
  expect(((await reply.json()) as ChatReply).outcome).toBe('unknown');
  const row = owner.getByRole('listitem').filter({ hasText: tag });
  const listed = async (count: number) => {
    await owner.goto('/admin?tab=conversations&view=unanswered');
    await expect(owner.getByRole('radio', { name: 'Not answered' })).toBeChecked();
    await expect(owner.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(row).toHaveCount(count);
  };
  await listed(1);
  // It may be in a group with other tests' questions, which is named by its clearest wording.
  const headers = { 'x-admin-session': adminToken };
  const groups = (await (
    await request.get('/api/admin/knowledge/unanswered', { headers })
  ).json()) as UnansweredGroup[];
  const group = groups.find(({ questions }) => questions.some(({ text }) => text.includes(tag)));
  await owner.goto('/admin?tab=knowledge');
  const shown = owner
    .getByRole('list', { name: 'Questions without an answer' })
    .getByRole('listitem')
    .filter({ hasText: group?.question ?? tag });
  const ignored = owner.getByRole('status').filter({ hasText: 'Ignored:' });
  const ignore = async () => {
    await shown.getByRole('button', { name: 'Ignore' }).click();
    await expect(ignored).toContainText(group?.question ?? tag);
    await expect(shown).toHaveCount(0);
  };
  await ignore();
  await ignored.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveCount(1);
  await ignore();
  await listed(0);
});
