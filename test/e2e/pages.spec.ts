import { expect, test } from './fixtures.ts';

test('shows the not-found page for unknown paths, also below the tools', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  for (const address of ['/flows/new-thing/x', '/flows/snapshot/a/b', '/admin/x', '/f/a/b']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/not found/i);
  }
});
