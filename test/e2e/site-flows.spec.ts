import type { FlowResults } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { expect, expectNoViolations, test, unique } from './fixtures.ts';

const node = (id: string, type: string, data: object) => ({ id, type, data });

test('@phone a guided flow in the chat, interrupted three times in another language and finished after a reload, is one lead', async ({
  page,
  adminToken,
}) => {
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
  const created = await page.request.post('/api/flows', { headers, data: { name, flowData } });
  const { id } = (await created.json()) as Flow;
  const placement = {
    id: 'chip',
    trigger: 'chip',
    label: name,
    pages: ['/privacy'],
    topics: [],
    seconds: 20,
    languages: [],
    share: 100,
    priority: 50,
    paused: false,
  };
  const data = { isActive: true, placements: [placement] };
  expect((await page.request.put(`/api/flows/${id}`, { headers, data })).ok()).toBe(true);

  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog').filter({ has: page.getByRole('log') });
  const log = chat.getByRole('log');
  const say = async (text: string) => {
    await chat.getByRole('textbox').fill(text);
    await chat.getByRole('textbox').press('Enter');
  };
  await chat.getByRole('button', { name }).click();
  await expect(log).toContainText('How large is your team?');
  await expectNoViolations(page);

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

  await page.reload();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(log.getByText('Where can we write to you?')).toHaveCount(2);
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
  // The place goes with the flow: other tests share the site.
  await page.request.delete(`/api/flows/${id}`, { headers });
});
