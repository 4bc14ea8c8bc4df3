import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, expectNoViolations, test } from './fixtures.ts';

// Publishing changes the whole site, so this file has a server of its own.
const port = Number(process.env.E2E_PORT ?? 20_000) + 1;
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'parley-publishing-'));
  server = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 100_000 }).toBe(true);
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  await rm(folder, { recursive: true, force: true });
});

test('owner turns the site into Nordlys, publishes it within a minute, and restores it', async ({
  adminPage: page,
  request,
}) => {
  test.setTimeout(300_000);
  const read = async (address: string) => (await request.get(address)).text();
  const ask = async (message: string) => {
    const answer = await request.post('/api/chat', { data: { message } });
    return ((await answer.json()) as { message: string }).message;
  };
  const publish = async () => {
    await page.getByRole('button', { name: 'Review and publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review changes' });
    const button = dialog.getByRole('button', { name: 'Publish now' });
    // The whole site is rendered twice for the comparison.
    await expect(button).toBeEnabled({ timeout: 60_000 });
    await button.click();
    await expect(dialog).toBeHidden();
  };

  await page.goto('/admin?tab=site&part=company');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordlys');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Chatbots from Bergen');
  await page.getByLabel('Open from').fill('10:00');
  const currency = page.getByRole('combobox', { name: 'Currency', exact: true });
  await currency.fill('NOK');
  await page.getByRole('option', { name: /^NOK/ }).click();
  await page.getByRole('textbox', { name: 'Colour on light pages', exact: true }).fill('#8a1c4a');
  await page.getByRole('tab', { name: 'Offer' }).click();
  await page.getByRole('textbox', { name: 'Starter, per month', exact: true }).fill('1490');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectNoViolations(page);
  await publish();
  const started = Date.now();
  await expect.poll(() => read('/'), { timeout: 60_000 }).toContain('<title>Nordlys');
  expect(Date.now() - started).toBeLessThan(60_000);

  for (const address of ['/', '/pricing', '/about', '/trust', '/privacy', '/blog'])
    expect(await read(address), address).not.toContain('>Parley<');
  const home = await read('/');
  expect(home).toContain('Chatbots from Bergen');
  expect(home).toContain('--accent:light-dark(#8a1c4a');
  expect(home).toMatch(/"priceCurrency":"NOK"/);
  const image = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '';
  expect(image).toMatch(/\/api\/pictures\/[0-9a-f]{32}-1200$/);
  const picture = await request.get(new URL(image).pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await read('/pricing')).toMatch(/1[\s.,\u00a0]?490/);
  expect(await read('/blog/feed.xml')).toContain('Nordlys');

  for (const question of [
    'What does the Starter plan cost?',
    'Was kostet der Starter-Tarif?',
    'Combien coûte le plan Starter ?',
  ])
    await expect.poll(() => ask(question), { timeout: 60_000 }).toMatch(/1[\s.,\u00a0\u202f]?490/);

  await page.goto('/admin?tab=site&part=posts&post=new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Nordlys opens in Bergen');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Our first shop in the north.');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('We are open.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: 'View post' })).toBeVisible();
  await expect.poll(() => read('/blog/feed.xml'), { timeout: 60_000 }).toContain('Nordlys opens in Bergen');
  expect(await read('/sitemap.xml')).toContain('/blog/101');

  await page.goto('/admin?tab=site&part=offer');
  const priced = Date.now();
  await page.getByRole('textbox', { name: 'Starter, per month', exact: true }).fill('1590');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish();
  await expect.poll(() => read('/pricing'), { timeout: 60_000 }).toMatch(/1[\s.,\u00a0]?590/);
  test.info().annotations.push({ type: 'one price', description: `${Date.now() - priced} ms` });

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => read('/pricing'), { timeout: 60_000 }).toMatch(/1[\s.,\u00a0]?490/);
  expect(await read('/blog/feed.xml')).toContain('Nordlys opens in Bergen');
});

test('owner rewrites a mail and renames a template, and both stay after a reload', async ({
  adminPage: page,
  request,
}) => {
  test.setTimeout(180_000);
  const draftWith = (text: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().endsWith('/api/admin/site/draft') &&
        (response.request().postData() ?? '').includes(text),
    );
  await page.goto('/admin?tab=site&part=mails');
  const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
  const mailSaved = draftWith('Takk fra');
  await subject.fill('Takk fra {company}');
  expect((await mailSaved).status()).toBe(200);
  await page.goto('/admin?tab=site&part=templates');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const nameSaved = draftWith('Fjord Clinic');
  await name.fill('Fjord Clinic');
  expect((await nameSaved).status()).toBe(200);

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review changes' });
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled({ timeout: 60_000 });
  await publish.click();
  await expect(dialog).toBeHidden();
  const gallery = async () => (await request.get('/api/industry-templates')).text();
  await expect.poll(gallery, { timeout: 60_000 }).toContain('Fjord Clinic');

  await page.reload();
  await expect(name).toHaveValue('Fjord Clinic');
  await page.goto('/admin?tab=site&part=mails');
  await expect(subject).toHaveValue('Takk fra {company}');
});
