import {
  expect,
  expectNamedParts,
  expectNoViolations,
  expectNoViolationsInDeep,
  nextSave,
  test,
  unique,
} from './fixtures.ts';

const leadOf = (lastName: string, more: object = {}) => ({
  firstName: 'Ada',
  lastName,
  email: `${lastName.replace(/\W/g, '').toLowerCase()}@example.com`,
  company: 'Analytical Engines',
  service: 'sales-automation',
  message: 'Could it answer at night?',
  ...more,
});
const keyOf = (email: string): string => Buffer.from(email).toString('base64url');

test('shows everything about a person in one record with its own URL @phone-deep', async ({
  adminPage: page,
  api,
}) => {
  test.slow();
  const name = unique('Record');
  const lead = leadOf(name);
  await api('POST', '/api/contact', lead);
  await api('POST', '/api/contact', { ...lead, message: 'And in Dutch?' });
  await api('POST', '/api/subscribe', { email: lead.email });
  await page.goto(`/admin?tab=contacts&person=${keyOf(lead.email)}`);
  const record = page.getByRole('dialog', { name: `Ada ${name}` });
  await expect(record.getByRole('link', { name: lead.email })).toBeVisible();
  await expect(record.getByText(/left to answer/)).toHaveCount(1);
  await expect(record.getByText('Could it answer at night?').first()).toBeVisible();

  // Edit a field in place and undo it with one key.
  await record.getByRole('button', { name: 'Company: Analytical Engines. Edit' }).first().click();
  const saved = nextSave(page);
  await record.getByLabel('Company', { exact: true }).fill('Difference Engines');
  await page.keyboard.press('Enter');
  await expect(record.getByRole('button', { name: 'Company: Difference Engines. Edit' })).toBeFocused();
  await saved;
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const [offer, worked] = [await undo.locator('..').boundingBox(), await record.boundingBox()];
  if (!offer || !worked) throw new Error('Both are drawn.');
  const apart = offer.x + offer.width <= worked.x + 1 || offer.y >= worked.y + worked.height - 1;
  expect(apart, 'what can be taken back covers nothing of the record').toBe(true);
  const back = nextSave(page);
  await page.keyboard.press('z');
  await back;
  await expect(record.getByRole('button', { name: 'Company: Analytical Engines. Edit' })).toHaveCount(2);

  // A note appears in the timeline, which can be filtered to notes.
  await record.getByLabel('Note').fill('Met at the fair');
  await record.getByRole('button', { name: 'Add note' }).click();
  await record.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(record.getByText('Met at the fair')).toBeVisible();
  await expect(record.getByText('Subscribed to the newsletter')).toHaveCount(0);

  await page.reload();
  await expect(record.getByText('Met at the fair')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toHaveCount(0);
  await expect(page).not.toHaveURL(/person=/);
});

test('writes a reply in the record and keeps the draft until it is sent', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Reply');
  const lead = leadOf(name);
  await api('POST', '/api/contact', lead);
  await page.goto(`/admin?person=${keyOf(lead.email)}`);
  const record = page.getByRole('dialog', { name: `Ada ${name}` });
  await record.getByRole('button', { name: 'Answer', exact: true }).click();
  await record.getByRole('textbox', { name: 'Answer' }).fill('Yes, day and night.');
  await page.reload();
  await record.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(record.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes, day and night.');
  await expectNamedParts(page);
  await record.getByRole('button', { name: 'Send' }).click();
  await record.getByRole('button', { name: 'Yes, I sent it' }).click();
  await expect(page.getByText('Answer logged')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Status: Contacted. Change' })).toBeVisible();
  await expect(record.getByText(/left to answer/)).toHaveCount(0);
  await expect(record.getByText('Yes, day and night.')).toBeVisible();
  await expectNoViolationsInDeep(page);
});

test('erases everything of a person from the record', async ({ adminPage: page, api }) => {
  const name = unique('Gone');
  const lead = leadOf(name);
  await api('POST', '/api/contact', lead);
  await page.goto(`/admin?tab=contacts&person=${keyOf(lead.email)}`);
  const record = page.getByRole('dialog', { name: `Ada ${name}` });
  await record.getByRole('button', { name: 'More about this person' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
  expect((await download).suggestedFilename()).toMatch(/^person-\d{4}-\d{2}-\d{2}\.json$/);
  await record.getByRole('button', { name: 'More about this person' }).click();
  await page.getByRole('menuitem', { name: 'Erase everything…' }).click();
  await expect(record.getByText(/This will be erased: 1 submission/)).toBeVisible();
  await record.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Person erased')).toBeVisible();
  await expect(record.getByText('No stored record mentions them any more.')).toBeVisible();
  await record.getByRole('button', { name: 'Done' }).click();
  await expect(record).toHaveCount(0);
});

test('fits 320 pixels @deep', async ({ adminPage: page, api }) => {
  const name = unique('Narrow');
  const lead = leadOf(name, {
    email: `${unique('narrow').replaceAll(' ', '-')}-of-the-danube-steam-shipping-company@example.com`,
  });
  await api('POST', '/api/contact', lead);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/admin?tab=contacts&q=${lead.email}&person=${keyOf(lead.email)}`);
  const record = page.getByRole('dialog', { name: `Ada ${name}` });
  await record.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(record.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  const tooWide = await record.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.clientWidth > innerWidth,
  );
  expect(tooWide, 'nothing is cut off').toBe(false);
  await expectNoViolationsInDeep(page);
  await record.getByRole('button', { name: 'Close' }).click();
  // The record shows the address too, until it closes.
  await expect(record).toBeHidden();
  await expect(page.getByRole('link', { name: lead.email })).toBeVisible();
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, 'a long address does not push the page').toBe(320);
});
