import type { ChatReply } from '#shared/api/chat.ts';
import { expect, expectNoViolations, test } from './fixtures.ts';

test('owner saves a conversation as a test, which stops a taught answer that would take over its question', async ({
  adminPage: owner,
  adminToken,
  request,
}) => {
  test.slow();
  const headers = { 'x-admin-session': adminToken };
  const question = 'What does the Starter plan cost?';
  const conversationHistory: object[] = [];
  for (const message of [question, 'My name is Camille Renard, camille@renard.example']) {
    const answer = await request.post('/api/chat', { data: { message, conversationHistory } });
    const { message: content } = (await answer.json()) as ChatReply;
    conversationHistory.push({ role: 'user', content: message }, { role: 'assistant', content });
  }
  const [conversation] = await (await request.get('/api/admin/conversations', { headers })).json();
  await owner.goto(`/admin?tab=conversations&talk=${conversation.id}`);
  await owner.getByRole('button', { name: 'Save as test' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Save as test' });
  await expect(dialog.getByRole('textbox', { name: 'Message 1' })).toHaveValue(question);
  await expect(dialog.getByRole('textbox', { name: 'Message 2' })).toHaveValue(
    'My name is Robin Miller, visitor@example.com',
  );
  await expectNoViolations(owner);
  await dialog.getByLabel('Name', { exact: true }).fill('Starter price');
  await dialog.getByRole('button', { name: 'Save test' }).click();
  await expect(owner.getByText('Test saved', { exact: true })).toBeVisible();

  await owner.goto('/admin?tab=knowledge&kpart=tests');
  await owner.getByRole('button', { name: 'Run all' }).click();
  // The first run starts a thread, which loads the language packs.
  await expect(owner.getByText('1 test: 1 passed')).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(owner);

  await owner.getByRole('tab', { name: 'Answers' }).click();
  await owner.getByRole('button', { name: 'New answer' }).click();
  await owner.getByLabel('Questions, one per line').fill(question);
  await owner.getByRole('textbox', { name: 'Answer' }).fill('Ask us.');
  const teach = owner.getByRole('dialog').getByRole('button', { name: 'Teach', exact: true });
  await teach.click();
  await expect(owner.getByText('1 test: 1 lost')).toBeVisible({ timeout: 60_000 });
  await expect(teach).toBeDisabled();
  await owner.locator('summary', { hasText: 'Starter price' }).click();
  await expect(owner.getByText('Ask us.').last()).toBeVisible();
  await owner.getByRole('checkbox', { name: /although one test is lost/ }).check();
  await expect(teach).toBeEnabled();
});
