import { expect, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

test('visitor sends a message on a phone, which appears in the owner’s open list @phone', async ({
  page,
  browser,
  baseURL,
  adminToken,
}) => {
  const company = unique('Journey Ltd');

  const office = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await office.addInitScript((token) => localStorage.setItem('admin-token', token), adminToken);
  const portal = await office.newPage();
  // A fake clock skips the half minute between two refreshes.
  await portal.clock.install();
  await portal.goto('/admin');
  await portal.getByRole('tab', { name: /Contact Forms/ }).click();
  await expect(portal.getByText(company)).toHaveCount(0);

  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Company').fill(company);
  await form.getByLabel('Service').selectOption('sales-automation');
  await form.getByLabel('Message').fill('We would like to answer in Portuguese at night.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Your message is with us.')).toBeVisible();
  await expectNoViolationsInDeep(page);

  const refresh = portal.waitForResponse((answer) => answer.url().endsWith('/api/admin/contact-submissions'));
  await portal.clock.fastForward(31_000);
  expect((await refresh).status()).toBe(200);
  await expect(portal.getByText(company).first()).toBeVisible();
  await office.close();
});
