import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contact } from './contact-body.ts';
import { expect, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const give = async (page: Page, name: string, content: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a CSV file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content });
};

test('imports contacts from a file with guessed columns, a dry run and a report per row', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Müller');
  const mail = (who: string) => `${who}-${name.replace(/\W/g, '').toLowerCase()}@example.com`;
  await api('POST', '/api/contact', contact(name, { email: mail('known') }));
  const lines = [
    'Vorname;Nachname;E-Mail-Adresse;Firma;Telefon;Umsatz;Nachricht;Erstellt am',
    `Jörg;${name};${mail('new')};"Motoren; Söhne";+43 1 234567;5 Mio;"Er sagt ""hallo""\nund mehr";14/03/2024`,
    `Jörg;${name};${mail('new')};Zweimal;;;;03/04/2024`,
    `Bea;${name};${mail('known')};Bekannt;;;`,
    `Cem;${name};not-an-address;Falsch;;;`,
    `Dan;${name};;Ohne;;;`,
  ];
  await page.goto('/admin?tab=contacts');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from a spreadsheet' });
  await expect(dialog.getByRole('radio', { name: 'Contacts' })).toBeChecked();
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  // Encoded as old spreadsheets do: one byte per character.
  await give(page, 'kontakte.csv', Buffer.from(lines.join('\r\n'), 'latin1'));

  await expect(dialog.getByText('5 rows for contacts.')).toBeVisible();
  for (const [heading, field] of [
    ['Vorname', 'firstName'],
    ['Nachname', 'lastName'],
    ['E-Mail-Adresse', 'email'],
    ['Firma', 'company'],
    ['Telefon', 'phone'],
    ['Umsatz', ''],
    ['Nachricht', 'message'],
    ['Erstellt am', 'createdAt'],
  ])
    await expect(dialog.getByLabel(`Field for ${heading}`)).toHaveValue(field ?? '');
  await expect(dialog.getByRole('row', { name: /Firma/ })).toContainText('Motoren; Söhne');
  // 14/03 shows that the day comes first, in all rows.
  await expect(dialog.getByText('14/03/2024 is Mar 14, 2024')).toBeVisible();
  await dialog.getByLabel('Field for E-Mail-Adresse').selectOption('');
  await expect(dialog.getByText('Choose a column for Email.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Check all rows' })).toBeDisabled();
  await dialog.getByLabel('Field for E-Mail-Adresse').selectOption('email');
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Check all rows' }).click();

  await expect(dialog.getByText('1 row to import, 2 already exist, 2 with problems')).toBeVisible();
  const report = dialog.getByRole('table', { name: 'Report' });
  await expect(report.getByRole('row', { name: /Cem/ })).toContainText('Email: Please enter a valid email');
  await expect(report.getByRole('row', { name: /Dan/ })).toContainText('Email is missing');
  await expect(report.getByRole('row', { name: /Bekannt/ })).toContainText('Already exists');
  await expect(report.getByRole('row', { name: /Zweimal/ })).toContainText('Already exists');
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the 4 rows not imported' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(`"Cem","${name}","not-an-address","Falsch"`);
  expect(file.trim().split('\r\n')).toHaveLength(5);

  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('1 row imported, 2 already exist, 2 with problems')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').first().fill(mail('new'));
  await expect(page.getByRole('heading', { name: `Jörg ${name}` })).toBeVisible();
  await expect(page.getByText('Motoren; Söhne')).toBeVisible();
  await expect(page.getByText('Er sagt "hallo"')).toBeVisible();
  await expect(page.getByText('Mar 14, 2024')).toBeVisible();
  await expect(page.getByText(/Showing 1 of \d+ contacts/)).toBeVisible();
});

test('imports pasted client projects and keeps the draft across a reload @deep', async ({
  adminPage: page,
}) => {
  const company = unique('Kolben & Co');
  const mail = `${company.replace(/\W/g, '').toLowerCase()}@example.com`;
  const rows = [
    ['Company', 'Contact', 'Email', 'Phone', 'Status', 'Priority', 'Quoted Price ($)', 'Follow-up Date'],
    [company, 'Eva Holm', mail, '+47 22 00 00 00', 'In Progress', 'High', '$1,250.50', '31.12.2027'],
    [`${company} b`, 'Eva Holm', `b-${mail}`, '', 'Somehow', 'High', 'a lot', '31.13.2027'],
  ];
  await page.goto('/admin?tab=clients');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from a spreadsheet' });
  await expect(dialog.getByRole('radio', { name: 'Client projects' })).toBeChecked();
  const text = rows.map((row) => row.join('\t')).join('\n');
  await dialog.getByLabel('Or paste rows from a spreadsheet').fill(text);
  await dialog.getByRole('button', { name: 'Preview rows' }).click();
  await expect(dialog.getByText('2 rows for client projects.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Field for Contact')).toHaveValue('clientName');
  await dialog.getByRole('button', { name: 'Check all rows' }).click();
  await expect(dialog.getByText('1 row to import, 1 with problems')).toBeVisible();
  const wrong = dialog.getByRole('row', { name: /Somehow/ }).or(dialog.getByRole('row', { name: / b, / }));
  await expect(wrong.first()).toContainText('Status is not a status');
  await expect(wrong.first()).toContainText('Quoted Price ($) is not an amount');
  await expect(wrong.first()).toContainText('Follow-up Date is not a date');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('1 row imported, 1 with problems')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByPlaceholder('Search clients...').fill(mail);
  const row = page.getByRole('row', { name: new RegExp(company.replace('&', '.')) });
  await expect(row).toContainText('In Progress');
  await expect(row).toContainText('HIGH');
});
