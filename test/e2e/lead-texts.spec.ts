import type { Locator, Page } from '@playwright/test';
import {
  answerLeads,
  clientsCall,
  contactsCall,
  fixedClients,
  fixedContacts,
  type Seen,
  signIn,
  timesOf,
} from './fixed-answers.ts';
import { expect, nextSave, test } from './fixtures.ts';

// Specified texts and requests of projects and contacts, with fixed responses. Other specs cover the real server.

const soft = expect.soft;
const optionsOf = (select: Locator) => select.locator('option').allTextContents();
const openContacts = (page: Page) => page.getByRole('tab', { name: /^Contact Forms/ }).click();

test('shows a project’s summary, and all its details once opened [LEAD-001] @deep @phone-deep', async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  await answerLeads(page);
  await page.goto('/admin');
  const row = (company: string) => page.getByRole('rowgroup').filter({ hasText: company });
  const acme = row('Acme Corp');
  for (const words of [
    'Acme Corp',
    'New Lead',
    'HIGH',
    'Jane Doe',
    'Retail',
    'jane@acme.example',
    '+1 555 0100',
    '11-50',
    '$5k-$10k',
  ])
    await soft(acme.getByText(words, { exact: true }).filter({ visible: true }).first(), words).toBeVisible();
  await soft(row('Globex').getByText('URGENT', { exact: true })).toBeVisible();
  await soft(row('Globex').getByText(/^\+/)).toHaveCount(0);
  await acme.getByRole('button', { name: 'View' }).click();
  for (const words of [
    'Primary Goals',
    'Lead generation',
    'Support at night',
    'Chatbot Requirements',
    'Shop Bot',
    'English, Spanish',
    'Slack',
    'Technical Details',
    'Salesforce',
    'WordPress',
    'Current Challenges',
    'Too many emails',
    'Project Info',
    '3 months',
    'Notes',
    'Met at the fair',
  ])
    await soft(acme.getByText(words, { exact: true }).first(), words).toBeVisible();
  for (const words of [
    /^Template/,
    /^Languages/,
    /^Integrations/,
    /^Has CRM/,
    /^Website/,
    /^Live chat/i,
    /^Timeline/,
    /^Submitted/,
    /^Quoted price/i,
    /\$4,800\.50/,
    /^Follow-up date/i,
    /Jan(uary)? 15, 2030/,
  ])
    await soft(acme.getByText(words).filter({ visible: true }).first(), String(words)).toBeVisible();
  await acme.getByRole('button', { name: 'Hide' }).click();
  await soft(page.getByText('Primary Goals')).toHaveCount(0);
  const globex = row('Globex');
  await globex.getByRole('button', { name: 'View' }).click();
  await soft(globex.getByText('None specified', { exact: true })).toBeVisible();
  await soft(globex.getByText('None', { exact: true })).toBeVisible();
  for (const words of [/^Quoted price/i, /^Follow-up date/i, /^Notes/, /CRM name/i])
    await soft(globex.getByText(words), `${words} of nothing`).toHaveCount(0);
});

test('finds projects by name, company and address, combined with both filters [LEAD-002] @deep', async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  await answerLeads(page);
  await page.goto('/admin');
  const box = page.getByPlaceholder('Search clients...');
  const view = page.getByRole('button', { name: 'View' });
  for (const [words, company] of [
    ['GLOBEX', 'Globex'],
    ['jane d', 'Acme Corp'],
    ['PETER@init', 'Initech'],
  ] as const) {
    await box.fill(words);
    await expect(view, words).toHaveCount(1);
    await soft(page.getByText(company, { exact: true })).toBeVisible();
  }
  await box.fill('retail');
  await expect(page.getByText('No clients found', { exact: true })).toBeVisible();
  await soft(page.getByText('No clients match your current filters.', { exact: true })).toBeVisible();
  await box.fill('');
  await page.getByLabel('Status').selectOption({ label: 'In Progress' });
  await expect(view).toHaveCount(1);
  await page.getByLabel('Priority').selectOption({ label: 'Urgent' });
  await expect(view).toHaveCount(1);
  await box.fill('acme');
  await expect(page.getByText('No clients found', { exact: true })).toBeVisible();
});

test('sends the filled fields of a project’s edit dialog and keeps the blank ones [LEAD-003] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/500/);
  await signIn(page, adminToken);
  let reply: { status?: number; body?: string } | undefined;
  const seen = await answerLeads(page);
  let release = () => {};
  await page.route('**/api/admin/client-projects/*', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await (reply ? route.fulfill(reply) : route.fallback());
    seen.push({ call: 'patch', search: '', body: route.request().postDataJSON(), headers: {} });
  });
  await page.goto('/admin');
  const edit = page.getByRole('button', { name: 'Edit' }).first();
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Client: Acme Corp' });
  for (const label of ['Status', 'Quoted Price ($)', 'Follow-up Date', 'Notes'])
    await soft(dialog.getByLabel(label), label).toHaveCount(1);
  await soft(dialog.getByLabel('Quoted Price ($)')).toHaveAttribute('type', 'number');
  await soft(dialog.getByLabel('Follow-up Date')).toHaveAttribute('type', 'date');
  await dialog.getByLabel('Status').selectOption({ label: 'Quoted' });
  await dialog.getByLabel('Quoted Price ($)').fill('');
  await dialog.getByLabel('Follow-up Date').fill('2031-02-03');
  await dialog.getByLabel('Notes').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await soft(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  reply = { status: 500, body: '' };
  release();
  await expect(page.getByText('Failed to update client').first()).toBeVisible();
  await soft(dialog.getByLabel('Follow-up Date'), 'nothing typed is lost').toHaveValue('2031-02-03');
  await dialog.getByLabel('Quoted Price ($)').fill('1250.75');
  reply = undefined;
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await soft(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  const before = timesOf(seen, clientsCall);
  release();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => timesOf(seen, clientsCall), 'read again').toBeGreaterThan(before);
  const [blank, filled] = seen.filter(({ call }) => call === 'patch').map(({ body }) => body);
  const { updatedAt } = fixedClients[0] ?? {};
  soft(blank).toEqual({ status: 'quoted', followUpDate: '2031-02-03', updatedAt });
  soft(filled).toEqual({ status: 'quoted', quotedPrice: 1250.75, followUpDate: '2031-02-03', updatedAt });
  await edit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows contacts’ details, finds them by every field, and sorts them in five orders [LEAD-005] @deep @phone-deep', async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  await answerLeads(page);
  await page.goto('/admin?tab=contacts');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Showing 3 of 3 contacts', { exact: true })).toBeVisible();
  for (const words of [
    'Ada Stone',
    'New',
    'ada@stone.example',
    'Stone Ltd',
    'Chatbot Development',
    'I need a bot for my shop',
    'Spam Detected',
    'Spam',
    'Signed',
    '$699/month',
  ])
    await soft(
      panel.getByText(words, { exact: true }).filter({ visible: true }).first(),
      words,
    ).toBeVisible();
  await soft(panel.getByText('Spam Detected')).toHaveCount(1);
  await soft(panel.getByText('/month')).toHaveCount(1);
  await soft(page.getByRole('button', { name: 'Edit Status' })).toHaveCount(3);
  await soft(page.getByRole('button', { name: 'Delete' })).toHaveCount(3);

  const names = async () =>
    (await panel.getByRole('rowheader').allTextContents()).map(
      (text) => /Ada Stone|Zed Young|Mia Berg/.exec(text)?.[0],
    );
  for (const [order, wanted] of [
    ['Newest First', ['Ada Stone', 'Zed Young', 'Mia Berg']],
    ['Oldest First', ['Mia Berg', 'Zed Young', 'Ada Stone']],
    ['By Status', ['Ada Stone', 'Mia Berg', 'Zed Young']],
    ['By Name', ['Ada Stone', 'Mia Berg', 'Zed Young']],
    ['By Company', ['Zed Young', 'Mia Berg', 'Ada Stone']],
  ] as const) {
    await page.getByLabel('Sort').selectOption({ label: order });
    await expect.poll(names, order).toEqual(wanted);
  }

  const box = page.getByPlaceholder('Search by name, email, company, service, or message...');
  for (const [words, name] of [
    ['ADA', 'Ada Stone'],
    ['young', 'Zed Young'],
    ['mia@', 'Mia Berg'],
    ['alpha', 'Zed Young'],
    ['automation', 'Mia Berg'],
    ['my shop', 'Ada Stone'],
    ['Zebra', 'Mia Berg'],
  ] as const) {
    await box.fill(words);
    await expect.poll(names, words).toEqual([name]);
    await soft(panel.getByText(new RegExp(`^Showing 1 of 3 contacts.*${words}`))).toBeVisible();
  }
  await page.getByLabel('Status').selectOption({ label: 'Contacted' });
  await expect(panel.getByText(/^Showing 0 of 3 contacts.*Zebra.*Contacted/)).toBeVisible();
  await soft(panel.getByText('No contact submissions found', { exact: true })).toBeVisible();
  await soft(
    panel.getByText('No contacts match your current filters. Try adjusting your search or status filter.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('shows each list’s empty state [LEAD-007] @deep', async ({ page, adminToken }) => {
  await signIn(page, adminToken);
  await answerLeads(page, { [clientsCall]: { json: [] }, [contactsCall]: { json: [] } });
  await page.goto('/admin');
  await expect(page.getByText('No clients found', { exact: true })).toBeVisible();
  await soft(page.getByText('No clients match your current filters.', { exact: true })).toBeVisible();
  await openContacts(page);
  await expect(page.getByText('No contact submissions found', { exact: true })).toBeVisible();
  await soft(page.getByText('No contact forms have been submitted yet.', { exact: true })).toBeVisible();
});

test('sends a contact’s status always, the price only when signed, and never blank fields [LEAD-008] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/500/);
  await signIn(page, adminToken);
  let fail = true;
  const seen = await answerLeads(page, {
    'PATCH /api/admin/contact-submissions': ({ body }: Seen) =>
      fail
        ? { status: 500, body: '' }
        : { json: { ...fixedContacts[0], ...(body as object), updatedAt: new Date().toISOString() } },
  });
  await page.goto('/admin?tab=contacts');
  await page.getByRole('button', { name: 'Edit Status' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact: Ada Stone' });
  const price = dialog.getByLabel('Price per Month ($)');
  const months = dialog.getByLabel('Contract Duration (months)');
  for (const label of ['Status', 'AI Insights', 'Notes'])
    await soft(dialog.getByLabel(label), label).toHaveCount(1);
  await soft(price).toHaveCount(0);
  await soft(months).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update contact').first()).toBeVisible();
  fail = false;
  await dialog.getByLabel('Status').selectOption({ label: 'Signed' });
  await price.fill('99.5');
  await months.fill('6');
  await dialog.getByLabel('AI Insights').fill('hot');
  const before = timesOf(seen, contactsCall);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => timesOf(seen, contactsCall), 'read again').toBeGreaterThan(before);
  const { updatedAt } = fixedContacts[0] ?? {};
  const bodies = seen.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  soft(bodies).toEqual([
    { status: 'new', updatedAt },
    { status: 'signed', pricePerMonth: 99.5, contractMonths: 6, aiInsights: 'hot', updatedAt },
  ]);
  // Every status can be chosen from every other.
  await page.getByRole('button', { name: 'Edit Status' }).nth(2).click();
  soft(await optionsOf(page.getByRole('dialog').getByLabel('Status'))).toEqual([
    'New',
    'Contacted',
    'Uninterested',
    'Interested',
    'Signed',
    'Spam',
  ]);
});

test('asks before deleting and reports the result [LEAD-009] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/500/);
  await signIn(page, adminToken);
  let fail = true;
  const seen = await answerLeads(page, {
    [contactsCall]: () => ({ json: fail ? fixedContacts : fixedContacts.slice(1) }),
    'DELETE /api/admin/contact-submissions': () =>
      fail ? { status: 500, json: { code: 'server.error', message: 'Broken' } } : { json: { success: true } },
  });
  await page.goto('/admin?tab=contacts');
  const question =
    'Are you sure you want to permanently delete this contact submission from Ada Stone? This action cannot be undone.';
  for (const [title, words] of [
    ['Error', 'Failed to delete contact submission'],
    ['Contact Deleted', 'Contact submission has been permanently deleted'],
  ] as const) {
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await soft(dialog.getByText(question, { exact: true })).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await soft(page.getByText(words, { exact: true })).toBeVisible();
    if (fail) await dialog.getByRole('button', { name: 'Cancel' }).click();
    fail = false;
  }
  soft(timesOf(seen, `DELETE /api/admin/contact-submissions/${fixedContacts[0]?.id}`)).toBe(2);
  await expect(page.getByText('Ada Stone')).toHaveCount(0);
});

test('stores an edit made through the dialogs on the server [LEAD-004]', async ({
  adminPage: page,
  api,
  adminToken,
}) => {
  const name = `Stored ${Date.now().toString(36)}`;
  const made = await page.request.post('/api/admin/client-projects', {
    headers: { 'x-admin-session': adminToken },
    data: { companyName: name, clientName: 'Ann Other', clientEmail: 'ann@other.example', notes: 'kept' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.reload();
  await page.getByPlaceholder('Search clients...').fill(name);
  await expect(page.getByRole('button', { name: 'View' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit Client: ${name}` });
  await dialog.getByLabel('Status').selectOption({ label: 'Rejected' });
  await dialog.getByLabel('Quoted Price ($)').fill('10.25');
  await dialog.getByLabel('Notes').fill('');
  const saved = nextSave(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await saved;
  const list = await page.request.get('/api/admin/client-projects', {
    headers: { 'x-admin-session': adminToken },
  });
  const stored = ((await list.json()) as { id: string }[]).find((one) => one.id === id);
  expect(stored).toMatchObject({ status: 'rejected', quotedPrice: 10.25, notes: 'kept' });
  soft((await api('GET', '/api/admin/client-projects')).status, 'without the header').toBe(401);
});
