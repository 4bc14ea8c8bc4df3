import type { Page } from '@playwright/test';
import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const people = 40;

/** Fills *Today* with this test's leads only; other tests need theirs. */
const ownDay = async (page: Page, company: string) => {
  const own = async (rows: readonly { company?: string }[]) => rows.filter((row) => row.company === company);
  await page.route('**/api/admin/contact-submissions', async (route) => {
    const answer = await route.fetch();
    if (answer.status() === 304) return route.fulfill({ response: answer });
    const body = await answer.json();
    const json = Array.isArray(body) ? await own(body) : { ...body, rows: await own(body.rows) };
    await route.fulfill({ response: answer, json });
  });
  for (const list of ['client-projects', 'bookings', 'conversations?*'])
    await page.route(`**/api/admin/${list}`, (route) => route.fulfill({ json: [] }));
};

test('owner works through forty new leads by keyboard alone [ADMIN-015]', async ({
  adminPage: page,
  api,
  adminToken,
  request,
}) => {
  test.slow();
  const company = unique('Day Works');
  const mine = company.replace(/\W/g, '').toLowerCase();
  for (let index = 0; index < people; index += 1)
    await api('POST', '/api/contact', {
      firstName: `Lead${index}`,
      lastName: 'Early',
      email: `lead${index}@${mine}.example`,
      company,
      service: 'consultation',
      message: `Question number ${index}`,
    });
  const template = unique('First answer');
  await request.post('/api/admin/reply-templates', {
    headers: { 'x-admin-session': adminToken },
    data: {
      name: ` ${template}`,
      language: 'en',
      subject: 'Your inquiry',
      text: 'Hello {{first name}}, yes.',
    },
  });
  await ownDay(page, company);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Contact Forms (40)' })).toBeVisible();
  await press('1');
  await expect(page.getByText(`${people} things to do`)).toBeVisible();
  const chosen = page.locator('button[aria-current="true"]');
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText('Lead0 Early');
  await expectNoViolations(page);

  // Answer two with a template. Without mail the mail program sends them, and one more key confirms.
  for (const name of ['Lead0', 'Lead1']) {
    await expect(chosen).toContainText(name);
    await press('Enter');
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await expect(answer).toBeFocused();
    await expect(page.getByText(/Alt 1/)).toBeVisible();
    await press('Alt+1');
    await expect(answer).toHaveValue(`Hello ${name}, yes.`);
    await press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Yes, I sent it' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(`${people - 2} things to do`)).toBeVisible();
  await expect(chosen).toBeFocused();

  // Postpone one until tomorrow.
  await press('s');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Until tomorrow/ })).toBeVisible();
  await press('t');
  await expect(page.getByText(`${people - 3} things to do`)).toBeVisible();

  // Complete the others with one key each; the next one opens by itself. Undo one and complete it again.
  await press('c');
  await expect(page.getByText(`${people - 4} things to do`)).toBeVisible();
  // An action can be undone once it is saved.
  await expect(page.getByText('Lead3 Early marked as contacted', { exact: true })).toBeVisible();
  await press('z');
  await expect(page.getByText(`${people - 3} things to do`)).toBeVisible();
  for (let left = people - 3; left > 0; left -= 1) {
    await expect(page.getByText(left === 1 ? '1 thing to do' : `${left} things to do`)).toBeVisible();
    await press('c');
  }
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  await expectNoViolationsInDeep(page);
  expect(keys / people, 'keys for each lead').toBeLessThan(1.5);
  test.info().annotations.push({ type: 'keys', description: `${keys} keys for ${people} leads` });

  const stored = async () => {
    const answer = await request.get('/api/admin/contact-submissions', {
      headers: { 'x-admin-session': adminToken },
    });
    const rows = (await answer.json()) as { company: string; status: string; respondedAt?: string }[];
    return rows.filter((row) => row.company === company && row.status === 'contacted' && row.respondedAt)
      .length;
  };
  await expect.poll(stored).toBe(people - 1);
});

test('treats keys typed while a record loads as reply text, not as list commands', async ({
  adminPage: page,
  api,
}) => {
  const company = unique('Fast Fingers');
  for (const firstName of ['Cecile', 'Zoe'])
    await api('POST', '/api/contact', {
      firstName,
      lastName: 'Early',
      email: `${firstName}@${company.replace(/\W/g, '')}.example`.toLowerCase(),
      company,
      service: 'consultation',
      message: 'A question',
    });
  await ownDay(page, company);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/people/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin?tab=today');
  await expect(page.locator('button[aria-current="true"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('certainly, Cecile. 1 z');
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  const answer = page.getByRole('form', { name: 'Answer' }).getByRole('textbox', { name: 'Answer' });
  await expect(answer).toHaveValue('certainly, Cecile. 1 z');
  await expect(answer).toBeFocused();
  await page.keyboard.type(', thanks');
  await expect(answer).toHaveValue('certainly, Cecile. 1 z, thanks');
  expect(saved).toEqual([]);
});
