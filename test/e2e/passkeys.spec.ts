import type { Page } from '@playwright/test';
import { expect, expectNoViolations, expectNoViolationsInDeep, owner, test } from './fixtures.ts';

/** Adds a virtual authenticator that always confirms. */
const withAuthenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('owner logs in with a new passkey and with a recovery code', async ({
  page,
  adminToken,
  baseURL,
  allowErrors,
}) => {
  test.slow();
  // Passkeys need a domain: this page uses localhost, the other tests use 127.0.0.1.
  allowErrors(/request to another host: http:\/\/localhost/);
  const admin = `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/admin`;
  await withAuthenticator(page);
  await page.goto(admin);
  await page.evaluate((token) => localStorage.setItem('admin-token', token), adminToken);
  await page.goto(admin);
  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByLabel('New passkey’s name').fill('This browser');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('Enter your current password first.')).toBeVisible();
  await dialog.getByLabel('Your password, to change passkeys', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This browser')).toBeVisible();
  const codes = dialog.getByRole('status').locator('code');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await expectNoViolationsInDeep(page);
  await page.getByRole('button', { name: 'Log in with this code' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(dialog.getByText('9 recovery codes are left.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rename This browser' }).click();
  await dialog.getByLabel('New name of This browser').fill('Desk');
  await dialog.getByRole('button', { name: 'Save the name of This browser' }).click();
  await expect(dialog.getByText('Desk')).toBeVisible();
  await dialog.getByLabel('Your password, to change passkeys', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Remove Desk' }).click();
  await expect(dialog.getByText('Desk')).toHaveCount(0);
});

test('explains that passkeys need a domain when the site is opened by IP address', async ({
  page,
  adminToken,
}) => {
  expect(adminToken).not.toBe('');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /http:\/\/localhost:\d+\/admin/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await expectNoViolationsInDeep(page);
});
