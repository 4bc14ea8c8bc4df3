import { readFile } from 'node:fs/promises';
import { contact } from './contact-body.ts';
import {
  expect,
  expectContrast,
  expectNamedParts,
  expectNoViolations,
  expectNoViolationsInDeep,
  nextSave,
  test,
  unique,
} from './fixtures.ts';

test('shows bookings, subscribers and the overview from stored data', async ({ adminPage: page, api }) => {
  const email = `${unique('news').replace(/\W/g, '')}@example.com`;
  await api('POST', '/api/subscribe', { email });
  await api('POST', '/api/contact', contact(unique('Noether')));
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByPlaceholder('Search subscribers...').fill(email);
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expectNoViolationsInDeep(page);
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/consultation requests|Requested|bookings/i);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Leads per day' })).toBeVisible();
  await expect(page.getByText('Contacts by status')).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Leads then' })).toBeVisible();
  await expectNoViolationsInDeep(page);
});

test('links from the portal to the flows and back', async ({ adminPage: page }) => {
  await page.getByRole('link', { name: 'Flows' }).click();
  await expect(page.getByText('The site’s own workspace')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flows' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Client Projects' }).click();
  await expect(page.getByRole('tab', { name: /Client Projects/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible();
});

test('owner exports and erases everything of one person', async ({ adminPage: page, api }) => {
  const name = unique('Oblivion');
  const lead = contact(name);
  await api('POST', '/api/contact', lead);
  await api('POST', '/api/subscribe', { email: lead.email });
  await page.getByRole('button', { name: 'A person’s data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(lead.email);
  await dialog.getByRole('button', { name: 'Find everything' }).click();
  await expect(dialog.getByText(/1 submission,.*subscribed/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export as JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
  const given = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(given.contacts).toMatchObject([{ lastName: name, email: lead.email }]);
  expect(given.subscriptions).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Erase everything…' }).click();
  await dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Person erased')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(/Erased: \d+ records.*Receipt/);
  await dialog.getByLabel('E-mail address').fill('');
  await dialog.getByLabel('E-mail address').fill(lead.email);
  await dialog.getByRole('button', { name: 'Find everything' }).click();
  await expect(dialog.getByText('Nothing is stored about them.')).toBeVisible();
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No contact submissions found')).toBeVisible();
});

test('has enough contrast in dark mode @deep', async ({ adminPage: page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const name of [/Client Projects/, /Contact Forms/, 'Bookings', 'Subscribers', 'Overview']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectContrast(page);
  }
});

test('fits every dialog into 320 pixels, with large text, in dark mode and in forced colours @deep', async ({
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
    [list, 'Delete'],
    ['/admin', 'Add client'],
    ['/admin', 'A person’s data'],
    ['/admin', 'Account'],
  ];
  for (const [address, button] of dialogs) {
    await page.setViewportSize({ width: 1024, height: 1180 });
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
    await expectNoViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('shows selected items in forced colours @deep', async ({ adminPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (words: string) =>
    page
      .locator('label, [role="tab"]')
      .filter({ hasText: new RegExp(`^${words}`) })
      .first();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(edge('List')).toHaveCSS('outline-style', 'solid');
  await expect(edge('Board')).toHaveCSS('outline-style', 'none');
  await expect(edge('Client Projects')).toHaveCSS('outline-style', 'solid');
  await page.getByRole('tab', { name: 'Conversations' }).click();
  await expect(page.getByRole('switch').first().locator('xpath=following-sibling::*[1]')).toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.goto('/flows');
  await expect(edge('Conversation Flows')).toHaveCSS('outline-style', 'solid');
  await expect(edge('Templates')).toHaveCSS('outline-style', 'none');
});

test('owner finds people and screens and runs commands by keyboard alone', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Galois');
  await api('POST', '/api/contact', contact(name));
  await page.reload();
  await expect(page.getByRole('tab', { name: /Contact Forms \(\d/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search everything' });
  await expect(search).toBeFocused();
  await search.fill(`contacted ${name}`);
  await expect(page.getByRole('button', { name: `Mark Ada ${name} as contacted` })).toBeVisible();
  await expectNoViolationsInDeep(page);
  await expectNamedParts(page);
  const saved = nextSave(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await saved;
  await expect(search).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await search.fill('settings');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Settings/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Search everything')).toBeVisible();
  await expectNoViolationsInDeep(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('shows each settings section and lists the site’s claims for review', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/503/);
  // One failing section leaves the others usable.
  await page.route('**/api/admin/settings', (route) =>
    route.fulfill({ status: 503, json: { code: 'store.unavailable', message: 'Busy.' } }),
  );
  await page.goto('/admin?tab=settings');
  await expect(
    page.getByRole('region', { name: 'First screen' }).getByRole('button', { name: 'Retry' }),
  ).toBeVisible();
  const claims = page.getByRole('region', { name: 'Claims to review' });
  await claims.getByRole('checkbox', { name: /^Uptime/ }).check();
  await expect(claims.getByText(/\d+ of \d+ to review\./)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Account' }).getByLabel('Current password', { exact: true }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolationsInDeep(page);
});
