import type { Page } from '@playwright/test';
import type { Flow } from '#shared/api/flows.ts';
import { runFlowTest, toExpectation } from '#shared/flow/run-flow-test.ts';
import { parseFlow } from '#test/fixtures/flows.ts';
import { expect, expectContrast, expectNoViolations, test, unique } from './fixtures.ts';

/** A question about fruit and a number, whose price is calculated. */
const shop = (price = 'amount * 2') => ({
  nodes: [
    { id: 'start', type: 'start', position: { x: 0, y: 0 }, data: { message: 'Hello' } },
    {
      id: 'fruit',
      type: 'quick_reply',
      position: { x: 360, y: 0 },
      data: {
        message: 'Which fruit?',
        variable: 'fruit',
        options: [
          { id: 'a', label: 'Apples', value: 'apples' },
          { id: 'p', label: 'Pears', value: 'pears' },
        ],
      },
    },
    {
      id: 'amount',
      type: 'text',
      position: { x: 720, y: 0 },
      data: { message: 'How many?', delay: 0, input: { variable: 'amount', kind: 'number' } },
    },
    {
      id: 'price',
      type: 'set_variable',
      position: { x: 1080, y: 0 },
      data: { variable: 'price', mode: 'expression', value: price },
    },
    { id: 'bye', type: 'end', position: { x: 1440, y: 0 }, data: { message: 'That is {{price}}.' } },
    { id: 'none', type: 'text', position: { x: 720, y: 360 }, data: { message: 'Sold out', delay: 0 } },
  ],
  connections: [
    { from: 'start', to: 'fruit' },
    { from: 'fruit', to: 'amount', on: 'apples' },
    { from: 'fruit', to: 'none', on: 'pears' },
    { from: 'amount', to: 'price' },
    { from: 'price', to: 'bye' },
  ],
});

/** A flow in the browser's workspace with tests that buy 1, 2, 3 … apples. */
const withTests = async (page: Page, count: number): Promise<Flow> => {
  const flowData = shop();
  const created = await page.request.post('/api/flows', { data: { name: unique('Shop'), flowData } });
  expect(created.status()).toBe(201);
  const flow = (await created.json()) as Flow;
  const tested = { flow: parseFlow(flowData), language: 'en', others: new Map() };
  for (let amount = 1; amount <= count; amount += 1) {
    const answers = [{ said: 'Apples' }, { said: String(amount) }];
    const script = { language: 'en', answers, results: [], seed: 's', today: '2026-03-02' };
    const expected = toExpectation(runFlowTest(script, tested));
    const data = { ...script, name: `${amount} apples`, expect: expected };
    expect((await page.request.post(`/api/flows/${flow.id}/tests`, { data })).status()).toBe(201);
  }
  return flow;
};

const openTests = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tests' }).click();
  return page.getByRole('region', { name: 'Tests' });
};

test('a mistake in a flow with 20 tests stops its publication until the author confirms it', async ({
  page,
}) => {
  await page.goto('/privacy');
  const flow = await withTests(page, 20);
  // 17 apples are one too many.
  const flowData = shop('amount < 17 ? amount * 2 : 0');
  await page.request.put(`/api/flows/${flow.id}`, { data: { flowData } });
  await page.goto(`/flows/${flow.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('4 of 20 tests now store other values')).toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeDisabled();
  await dialog.getByText('17 apples').click();
  await expect(dialog.getByText('price: “0” instead of “34”.')).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('checkbox', { name: 'Publish although 4 tests fail' }).check();
  await publish.click();
  await expect(page.getByRole('heading', { name: 'Version 2 is live' })).toBeVisible();
});

test('a connection to the wrong step is named where the conversation parted', async ({ page }) => {
  await page.goto('/privacy');
  const flow = await withTests(page, 3);
  const { nodes, connections } = shop();
  const wrong = connections.map((one) => (one.on === 'apples' ? { ...one, to: 'none' } : one));
  await page.request.put(`/api/flows/${flow.id}`, { data: { flowData: { nodes, connections: wrong } } });
  await page.goto('/flows');
  await page.getByRole('searchbox', { name: 'Search flows' }).fill(flow.name);
  const card = page.getByRole('listitem').filter({ hasText: flow.name });
  await card.getByRole('button', { name: /^Activate/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate' });
  await expect(dialog.getByText('3 of 3 tests now end elsewhere')).toBeVisible();
  await dialog.getByText('2 apples').click();
  const opened = dialog.getByRole('listitem').filter({ hasText: '2 apples' });
  await expect(opened.getByText('Goes another way at Quick Reply “Which fruit?”.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Activate' })).toBeDisabled();
});

test('a played conversation becomes a test that follows the edits @phone-deep', async ({ page }) => {
  await page.goto('/privacy');
  const flow = await withTests(page, 0);
  await page.goto(`/flows/${flow.id}`);
  let panel = await openTests(page);
  await expect(panel.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await panel.getByRole('button', { name: 'Test the flow' }).click();
  await page.getByRole('button', { name: 'Apples', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('4');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Save as test' }).click();
  await page.getByRole('textbox', { name: 'Name of the test' }).fill('Four apples');
  await page.getByRole('button', { name: 'Save test' }).click();
  await expect(page.getByText('It runs before each publication.')).toBeVisible();
  await page.getByRole('button', { name: 'Close test' }).click();
  panel = page.getByRole('region', { name: 'Tests' });
  await expect(panel.getByText('1 test passes')).toBeVisible();
  await expect(panel.getByText('1 of 5 exits have no test.')).toBeVisible();
  await expectNoViolations(page, 'aside');

  await panel.getByRole('button', { name: 'Rename Four apples' }).click();
  await panel.getByRole('textbox', { name: 'Name of Four apples' }).fill('A few apples');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Delete A few apples' }).click();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Play A few apples' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' }).getByText('That is 8.')).toBeVisible();
  await page.getByRole('button', { name: 'Close test' }).click();
  await panel.getByRole('button', { name: /Quick Reply “Which fruit\?”: Pears/ }).click();
  await expect(panel).toBeHidden();
});

test('the canvas marks exits without a test, and a new end can be accepted', async ({ page }) => {
  await page.goto('/privacy');
  const flow = await withTests(page, 2);
  await page.goto(`/flows/${flow.id}`);
  const panel = await openTests(page);
  await panel.getByRole('switch', { name: 'Mark exits without a test on the canvas' }).check();
  await expect(page.getByText('1 of 5 exits without a test')).toBeVisible();
  await expect(page.locator('.react-flow__edge[aria-label$="no test"]')).toHaveCount(1);
  await expectContrast(page);
  await page.locator('.react-flow__node[data-id="bye"]').click();
  await page.keyboard.press('Delete');
  await openTests(page);
  await expect(panel.getByText('2 of 2 tests now end elsewhere')).toBeVisible();
  await expect(panel.getByText(/which this test needs, was removed/).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Accept the new end of 1 apples' }).click();
  await expect(panel.getByText('1 of 2 tests now ends elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.locator('.react-flow__edge[aria-label$="no test"]')).toHaveCount(0);
});
