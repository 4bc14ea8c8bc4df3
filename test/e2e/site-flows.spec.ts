import type { Page } from '@playwright/test';
import type { FlowResults } from '#shared/api/flow-results.ts';
import type { Contact } from '#shared/domain/leads.ts';
import {
  expect,
  expectNoViolations,
  expectNoViolationsInDeep,
  placedFlow,
  test,
  unique,
} from './fixtures.ts';

const node = (id: string, type: string, data: object) => ({ id, type, data });

/** Opens the site's chat on the page that offers the flow. */
const openChat = async (page: Page) => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog').filter({ has: page.getByRole('log') });
  const say = async (text: string) => {
    await chat.getByRole('textbox').fill(text);
    await chat.getByRole('textbox').press('Enter');
  };
  return { chat, log: chat.getByRole('log'), say };
};

test('visitor finishes a guided flow in another language after a reload, which creates one lead @phone', async ({
  page,
  adminToken,
}) => {
  // A long journey for a busy machine.
  test.slow();
  const headers = { 'x-admin-session': adminToken };
  const name = unique('Plan finder');
  const email = `${unique('lead').replaceAll(' ', '.').toLowerCase()}@example.org`;
  const flowData = {
    nodes: [
      node('start', 'start', { message: 'Let us find your plan.' }),
      node('size', 'quick_reply', {
        message: 'How large is your team?',
        options: ['Up to ten', 'More than ten'],
        variable: 'team',
      }),
      node('name', 'text', { message: 'What is your name?', input: { variable: 'name', kind: 'text' } }),
      node('mail', 'action', {
        action: 'collect_email',
        config: { message: 'Where can we write to you?', retry: 'Which e-mail address may we use?' },
      }),
      node('score', 'rating', { message: 'How urgent is it?', variable: 'urgency' }),
      node('end', 'end', { outcome: 'qualified', message: 'Thank you, {{name}}.' }),
    ],
    connections: [
      { from: 'start', to: 'size' },
      { from: 'size', to: 'name' },
      { from: 'name', to: 'mail' },
      { from: 'mail', to: 'score' },
      { from: 'score', to: 'end' },
    ],
  };
  const { id, uuid } = await placedFlow(page.request, adminToken, { name, flowData });
  const { chat, log, say } = await openChat(page);
  await chat.getByRole('button', { name }).click();
  await expect(log).toContainText('How large is your team?');
  await expectNoViolationsInDeep(page);

  await say('Was kostet ein Chatbot?');
  await expect(log.getByText('How large is your team?')).toHaveCount(2);
  await chat.getByRole('button', { name: 'Up to ten' }).click();
  await expect(log).toContainText('What is your name?');
  await say('Wie schnell können wir starten?');
  await expect(log.getByText('What is your name?')).toHaveCount(2);
  await say('Ann Lee');
  await expect(log).toContainText('Where can we write to you?');
  await say('Welche Sprachen sprecht ihr?');
  await expect(log.getByText('Where can we write to you?')).toHaveCount(2);

  // The flow's frame keeps its language, no matter what the visitor asks in between.
  await expect(chat).toHaveAttribute('lang', 'en');

  await page.reload();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(log.getByText('Where can we write to you?')).toHaveCount(2);
  await expect(chat).toHaveAttribute('lang', 'en');
  await say(email);
  await chat.getByRole('button', { name: '4', exact: true }).click();
  await expect(log).toContainText('Thank you, Ann Lee.');
  await expectNoViolations(page);

  const contacts = (await (
    await page.request.get('/api/admin/contact-submissions', { headers })
  ).json()) as Contact[];
  const leads = contacts.filter((contact) => contact.email === email);
  expect(leads).toHaveLength(1);
  for (const line of ['Team: Up to ten', 'Name: Ann Lee', `Email: ${email}`, 'Urgency: 4'])
    expect(leads[0]?.message).toContain(line);

  const results = (await (
    await page.request.get(`/api/admin/flows/${id}/results`, { headers })
  ).json()) as FlowResults;
  expect(results.rows).toHaveLength(1);
  expect(results.rows[0]).toMatchObject({
    outcome: 'qualified',
    variables: { team: 'Up to ten', name: 'Ann Lee', email, urgency: '4' },
  });

  // The owner finds one conversation with all messages in order.
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), adminToken);
  await page.goto(`/admin?tab=conversations&cflow=${uuid}`);
  const found = page.getByRole('list').getByRole('button', { name: 'English' });
  await expect(found).toHaveCount(1);
  await found.click();
  const said = page.getByRole('list', { name: 'What was said' });
  const words = [
    'How large is your team?',
    'Was kostet ein Chatbot?',
    'Up to ten',
    'Wie schnell können wir starten?',
    'Ann Lee',
    'Welche Sprachen sprecht ihr?',
    email,
    'Thank you, Ann Lee.',
  ];
  for (const text of words) await expect(said).toContainText(text);
  const whole = (await said.textContent()) ?? '';
  expect(words.map((text) => whole.indexOf(text))).toEqual(
    words.map((text) => whole.indexOf(text)).toSorted((a, b) => a - b),
  );

  // From the person to the answers and back.
  await page.getByRole('button', { name: email }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('link', { name: 'Open: Talked to a flow' }).click();
  const answers = page.getByRole('dialog', { name: 'Conversation' });
  await expect(answers.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(answers.getByRole('list', { name: 'Transcript' })).toContainText('Ann Lee');
  const step = answers.getByRole('slider', { name: 'Step' });
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 6 of 6/);
  await answers.getByRole('button', { name: 'Back' }).click();
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 5 of 6: .*How urgent is it/);
  await expect(answers.locator('[data-current]')).toContainText('How urgent is it?');
  await expect(answers.getByRole('listitem').filter({ hasText: 'How urgent' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(answers.getByRole('link', { name: 'Open the conversation' })).toBeVisible();
  await expectNoViolationsInDeep(page);
  await answers.getByRole('link', { name: 'Open the lead' }).click();
  await expect(timeline).toContainText('Talked to a flow');

  // Delete the placed flow, because other tests share the site.
  await page.request.delete(`/api/flows/${id}`, { headers });
});

test('skips flow questions that the chat already answered and adds those answers to the lead', async ({
  page,
  adminToken,
}) => {
  const headers = { 'x-admin-session': adminToken };
  const name = unique('Call back');
  const email = `${unique('told').replaceAll(' ', '.').toLowerCase()}@example.org`;
  const flowData = {
    nodes: [
      node('start', 'start', { message: 'We call you back.' }),
      node('mail', 'action', { action: 'collect_email', config: { message: 'Where can we write to you?' } }),
      node('when', 'quick_reply', { message: 'When does it suit you?', options: ['Morning', 'Afternoon'] }),
    ],
    connections: [
      { from: 'start', to: 'mail' },
      { from: 'mail', to: 'when' },
    ],
  };
  const { id } = await placedFlow(page.request, adminToken, { name, flowData, topics: ['plans'] });
  const { chat, log, say } = await openChat(page);
  await say(`My address is ${email}`);
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await say('What does a chatbot cost?');
  await chat.getByRole('button', { name }).click();
  await expect(log.getByRole('listitem').last()).toContainText('When does it suit you?');
  await expect(log).not.toContainText('Where can we write to you?');
  // By key: on a slow machine the list may scroll between the mouse's press and release, which loses the click.
  await chat.getByRole('button', { name: 'Morning' }).press('Enter');
  await expect(chat.getByRole('button', { name: 'Morning' })).toHaveCount(0);

  // The lead is created after the reply is on the screen.
  const leadSources = async () => {
    const answer = await page.request.get('/api/admin/contact-submissions', { headers });
    const contacts = (await answer.json()) as Contact[];
    return contacts.filter((contact) => contact.email === email).map(({ source }) => source);
  };
  await expect.poll(leadSources).toEqual(['flow']);
  await page.request.delete(`/api/flows/${id}`, { headers });
});

test('rephrases a flow question, then offers to stop', async ({ page, adminToken }) => {
  const headers = { 'x-admin-session': adminToken };
  const name = unique('Call times');
  const flowData = {
    nodes: [
      node('start', 'start', { message: 'We call you back.' }),
      node('when', 'quick_reply', {
        message: 'When does it suit you?',
        retry: 'Morning or afternoon?',
        options: ['Morning', 'Afternoon'],
      }),
    ],
    connections: [{ from: 'start', to: 'when' }],
  };
  const { id } = await placedFlow(page.request, adminToken, { name, flowData });
  const { chat, log, say } = await openChat(page);
  const last = log.getByRole('listitem').last();
  const morning = chat.getByRole('button', { name: 'Morning' });
  await chat.getByRole('button', { name }).click();
  await expect(morning).toBeVisible();
  await say('What does Starter cost?');
  await expect(log.getByText('When does it suit you?')).toHaveCount(2);
  await say('Is there a trial?');
  await expect(last).toContainText('Morning or afternoon?');
  await say('Who are you?');
  await expect(last).toContainText('Shall we go on? You can also stop here.');
  await chat.getByRole('button', { name: 'Stop here' }).click();
  await expect(last).toContainText('we stop here');
  await expect(morning).toHaveCount(0);
  await page.request.delete(`/api/flows/${id}`, { headers });
});
