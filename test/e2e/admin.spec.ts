import { expect, expectNoViolations, nextSave, owner, test, unique } from './fixtures.ts';

const contact = (lastName: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName,
  email: `${lastName.replace(/\W/g, '').toLowerCase()}@example.com`,
  company: 'Analytical Engines',
  service: 'sales-automation',
  message: 'We would like a bot that answers in German and English.',
  ...more,
});

test.describe('contact forms', () => {
  test('lists, searches, filters and keeps it all in the address @both', async ({ adminPage: page, api }) => {
    const name = unique('Lovelace');
    await api('POST', '/api/contact', contact(name));
    await page.getByRole('tab', { name: /Contact Forms/ }).click();
    await page.getByPlaceholder('Search by name, email, company, service, or message...').fill(name);
    await expect(page.getByRole('heading', { name: `Ada ${name}` })).toBeVisible({ timeout: 35_000 });
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

  test('signs a contact, shows its price, and clears a field only when asked', async ({
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
    await dialog.getByLabel('Notes', { exact: true }).fill('Called back on Tuesday');
    await expectNoViolations(page, 'dialog');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('$1,250.50/month')).toBeVisible();
    await expect(page.getByText('Notes: Called back on Tuesday')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Status' }).click();
    await dialog.getByLabel('Notes', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Notes: Called back on Tuesday')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Status' }).click();
    await dialog.getByLabel('Clear Notes').check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Notes: Called back on Tuesday')).toHaveCount(0);
  });

  test('says what is wrong with a number instead of dropping it', async ({ adminPage: page, api }) => {
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

  test('marks as spam and back', async ({ adminPage: page, api }) => {
    const name = unique('Wanderer');
    await api('POST', '/api/contact', contact(name));
    await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('Spam Detected')).toBeVisible();
    const saved = nextSave(page);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await expect(page.getByText('Spam Detected')).toHaveCount(0);
    await saved;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  });

  test('tells the later of two editors and keeps what was typed', async ({
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
    await dialog.getByLabel('Notes', { exact: true }).fill('Mine');
    await request.patch(`/api/admin/contact-submissions/${(json as { id: string }).id}`, {
      headers: { 'x-admin-session': adminToken },
      data: { status: 'interested', notes: 'Theirs' },
    });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText('Someone changed this record in the meantime.')).toBeVisible();
    await expect(dialog.getByText('Notes: — → Theirs')).toBeVisible();
    await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Keep my version and save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Notes: Mine')).toBeVisible();
  });

  test('keeps what is typed when the session ends under an open dialog', async ({
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
    await page.getByRole('dialog').getByLabel('Notes', { exact: true }).fill('Half a sentence');
    await request.post('/api/admin/logout', { headers: { 'x-admin-session': own.token } });
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Authentication required. Log in again to go on where you were.'),
    ).toBeVisible();
    const login = page.getByRole('dialog', { name: 'Admin Access' });
    await login.getByLabel('Username').fill(owner.username);
    await login.getByLabel('Password', { exact: true }).fill(owner.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await expect(login).toHaveCount(0);
    const dialog = page.getByRole('dialog', { name: /Edit Contact/ });
    await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('Half a sentence');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Notes: Half a sentence')).toBeVisible();
  });

  test('deletes after asking, in the specified words', async ({ adminPage: page, api }) => {
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

  test('moves a card on the board with the keyboard and the mouse', async ({ adminPage: page, api }) => {
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
    // Letting go is no click: no dialog opens.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: /^Signed/ }).getByText(name)).toBeVisible();
  });

  test('moves a card with a finger that rests on it, and scrolls with one that swipes @phone', async ({
    adminPage: page,
    api,
  }) => {
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
    await expectNoViolations(page);
  });

  test('tells the whole story of a lead and its history', async ({
    adminPage: page,
    api,
    adminToken,
    request,
  }) => {
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
    await page.getByRole('button', { name: 'Story' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Do you speak Dutch?')).toBeVisible();
    await expect(dialog.getByText('/pricing')).toBeVisible();
    await expect(dialog.getByText(/A second message from the same person/)).toBeVisible();
    await expect(dialog.getByText(`Changed by ${owner.username}`)).toBeVisible();
    await expect(dialog.getByText('status: new → contacted')).toBeVisible();
    await expectNoViolations(page, 'dialog');
  });

  test('exports every contact as a spreadsheet file', async ({ adminPage: page, api }) => {
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

  test('a failed list has its own Retry', async ({ page, adminToken, allowErrors }) => {
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
});

test.describe('client projects', () => {
  test('adds a client by hand, edits it and shows everything @both', async ({ adminPage: page }) => {
    const company = unique('Babbage Ltd');
    await page.getByRole('button', { name: 'Add client' }).click();
    const add = page.getByRole('dialog', { name: 'Add client' });
    await add.getByRole('button', { name: 'Add client' }).click();
    await expect(add.getByText('Company is required.')).toBeVisible();
    await add.getByLabel('Company', { exact: true }).fill(company);
    await add.getByLabel('Client name').fill('Charles Babbage');
    await add.getByLabel('E-mail').fill('charles@example.com');
    await add.getByLabel('Primary goals').fill('Fewer calls, faster answers');
    await expectNoViolations(page, 'dialog');
    await add.getByRole('button', { name: 'Add client' }).click();
    await expect(add).toHaveCount(0);
    await page.getByPlaceholder('Search clients...').fill(company);
    await expect(page.getByRole('button', { name: 'View' })).toHaveCount(1);
    await page.getByRole('button', { name: 'View' }).click();
    await expect(page.getByText('Fewer calls', { exact: true })).toBeVisible();
    await expect(page.getByText('Template: None specified')).toBeVisible();
    await expect(page.getByText('Integrations: None')).toBeVisible();
    await expect(page.getByText('MEDIUM', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: `Edit Client: ${company}` });
    await edit.getByLabel('Status').selectOption('quoted');
    await edit.getByLabel('Quoted Price ($)').fill('4800');
    await edit.getByLabel('Follow-up Date').fill('2020-01-01');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page.getByText('Quoted price: $4,800')).toBeVisible();
    await expect(page.getByText('Follow-up missed')).toBeVisible();
    await expectNoViolations(page);
  });

  test('turns a contact into a client once', async ({ adminPage: page, api }) => {
    const name = unique('Faraday');
    await api('POST', '/api/contact', contact(name));
    await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Edit Status' }).click();
    await page.getByRole('button', { name: 'Turn into client project' }).click();
    await expect(page.getByText('Client project created')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Status' }).click();
    await expect(page.getByText('Linked to a client project.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: /Client Projects/ }).click();
    await page.getByPlaceholder('Search clients...').fill(name);
    await expect(page.getByText(`Ada ${name}`, { exact: false }).first()).toBeVisible();
  });
});

test('exports the clients under their own name', async ({ adminPage: page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^client-data-\d{4}-\d{2}-\d{2}\.csv$/);
});

test('shows bookings, subscribers and the overview from real data', async ({ adminPage: page, api }) => {
  const email = `${unique('news').replace(/\W/g, '')}@example.com`;
  await api('POST', '/api/subscribe', { email });
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByPlaceholder('Search subscribers...').fill(email);
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/consultation requests|Requested|bookings/i);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'New leads per day' })).toBeVisible();
  await expect(page.getByText('Contacts by status')).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolations(page);
});

test('leads from the portal to the flows and back', async ({ adminPage: page }) => {
  await page.getByRole('link', { name: 'Flows' }).click();
  await expect(page.getByText('The site’s own workspace')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flows' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Client Projects' }).click();
  await expect(page.getByRole('tab', { name: /Client Projects/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible();
});

test('exports and erases everything of one person', async ({ adminPage: page, api }) => {
  const name = unique('Oblivion');
  const lead = contact(name);
  await api('POST', '/api/contact', lead);
  await api('POST', '/api/subscribe', { email: lead.email });
  await page.getByRole('button', { name: 'A person’s data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(lead.email);
  await dialog.getByRole('button', { name: 'Find everything' }).click();
  await expect(dialog.getByText(/1 submission,.*subscribed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Erase everything…' }).click();
  await dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Person erased')).toBeVisible();
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No contact submissions found')).toBeVisible();
});

test('looks right in the dark too', async ({ adminPage: page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const name of [/Client Projects/, /Contact Forms/, 'Bookings', 'Subscribers', 'Overview']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectNoViolations(page);
  }
});

test('every dialog holds at 320 pixels, in large type, in the dark and in the colours of the reader', async ({
  adminPage: page,
  api,
}) => {
  test.slow();
  const name = unique('Germain');
  await api('POST', '/api/contact', contact(name, { context: { page: '/pricing' } }));
  const list = `/admin?tab=contacts&q=${encodeURIComponent(name)}`;
  const looks: (() => Promise<unknown>)[] = [
    () => page.setViewportSize({ width: 320, height: 640 }),
    () => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' }),
    () => page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' }),
    () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  ];
  const dialogs: [string, string | RegExp][] = [
    [list, 'Edit Status'],
    [list, 'Story'],
    [list, 'Delete'],
    ['/admin', 'Add client'],
    ['/admin', 'A person’s data'],
    ['/admin', 'Account'],
  ];
  for (const [address, button] of dialogs) {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.goto(address);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(dialog.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    for (const look of looks) {
      await look();
      const tooWide = await dialog.evaluate(
        (element) => element.scrollWidth > element.clientWidth || element.clientWidth > innerWidth,
      );
      expect(tooWide, `${button}: nothing is cut off`).toBe(false);
    }
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    await expectNoViolations(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
