import { expect, expectNoViolations, expectNoViolationsInDeep, owner, test, unique } from './fixtures.ts';

test.describe('setup', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/admin/setup-status', (route) =>
      route.fulfill({ json: { setupComplete: false, codeRequired: false } }),
    );
  });

  test('creates the account once and continues with the login @phone-deep', async ({ page }) => {
    await page.route('**/api/admin/setup', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ username: 'owner', password: 'a long passphrase' });
      await route.fulfill({ status: 201, json: { success: true } });
    });
    await page.goto('/admin');
    await expect(
      page.getByText('Create your secure admin account. This can only be done once.'),
    ).toBeVisible();
    await page.getByLabel('Username').fill('ow');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm Password', { exact: true }).fill('other');
    await page.getByRole('button', { name: 'Create Admin Account' }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expectNoViolationsInDeep(page);
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
    await page.getByLabel('Confirm Password', { exact: true }).fill('a long passphrase');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Create Admin Account' }).click();
    await expect(page.getByText('Admin Account Created')).toBeVisible();
    await expect(page.getByText('Secure login required to access admin portal')).toBeVisible();
  });

  test('sends the code of the setup link in a header, not in the address [AUTH-007]', async ({ page }) => {
    await page.route('**/api/admin/setup', async (route) => {
      expect(route.request().headers()['x-setup-code']).toBe('abc123');
      await route.fulfill({ status: 201, json: { success: true } });
    });
    await page.goto('/admin#setup=abc123');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
    await page.getByLabel('Confirm Password', { exact: true }).fill('a long passphrase');
    await page.getByRole('button', { name: 'Create Admin Account' }).click();
    await expect(page.getByText('Admin Access')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('explains why the server refused and keeps the typed text', async ({ page, allowErrors }) => {
    allowErrors(/409/);
    await page.route('**/api/admin/setup', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'request.invalid', message: 'This password is too common.' },
      }),
    );
    allowErrors(/400/);
    await page.goto('/admin');
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByLabel('Confirm Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Create Admin Account' }).click();
    await expect(page.getByText('Setup Failed')).toBeVisible();
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('password1');
  });
});

test('shows the setup when the status request fails [AUTH-002] @deep', async ({ page, allowErrors }) => {
  allowErrors(/500/);
  await page.route('**/api/admin/setup-status', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin');
  await expect(page.getByText('Admin Setup')).toBeVisible();
});

test.describe('login', () => {
  test('names missing fields and clears a wrong password @deep @phone-deep', async ({
    page,
    adminToken,
    allowErrors,
  }) => {
    allowErrors(/401/);
    expect(adminToken).toBeTruthy();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await page.getByLabel('Username').fill(unique('nobody'));
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Invalid username or password/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expectNoViolations(page);
  });

  test('treats a response without a token as a failure @deep', async ({ page, adminToken }) => {
    expect(adminToken).toBeTruthy();
    await page.route('**/api/admin/login', (route) => route.fulfill({ json: { success: true } }));
    await page.goto('/admin');
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid response from server');
  });

  test('shows the message of a refusal with status 200, or a general error when it has none @deep', async ({
    page,
    adminToken,
  }) => {
    expect(adminToken).toBeTruthy();
    const answers: object[] = [{ success: false, message: 'Closed for today.' }, { success: false }];
    await page.route('**/api/admin/login', (route) => route.fulfill({ json: answers.shift() }));
    await page.goto('/admin');
    for (const sentence of ['Closed for today.', 'Login failed']) {
      await page.getByLabel('Username').fill(owner.username);
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    }
  });

  test('logs the owner in and out again', async ({ page, adminToken }) => {
    expect(adminToken).toBeTruthy();
    await page.goto('/admin');
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('admin-token'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Admin Access')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    // The portal closes at once; the request reaches the server a moment later.
    const again = async () =>
      (
        await page.request.get('/api/admin/contact-submissions', {
          headers: { 'x-admin-session': token ?? '' },
        })
      ).status();
    await expect.poll(again, 'a copied token dies with the logout').toBe(401);
  });
});

test('reports a wrong current password at its field, and logs out everywhere', async ({
  adminPage: page,
  allowErrors,
}) => {
  allowErrors(/400/);
  // Other tests share this administrator, so neither call may reach the server.
  await page.route('**/api/admin/password', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 'request.invalid',
        message: 'The current password is not right.',
        fields: { currentPassword: 'The current password is not right.' },
      },
    }),
  );
  await page.route('**/api/admin/logout-everywhere', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
  await dialog.getByLabel('New password', { exact: true }).fill('a much better phrase');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'The current password is not right.',
  );
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('a much better phrase');
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('Secure login required to access admin portal')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
});
