import type { ChatReply } from '#shared/api/chat.ts';
import { expect, expectNoViolations, test } from './fixtures.ts';

test('a conversation becomes a test, which shows a changed price and a lost answer before they go live', async ({
  adminPage: owner,
  adminToken,
  request,
}) => {
  const headers = { 'x-admin-session': adminToken };
  const question = 'What does the Starter plan cost?';
  const chat = await request.post('/api/chat', {
    data: { message: `My name is Camille Renard. ${question}` },
  });
  expect(((await chat.json()) as ChatReply).outcome).toBe('answered');
  const [conversation] = await (await request.get('/api/admin/conversations', { headers })).json();
  await owner.goto(`/admin?tab=conversations&talk=${conversation.id}`);
  await owner.getByRole('button', { name: 'Save as test' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Save as test' });
  await expect(dialog.getByLabel('Message 1')).toHaveValue(`My name is Alex Sample. ${question}`);
  await expectNoViolations(owner);
  await dialog.getByLabel('Name').fill('Starter price');
  await dialog.getByRole('button', { name: 'Save test' }).click();
  await expect(owner.getByText('Test saved', { exact: true })).toBeVisible();

  await owner.goto('/admin?tab=knowledge&kpart=tests');
  await owner.getByRole('button', { name: 'Run all' }).click();
  await expect(owner.getByText('1 test: 1 passed')).toBeVisible();
  await expectNoViolations(owner);

  await owner.getByRole('tab', { name: 'Answers' }).click();
  await owner.getByRole('button', { name: 'New answer' }).click();
  await owner.getByLabel('Questions, one per line').fill(question);
  await owner.getByRole('textbox', { name: 'Answer' }).fill('Ask us.');
  const teach = owner.getByRole('button', { name: 'Teach', exact: true });
  await teach.click();
  await expect(owner.getByText('1 test: 1 lost')).toBeVisible();
  await expect(teach).toBeDisabled();
  await owner.locator('summary', { hasText: 'Starter price' }).click();
  await expect(owner.getByText('Ask us.').last()).toBeVisible();
  await owner.getByRole('checkbox', { name: /although one test is lost/ }).check();
  await expect(teach).toBeEnabled();
});
