import { contact } from './contact-body.ts';
import {
  expect,
  expectNoViolations,
  expectNoViolationsInDeep,
  nextSave,
  owner,
  test,
  unique,
} from './fixtures.ts';

test('lists, searches and filters contacts and keeps the view in the URL @phone-deep', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Lovelace');
  await api('POST', '/api/contact', contact(name));
  // A unit test covers the half-minute refresh.
  await page.reload();
  await page.getByRole('tab', { name: /Contact Forms/ }).click();
  await page.getByPlaceholder('Search by name, email, company, service, or message...').fill(name);
  await expect(page.getByRole('heading', { name: `Ada ${name}` })).toBeVisible();
  await expect(page.getByText(/Showing 1 of \d+ contacts/)).toBeVisible();
  await page.getByLabel('Status').selectOption('signed');
  await expect(page.getByText('No contact submissions found')).toBeVisible();
  await expect(page.getByText('No contacts match your current filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('signed');
  await expect(page.getByText('No contact submissions found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/Showing \d+ of \d+ contacts/)).toBeVisible();
  await expectNoViolations(page);
});

test('signs a contact, shows its price, and clears a field only on request', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Hopper');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Edit Status' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit Contact: Ada ${name}` });
  await expect(dialog.getByLabel('Price per Month ($)')).toHaveCount(0);
  await dialog.getByLabel('Status').selectOption('signed');
  await dialog.getByLabel('Price per Month ($)').fill('1250.50');
  await dialog.getByLabel('Contract Duration (months)').fill('12');
  await dialog.getByLabel('Notes').fill('Called back on Tuesday');
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('$1,250.50/month')).toBeVisible();
  await expect(page.getByText('Notes: Called back on Tuesday')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Status' }).click();
  await dialog.getByLabel('Notes').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Notes: Called back on Tuesday')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Status' }).click();
  await dialog.getByRole('checkbox', { name: 'Clear this field', description: 'Notes' }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Notes: Called back on Tuesday')).toHaveCount(0);
});

test('explains an invalid number instead of discarding it @deep', async ({ adminPage: page, api }) => {
  const name = unique('Somerville');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Edit Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('signed');
  await dialog.getByLabel('Price per Month ($)').pressSequentially('1e');
  await dialog.getByLabel('Contract Duration (months)').fill('1.5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please enter a number.')).toBeVisible();
  await expect(dialog.getByText('Please enter whole months.')).toBeVisible();
  await expect(dialog.getByLabel('Price per Month ($)')).toBeFocused();
});

test('marks a contact as spam and removes the mark', async ({ adminPage: page, api }) => {
  const name = unique('Wanderer');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  const more = page.getByRole('button', { name: `More for Ada ${name}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Mark as spam' }).click();
  await expect(page.getByText('Spam Detected')).toBeVisible();
  const saved = nextSave(page);
  await more.click();
  await page.getByRole('menuitem', { name: 'Not spam' }).click();
  await expect(page.getByText('Spam Detected')).toHaveCount(0);
  await saved;
  await page.reload();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Mark as spam' })).toBeVisible();
});

test('warns the second of two editors and keeps their text [ADMIN-014]', async ({
  adminPage: page,
  api,
  adminToken,
  request,
  allowErrors,
}) => {
  allowErrors(/409/);
  const name = unique('Noether');
  const { json } = await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Edit Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Mine');
  await request.patch(`/api/admin/contact-submissions/${(json as { id: string }).id}`, {
    headers: { 'x-admin-session': adminToken },
    data: { status: 'interested', notes: 'Theirs' },
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Someone changed this record in the meantime.')).toBeVisible();
  await expect(dialog.getByText('Notes: — → Theirs')).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Keep my version and save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Notes: Mine')).toBeVisible();
});

test('keeps typed text when the session ends while a dialog is open [ADMIN-007]', async ({
  adminPage: page,
  api,
  adminToken,
  request,
  allowErrors,
}) => {
  allowErrors(/401/);
  const name = unique('Turing');
  await api('POST', '/api/contact', contact(name));
  const own = (await (await request.post('/api/admin/login', { data: owner })).json()) as { token: string };
  expect(adminToken).toBeTruthy();
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), own.token);
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Edit Status' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Half a sentence');
  await request.post('/api/admin/logout', { headers: { 'x-admin-session': own.token } });
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Authentication required. Log in again to continue where you left off.'),
  ).toBeVisible();
  const login = page.getByRole('dialog', { name: 'Admin Access' });
  await login.getByLabel('Username').fill(owner.username);
  await login.getByLabel('Password', { exact: true }).fill(owner.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: /Edit Contact/ });
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Notes: Half a sentence')).toBeVisible();
});

test('deletes a contact after the specified confirmation', async ({ adminPage: page, api }) => {
  const name = unique('Gauss');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(
      `Are you sure you want to permanently delete this contact submission from Ada ${name}? This action cannot be undone.`,
    ),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Contact submission has been permanently deleted')).toBeVisible();
  await expect(page.getByText('No contact submissions found')).toBeVisible();
});

test('moves a card on the board by keyboard and by mouse', async ({ adminPage: page, api }) => {
  const name = unique('Curie');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&view=board&q=${encodeURIComponent(name)}`);
  const saved = nextSave(page);
  await page.getByRole('button', { name: new RegExp(`Ada ${name}: New`) }).press('ArrowRight');
  await expect(page.getByRole('button', { name: new RegExp(`Ada ${name}: Contacted`) })).toBeFocused();
  await expect(page.getByText(`Ada ${name} moved to Contacted`)).toBeAttached();
  await expectNoViolations(page);
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`Ada ${name}: Contacted`) })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: name });
  const target = page.getByRole('region', { name: /^Signed/ });
  await card.hover();
  await page.mouse.down();
  await target.hover();
  await target.hover({ position: { x: 40, y: 90 } });
  const dropped = nextSave(page);
  await page.mouse.up();
  await expect(target.getByText(name)).toBeVisible();
  await dropped;
  // Dropping is not a click: no dialog opens.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: /^Signed/ }).getByText(name)).toBeVisible();
});

test('drags a card on long press and scrolls on swipe @phone', async ({ adminPage: page, api }) => {
  const name = unique('Meitner');
  await api('POST', '/api/contact', contact(name));
  await page.goto(`/admin?tab=contacts&view=board&q=${encodeURIComponent(name)}`);
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const middle = async (of: typeof card) => {
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const from = await middle(card);
  const to = await middle(page.getByRole('region', { name: /^Contacted/ }));

  await send('touchStart', from);
  for (const part of [0.3, 0.6, 1]) await send('touchMove', { x: from.x - 60 * part, y: from.y });
  await send('touchEnd');
  await expect(page.getByRole('region', { name: /^New/ }).getByText(name)).toBeAttached();
  await page.getByRole('region', { name: /^New/ }).scrollIntoViewIfNeeded();

  const start = await middle(card);
  await send('touchStart', start);
  await expect(card.and(page.locator('[data-dragged]'))).toBeAttached();
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await send('touchMove', { x: start.x + (to.x - start.x) * part, y: start.y + 30 * part });
  }
  await expect(page.locator('section[data-over]')).toContainText('Contacted');
  await send('touchEnd');
  await expect(page.getByRole('region', { name: /^Contacted/ }).getByText(name)).toBeVisible();
  await expect(page.getByText(`Ada ${name} moved to Contacted`)).toBeAttached();
  await expectNoViolationsInDeep(page);
});

test("shows a lead's details and history", async ({ adminPage: page, api, adminToken, request }) => {
  const name = unique('Kepler');
  const transcript = [
    { role: 'user', content: 'Do you speak Dutch?' },
    { role: 'assistant', content: 'Yes.' },
  ];
  const { json } = await api(
    'POST',
    '/api/contact',
    contact(name, { context: { page: '/pricing', transcript } }),
  );
  await request.patch(`/api/admin/contact-submissions/${(json as { id: string }).id}`, {
    headers: { 'x-admin-session': adminToken },
    data: { status: 'contacted' },
  });
  await api('POST', '/api/contact', contact(name, { message: 'A second message from the same person.' }));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}&sort=oldest`);
  await expect(page.getByText('2 submissions from this address').first()).toBeVisible();
  await page
    .getByRole('button', { name: `More for Ada ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Story' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Do you speak Dutch?')).toBeVisible();
  await expect(dialog.getByText('/pricing')).toBeVisible();
  await expect(dialog.getByText(/A second message from the same person/)).toBeVisible();
  await expect(dialog.getByText(`Changed by ${owner.username}`)).toBeVisible();
  await expect(dialog.getByText('status: new → contacted')).toBeVisible();
  await expectNoViolationsInDeep(page, '[role="dialog"]');
});

test('exports every contact as a spreadsheet file @deep', async ({ adminPage: page, api }) => {
  const name = unique('Euler');
  await api('POST', '/api/contact', contact(name, { message: '=HYPERLINK("http://evil")' }));
  await page.goto('/admin?tab=contacts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Contacts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contact-data-\d{4}-\d{2}-\d{2}\.csv$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(name);
  expect(text).not.toMatch(/[,\n]"?=HYPERLINK/);
});

test('offers Retry for each list that fails to load [ADMIN-011] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/503/);
  await page.addInitScript((token) => localStorage.setItem('admin-token', token), adminToken);
  let broken = true;
  await page.route('**/api/admin/contact-submissions', (route) =>
    broken ? route.fulfill({ status: 503, json: { code: 'store.unavailable' } }) : route.continue(),
  );
  await page.goto('/admin?tab=contacts');
  await expect(page.getByText('Failed to fetch contact submissions')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/Showing \d+ of \d+ contacts/)).toBeVisible();
});

test('sorts by a column, selects columns, and saves the view under a name', async ({
  adminPage: page,
  api,
}) => {
  const family = unique('Bernoulli');
  for (const [firstName, company] of [
    ['Jakob', 'Zeta'],
    ['Daniel', 'Alpha'],
    ['Johann', 'Midway'],
  ])
    await api('POST', '/api/contact', contact(family, { firstName, company }));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(family)}`);
  const names = page.getByRole('rowheader').getByRole('heading');
  const order = (...firsts: string[]) =>
    expect(names).toHaveText(firsts.map((first) => `${first} ${family}`));
  const company = page.getByRole('columnheader', { name: 'Company' });
  await company.getByRole('button', { name: 'Company' }).click();
  await expect(company).toHaveAttribute('aria-sort', 'ascending');
  await order('Daniel', 'Johann', 'Jakob');
  await company.getByRole('button', { name: 'Company' }).click();
  await order('Jakob', 'Johann', 'Daniel');
  await expect(page.getByLabel('Sort')).toHaveValue('-company');
  await page.getByRole('button', { name: 'Display' }).click();
  const display = page.getByRole('dialog', { name: 'Display' });
  await display.getByRole('checkbox', { name: 'Service' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Service' })).toHaveCount(0);
  await display.getByLabel('View name').fill('The family');
  await display.getByRole('button', { name: 'Save' }).click();
  await expectNoViolationsInDeep(page);
  await page.goto('/admin?tab=contacts');
  await expect(company).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Service' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Display' }).click();
  await display.getByRole('button', { name: 'The family', exact: true }).click();
  await expect(page.getByPlaceholder(/Search by name/)).toHaveValue(family);
  await order('Jakob', 'Johann', 'Daniel');
});

test('changes many contacts at once and undoes it', async ({ adminPage: page, api }) => {
  const family = unique('Herschel');
  for (const firstName of ['Caroline', 'William', 'John'])
    await api('POST', '/api/contact', contact(family, { firstName }));
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(family)}`);
  await page.getByRole('checkbox', { name: `Select Caroline ${family}` }).check();
  await page.getByRole('checkbox', { name: `Select John ${family}` }).check();
  const chosen = page.getByRole('region', { name: 'Selected rows' });
  await expect(chosen.getByText('2 contacts selected')).toBeVisible();
  await expectNoViolationsInDeep(page);
  await chosen.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Interested', exact: true }).click();
  const interested = page.getByRole('cell', { name: /^Interested/ });
  await expect(interested).toHaveCount(2);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect(interested).toHaveCount(0);

  await chosen.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Showing 1 of/)).toBeVisible();
  await undo.click();
  await expect(page.getByText(/Showing 3 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Showing 3 of/)).toBeVisible();

  await page.getByRole('checkbox', { name: `Select William ${family}` }).check();
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Showing 2 of/)).toBeVisible();
  // Leaving the page sends the change at once.
  await page.goto('/pricing');
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(family)}`);
  await expect(page.getByText(/Showing 2 of/)).toBeVisible();
});
