import type { Page } from '@playwright/test';
import { expect, expectNoViolations, owner, test, unique } from './fixtures.ts';

/** A separate session, because the test ends it on the server while the page uses it. */
const ownSession = async (page: Page) => {
  const answer = await page.request.post('/api/admin/login', { data: owner });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/pricing');
  await page.evaluate((value) => localStorage.setItem('admin-token', value), token);
  return {
    end: () => page.request.post('/api/admin/logout', { headers: { 'x-admin-session': token } }),
  };
};

const logInAgain = async (page: Page) => {
  const login = page.getByRole('dialog', { name: 'Admin Access' });
  await expect(login.getByText('Authentication required')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
  await login.getByLabel('Username').fill(owner.username);
  await login.getByLabel('Password', { exact: true }).fill(owner.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toHaveCount(0);
};

test('owner logs in again in the flow manager after the session ended, and continues', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  expect(adminToken).toBeTruthy();
  allowErrors(/401/);
  const session = await ownSession(page);
  await session.end();
  await page.goto('/flows');
  await expect(page.getByRole('dialog', { name: 'Admin Access' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Flow' })).toBeHidden();
  await expectNoViolations(page, '[role="dialog"]');
  await logInAgain(page);
  await expect(page.getByText('The site’s own workspace')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Flow' })).toBeVisible();
  await expect(page.getByText("Couldn't load the flows")).toHaveCount(0);
});

test('keeps the builder’s edits when the session ends before a save, and saves them after the login @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  expect(adminToken).toBeTruthy();
  allowErrors(/401/);
  const session = await ownSession(page);
  await page.goto('/flows/new');
  const name = page.getByLabel('Flow name');
  const typed = unique('Half a flow');
  await name.fill(typed);
  await session.end();
  await page.keyboard.press('Control+s');
  await logInAgain(page);
  await expect(name).toHaveValue(typed);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{30,}/);
  await page.goto('/flows');
  await expect(page.getByRole('heading', { name: typed })).toBeVisible();
});

test('shows the visitor’s own workspace when the login is dismissed @deep', async ({
  page,
  adminToken,
  allowErrors,
}) => {
  expect(adminToken).toBeTruthy();
  allowErrors(/401/);
  const session = await ownSession(page);
  await session.end();
  await page.goto('/flows');
  await page.getByRole('dialog', { name: 'Admin Access' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your workspace is tied to this browser')).toBeVisible();
  await expect(page.getByText('No conversation flows yet')).toBeVisible();
});
