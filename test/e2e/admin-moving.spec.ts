import { readFile } from 'node:fs/promises';
import { expect, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

test('moves contacts, conversations and answers from another system @phone', async ({ adminPage: page }) => {
  const name = unique('moved').replace(/\W/g, '').toLowerCase();
  const file = [
    {
      session_id: name,
      created_at: 1_700_000_000_000,
      meta: { email: `${name}@example.com`, nickname: 'Ada Lovelace' },
      messages: [
        { type: 'text', from: 'user', content: 'Do you ship?', timestamp: 1_700_000_000_000, fingerprint: 1 },
        { type: 'text', from: 'operator', content: 'Yes.', timestamp: 1_700_000_060_000, fingerprint: 2 },
      ],
    },
    { bang: name, text: `We ship, says ${name}.` },
    { email: 'mallory@example.com', name: '=cmd|calc' },
  ];
  await page.goto('/admin?tab=settings#moving');
  await page.getByRole('button', { name: 'Import files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move from another system' });
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({
    name: 'crisp.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(dialog.getByText('1 contact, 1 conversation, 1 answer to import; 1 left out')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /mallory@example.com/ })).toContainText(
    'is a spreadsheet formula',
  );
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Import 3 records' }).click();
  await expect(dialog.getByText('1 contact, 1 conversation, 1 answer imported; 1 left out')).toBeVisible();
  const report = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the report' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain(
    '"Contact mallory@example.com","Left out"',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/admin?tab=contacts&q=${name}`);
  await page.getByText('Ada Lovelace').first().click();
  await expect(page.getByText('Conversation in Crisp')).toBeVisible();
});

test('downloads everything in one file', async ({ adminPage: page }) => {
  await page.goto('/admin?tab=settings#everything');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^everything-\d{4}-\d{2}-\d{2}\.ndjson$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'parley-data' });
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, items: lines.length - 2 });
});
