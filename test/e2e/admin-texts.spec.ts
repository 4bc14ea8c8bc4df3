import type { Locator, Page } from '@playwright/test';
import {
  answerLeads,
  answerWith,
  clientsCall,
  contactsCall,
  fixedClients,
  fixedContacts,
  signIn,
  timesOf,
} from './fixed-answers.ts';
import { expect, expectNoViolationsInDeep, test } from './fixtures.ts';

// The portal's specified texts and requests, with fixed responses. Other specs cover it with the real server.

const soft = expect.soft;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('admin-token'));
const optionsOf = (select: Locator) => select.locator('option').allTextContents();
const openContacts = (page: Page) => page.getByRole('tab', { name: /^Contact Forms/ }).click();
const figure = (page: Page, label: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) });

test('shows a spinner while the setup status loads, then the login once setup is done [ADMIN-001] @deep @phone-deep', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/setup-status', async (route) => {
    await held;
    await route.fulfill({ json: { setupComplete: true } });
  });
  await page.goto('/admin');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await soft(page.getByText('Admin Setup')).toHaveCount(0);
  await soft(page.getByText('Admin Access')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Admin Access', exact: true })).toBeVisible();
  await soft(page.getByText('Secure login required to access admin portal', { exact: true })).toBeVisible();
  for (const claim of [
    'rate limiting protection',
    'secure token-based authentication',
    '24-hour session expiry',
    'failed attempt monitoring',
  ])
    await soft(page.getByText(new RegExp(claim, 'i')), claim).toBeVisible();
});

test('validates the setup form, sends only name and password, and shows progress [ADMIN-002] @deep', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400|500/);
  const replies = [
    { status: 500, body: '' },
    { status: 400, json: { code: 'request.invalid', message: 'Not this name' } },
    { json: { success: true } },
  ];
  const seen = await answerWith(page, { 'GET /api/admin/setup-status': { json: { setupComplete: false } } });
  let release = () => {};
  await page.route('**/api/admin/setup', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ status: 200, ...replies.shift() });
    seen.push({ call: 'setup', search: '', body: route.request().postDataJSON(), headers: {} });
  });
  await page.goto('/admin');
  const submit = page.getByRole('button', { name: 'Create Admin Account' });
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByLabel('Confirm Password');
  await expect(
    page.getByText('Create your secure admin account. This can only be done once.', { exact: true }),
  ).toBeVisible();
  await soft(page.getByText(/only once.*no longer accessible.*credentials/is)).toBeVisible();
  await username.fill('ab');
  await password.fill('short');
  await confirm.fill('shorter');
  await submit.click();
  await soft(page.getByText('Username must be at least 3 characters', { exact: true })).toBeVisible();
  await soft(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
  await soft(confirm).toHaveAccessibleDescription(/Passwords don't match/);
  await soft(page.locator('input[type=password]')).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Show' }).first().click();
    await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(left);
  }
  await soft(page.locator('input[type=password]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide' }).first().click();
  await soft(page.locator('input[type=password]')).toHaveCount(1);

  await username.fill('abc');
  await password.fill('longword');
  await confirm.fill('longword');
  for (const words of [/^Setup failed$/, /Not this name/]) {
    await submit.click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
    release();
    await expect(page.getByText('Setup Failed', { exact: true })).toBeVisible();
    await soft(page.getByText(words)).toBeVisible();
    await expect(submit).toBeEnabled();
  }
  await submit.click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  release();
  await expect(page.getByText('Admin Account Created', { exact: true })).toBeVisible();
  await soft(
    page.getByText('Your secure admin account has been created successfully. You can now log in.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Access', exact: true })).toBeVisible();
  for (const { body } of seen.filter(({ call }) => call === 'setup'))
    soft(body).toEqual({ username: 'abc', password: 'longword' });
});

test('validates the login form and stores the token [ADMIN-003]', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/401|500/);
  const replies = [
    { status: 401, json: { success: false, message: 'Not you' } },
    { status: 500, body: '' },
    { json: { success: true } },
    { json: { success: true, token: adminToken } },
  ];
  let release = () => {};
  const seen = await answerLeads(page);
  await page.route('**/api/admin/login', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ status: 200, ...replies.shift() });
  });
  await page.goto('/admin');
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  const password = page.getByLabel('Password');
  await submit.click();
  await soft(page.getByText('Username is required', { exact: true })).toBeVisible();
  await soft(page.getByText('Password is required', { exact: true })).toBeVisible();
  await page.getByLabel('Username').fill('owner');
  for (const words of ['Not you', 'Login failed', 'Invalid response from server']) {
    await password.fill('correct-horse');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible();
    release();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await soft(password, 'cleared').toHaveValue('');
  }
  await password.fill('correct-horse');
  await page.getByRole('button', { name: 'Show' }).click();
  await soft(password).toHaveAttribute('type', 'text');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  soft(await stored(page)).toBe(adminToken);

  // With the token, a reload needs no login; without it, nothing from before is left.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Client Projects (3)', exact: true })).toBeVisible();
  for (const one of seen.filter(({ call }) => call === clientsCall))
    soft(one.headers['x-admin-session']).toBe(adminToken);
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 200, json: { success: true } }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Access', exact: true })).toBeVisible();
  soft(await stored(page)).toBeNull();
  await soft(page.getByText('Acme Corp')).toHaveCount(0);
});

test("shows the dashboard's titles, counts, stats and filters [ADMIN-008] @phone-deep", async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  await answerLeads(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Portal', exact: true })).toBeVisible();
  await soft(page.getByText('Manage client onboarding and project status', { exact: true })).toBeVisible();
  await soft(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Client Projects (3)', exact: true })).toBeVisible();
  await soft(page.getByRole('tab', { name: 'Contact Forms (3)', exact: true })).toBeVisible();
  for (const [label, value] of [
    ['Total Clients', '3'],
    ['New Leads', '1'],
    ['In Progress', '1'],
    ['Completed', '1'],
  ] as const)
    await soft(figure(page, label).locator('xpath=..'), label).toHaveText(`${label}${value}`);
  await soft(page.getByPlaceholder('Search clients...')).toBeVisible();
  soft(await optionsOf(page.getByLabel('Status'))).toEqual([
    'All Status',
    'New Lead',
    'Contacted',
    'Quoted',
    'In Progress',
    'Completed',
    'Rejected',
  ]);
  soft(await optionsOf(page.getByLabel('Priority'))).toEqual([
    'All Priority',
    'Low Priority',
    'Medium Priority',
    'High Priority',
    'Urgent',
  ]);
  await soft(page.getByRole('button', { name: 'Export Data' })).toBeVisible();

  await openContacts(page);
  for (const [label, value] of [
    ['Total Inquiries', '3'],
    ['Today', '1'],
    ['This Week', '2'],
  ] as const)
    await soft(figure(page, label).locator('xpath=..'), label).toHaveText(`${label}${value}`);
  soft(await optionsOf(page.getByLabel('Status'))).toEqual([
    'All Status',
    'New',
    'Contacted',
    'Uninterested',
    'Interested',
    'Signed',
    'Spam',
  ]);
  for (const order of ['Newest First', 'Oldest First', 'By Status', 'By Name', 'By Company'])
    soft(await optionsOf(page.getByLabel('Sort'))).toContain(order);
  await soft(page.getByRole('button', { name: 'Export Contacts' })).toBeVisible();
  await expectNoViolationsInDeep(page);
});

test('both exports use one route, name their file by date, and report failures [ADMIN-009] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/500/);
  await signIn(page, adminToken);
  let fail = false;
  const seen = await answerLeads(page, {
    'GET /api/admin/export-clients': () =>
      fail ? { status: 500, body: '' } : { body: 'a,b\r\n1,2\r\n', contentType: 'text/csv' },
  });
  const today = new Date().toISOString().slice(0, 10);
  await page.goto('/admin');
  for (const [button, file] of [
    ['Export Data', `client-data-${today}.csv`],
    ['Export Contacts', `contact-data-${today}.csv`],
  ] as const) {
    if (button === 'Export Contacts') await openContacts(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    soft((await download).suggestedFilename()).toBe(file);
  }
  const exports = seen.filter(({ call }) => call === 'GET /api/admin/export-clients');
  soft(exports).toHaveLength(2);
  for (const { headers } of exports) soft(headers['x-admin-session']).toBe(adminToken);
  fail = true;
  await page.getByRole('button', { name: 'Export Contacts' }).click();
  await expect(page.getByText('Failed to export data').first()).toBeVisible();
});

test('names the lists that fail to load and does not retry on its own [ADMIN-010] @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/500/);
  await signIn(page, adminToken);
  const seen = await answerLeads(page, {
    [clientsCall]: { status: 500, body: '' },
    [contactsCall]: { status: 500, json: { code: 'server.error', message: 'Broken' } },
  });
  await page.goto('/admin');
  await expect(page.getByText('Failed to fetch client data').first()).toBeVisible();
  await openContacts(page);
  await expect(page.getByText('Failed to fetch contact submissions').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  soft(timesOf(seen, clientsCall)).toBe(1);
  soft(timesOf(seen, contactsCall)).toBe(1);
});

for (const [title, call, act] of [
  ['a list that answers 401 logs out and asks for the login [ADMIN-004]', clientsCall, async () => {}],
  [
    'a change that answers 401 logs out and asks for the login [ADMIN-005]',
    'PATCH /api/admin/client-projects',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    },
  ],
  [
    'an export that answers 401 logs out and asks for the login [ADMIN-006]',
    'GET /api/admin/export-clients',
    (page: Page) => page.getByRole('button', { name: 'Export Data' }).click(),
  ],
] as const)
  test(title, async ({ page, adminToken, allowErrors }) => {
    allowErrors(/401/);
    await signIn(page, adminToken);
    await answerLeads(page, { [call]: { status: 401, json: { code: 'auth.required', message: 'Who?' } } });
    await page.goto('/admin');
    await act(page);
    await expect(page.getByText('Authentication required')).toBeVisible();
    await soft(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
    await soft(page.getByLabel('Username')).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
  });

test('requests contacts and projects once when the portal opens [ADMIN-012]', async ({
  page,
  adminToken,
}) => {
  await signIn(page, adminToken);
  const seen = await answerLeads(page);
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Client Projects (3)' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([clientsCall, contactsCall].map((call) => timesOf(seen, call))).toEqual([1, 1]);
});

/** Controls of the rail whose centre a toast covers. */
const coveredControls = (page: Page) =>
  page.locator('[aria-label="Workspace"] :is(a, button)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
      return top?.closest('[popover]') && !control.closest('[popover]') ? [control.textContent] : [];
    }),
  );

test('refreshes the lists every thirty seconds and hides a toast after five [ADMIN-013] @deep', async ({
  page,
  adminToken,
}) => {
  await page.clock.install();
  await signIn(page, adminToken);
  let held = true;
  let release = () => {};
  const seen = await answerLeads(page);
  await page.route('**/api/admin/client-projects', async (route) => {
    if (held)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    held = false;
    await route.fallback();
  });
  await page.goto('/admin');
  await expect(page.getByRole('tabpanel').getByRole('status').first(), 'while it loads').toBeVisible();
  release();
  await expect(page.getByRole('tab', { name: 'Client Projects (3)' })).toBeVisible();
  const count = () => [clientsCall, contactsCall].map((call) => timesOf(seen, call));
  const before = count();
  await page.clock.runFor(20_000);
  soft(count()).toEqual(before);
  // The next thirty seconds begin when the responses have arrived.
  const responses = Promise.all(
    ['client-projects', 'contact-submissions'].map((list) => page.waitForResponse(`**/api/admin/${list}*`)),
  );
  await page.clock.runFor(10_500);
  await expect.poll(count).toEqual(before.map((times) => times + 1));
  for (const response of await responses) await response.finished();
  await page.clock.runFor(30_000);
  await expect.poll(count).toEqual(before.map((times) => times + 2));
  await openContacts(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const toast = page.getByText('Contact Deleted', { exact: true });
  await expect(toast).toBeVisible();
  soft(await coveredControls(page), 'controls below the toast').toEqual([]);
  await page.clock.runFor(4_000);
  await soft(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
});

/** Elements of the list whose text is cut off at their side. */
const clippedTexts = (page: Page) =>
  page
    .getByRole('table')
    .locator('*:not(.visually-hidden)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent),
    );

test('shows badges, price, e-mail, service and message in full @deep @phone-deep', async ({
  page,
  adminToken,
}) => {
  const [ada, spam, signed] = fixedContacts;
  const message =
    'We would like a bot that answers in German and English, and hands over when it cannot help.';
  const email = 'maximiliane.von.hohenstein-wartenburg@versicherungsgesellschaft.example';
  await answerLeads(page, {
    'GET /api/admin/contact-submissions': {
      json: [
        { ...ada, email, message, service: 'sales-automation' },
        { ...spam, message },
        { ...signed, pricePerMonth: 1497.5 },
      ],
    },
  });
  await signIn(page, adminToken);
  await page.goto('/admin?tab=contacts');
  for (const text of ['Spam Detected', '$1,497.50/month', email, 'Sales Automation'])
    await expect(page.getByText(text, { exact: true }), text).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(2);
  await soft(page.getByRole('tab', { name: 'Contact Forms (3)' })).toContainText('(3)');
  expect(await clippedTexts(page)).toEqual([]);
});

test('shows the budget, size and address of a client in full @deep @phone-deep', async ({
  page,
  adminToken,
}) => {
  await answerLeads(page, {
    'GET /api/admin/client-projects': {
      json: fixedClients.map((client) => ({
        ...client,
        budget: '$5,000 - $10,000',
        companySize: '51-200 employees',
        clientEmail: 'maximiliane@versicherungsgesellschaft.example',
      })),
    },
  });
  await signIn(page, adminToken);
  await page.goto('/admin?tab=clients');
  await expect(page.getByText('$5,000 - $10,000', { exact: true })).toHaveCount(3);
  expect(await clippedTexts(page)).toEqual([]);
});
