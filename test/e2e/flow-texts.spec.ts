import type { Page } from '@playwright/test';
import { answerWith, type Seen, timesOf } from './fixed-answers.ts';
import { expect, expectNoViolationsInDeep, test } from './fixtures.ts';

// Specified texts and requests of manager and builder, with fixed responses. Other specs cover the real server.

const soft = expect.soft;
const start = {
  id: 'start',
  type: 'start',
  position: { x: 300, y: 100 },
  data: { message: 'Welcome! How can I help you today?' },
  connections: [],
};
const text = (id: string, message: string, y: number) => ({
  id,
  type: 'text',
  position: { x: 760, y },
  data: { message, delay: 0 },
  connections: [],
});
const flow = (id: string, name: string, industry: string, more: object = {}) => ({
  id: `0000000${id}-0000-4000-8000-000000000000`,
  uuid: `1000000${id}-0000-4000-8000-000000000000`,
  name,
  description: '',
  industry,
  language: 'en',
  version: 1,
  isActive: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  stats: { totalSessions: 10, activeToday: 2, completionRate: 40.4, avgSessionTime: 65.2 },
  flowData: { nodes: [start], connections: [], notes: [] },
  ...more,
});
type Flow = ReturnType<typeof flow>;
const three = [
  flow('1', 'Sales Bot', 'Retail', { isActive: true, version: 3, description: 'Sells things' }),
  flow('2', 'Help Desk', 'Health', {
    stats: { totalSessions: 5, activeToday: 0, completionRate: 61, avgSessionTime: 30 },
  }),
  flow('3', 'Booker', 'Travel'),
];
const listCall = 'GET /api/flows';
const figuresCall = 'GET /api/flows/analytics';

/** A workspace in memory that stores changes; `failing` calls answer 500. */
const workspace = async (page: Page, flows: readonly Flow[], failing?: string) => {
  let list = [...flows];
  const broken = { status: 500, body: '' };
  const idOf = ({ call }: Seen) => call.split('/').at(-1);
  return answerWith(page, {
    [listCall]: (seen) => ({
      json:
        seen.call === listCall
          ? list
          : /\/(sessions|tests)$/.test(seen.call)
            ? []
            : list.find(({ id }) => id === idOf(seen)),
    }),
    [figuresCall]: { json: { totalFlows: 0, activeFlows: 0, totalSessions: 0, avgCompletion: 0 } },
    'POST /api/flows': ({ call, body }) => {
      if (call.endsWith('/editors')) return { json: { version: 1, editors: [], comments: [] } };
      const made = { ...flow(String(list.length + 1), '', ''), ...(body as object) };
      list = [made, ...list];
      return { status: 201, json: made };
    },
    'PUT /api/flows': (seen) => {
      list = list.map((one) => (one.id === idOf(seen) ? { ...one, ...(seen.body as object) } : one));
      return { json: list.find(({ id }) => id === idOf(seen)) };
    },
    'DELETE /api/flows': (seen) => {
      list = list.filter(({ id }) => id !== idOf(seen));
      return { json: { success: true } };
    },
    ...(failing ? { [failing]: broken } : {}),
  });
};
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const bodyOf = <T>(seen: readonly Seen[], method: string): T | undefined =>
  // The builder also reports itself as an editor, again and again.
  seen.findLast(({ call }) => call.startsWith(method) && !call.endsWith('/editors'))?.body as T | undefined;

test('shows the manager’s tabs, stats, cards and buttons [FLOW-001] @deep @phone-deep', async ({ page }) => {
  await workspace(page, three);
  await page.goto('/flows');
  await expect(page.getByRole('heading', { name: 'Conversation Flow Manager', exact: true })).toBeVisible();
  for (const name of ['Conversation Flows', 'Analytics', 'Templates'])
    await soft(page.getByRole('tab', { name, exact: true })).toBeVisible();
  for (const name of ['Export', 'Import', 'Create Flow'])
    await soft(page.getByRole('button', { name, exact: true })).toBeVisible();
  for (const [label, value] of [
    ['Total Flows', '3'],
    ['Active Flows', '1'],
    ['Total Sessions', '25'],
    ['Avg Completion', '47%'],
  ] as const)
    await soft(page.getByText(label, { exact: true }).locator('xpath=..')).toHaveText(`${label}${value}`);
  const card = cardOf(page, 'Sales Bot');
  for (const words of ['Retail', 'Active', 'v3', 'Sells things', '10', '2', '40%', '65s'])
    await soft(card.getByText(words, { exact: true }), words).toBeVisible();
  for (const words of ['Sessions', 'Today', 'Completion', 'Avg Time'])
    await soft(card.getByText(words, { exact: true }), words).toBeVisible();
  await soft(card.getByText(/Mar 4, 2026/)).toBeVisible();
  for (const words of ['Inactive', 'No description available'])
    await soft(cardOf(page, 'Booker').getByText(words, { exact: true })).toBeVisible();
  await soft(card.getByRole('button', { name: 'Deactivate' })).toHaveCount(1);
  await soft(cardOf(page, 'Booker').getByRole('button', { name: 'Activate' })).toHaveCount(1);
  for (const name of ['Edit', 'Duplicate', 'Delete'])
    await soft(page.getByRole('button', { name }), name).toHaveCount(3);
  const box = page.getByPlaceholder(/search/i);
  await box.fill('HEALTH');
  await expect(cardOf(page, 'Sales Bot')).toHaveCount(0);
  await soft(cardOf(page, 'Help Desk')).toBeVisible();
  await box.fill('sales');
  await expect(cardOf(page, 'Sales Bot')).toBeVisible();
  await box.fill('no such flow');
  await expect(page.getByText('No flows found', { exact: true })).toBeVisible();
  await soft(page.getByText('Try adjusting your search terms', { exact: true })).toBeVisible();
  await expectNoViolationsInDeep(page);
});

test('shows six skeletons while flows load, no stats without flows, and sends no request twice [FLOW-002] @deep', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/);
  let release = () => {};
  const seen = await workspace(page, [], figuresCall);
  await page.route('**/api/flows', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/flows');
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  release();
  await expect(page.getByText('No conversation flows yet', { exact: true })).toBeVisible();
  await soft(
    page.getByText('Create your first conversation flow to get started', { exact: true }),
  ).toBeVisible();
  await soft(page.getByText('Total Sessions')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(120_000);
  soft(timesOf(seen, listCall)).toBe(1);
  soft(timesOf(seen, figuresCall)).toBe(1);
  await page.getByRole('button', { name: 'Create Your First Flow' }).click();
  await expect(page.getByRole('button', { name: 'Save Flow' })).toBeVisible();
});

test('sends each card button’s request and reports its result [FLOW-003] @deep', async ({ page }) => {
  const seen = await workspace(page, three);
  await page.goto('/flows');
  const toast = (words: string) => page.getByText(words, { exact: true });
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast('Flow updated successfully')).toBeVisible();
  await soft(toast('Success')).toBeVisible();
  soft(bodyOf(seen, 'PUT')).toEqual({ isActive: false });
  await cardOf(page, 'Sales Bot').getByRole('button', { name: 'Activate' }).click();
  await expect.poll(() => bodyOf(seen, 'PUT')).toEqual({ isActive: true });
  await page.getByRole('button', { name: 'Duplicate' }).first().click();
  await expect(toast('Flow created successfully')).toBeVisible();
  soft(bodyOf(seen, 'POST')).toEqual({
    name: 'Sales Bot (Copy)',
    description: 'Sells things',
    industry: 'Retail',
    language: 'en',
    flowData: { nodes: [], connections: [], notes: [] },
  });
  await soft(cardOf(page, 'Sales Bot (Copy)')).toBeVisible();
  await cardOf(page, 'Booker').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this flow?', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast('Flow deleted successfully')).toBeVisible();
  soft(timesOf(seen, `DELETE /api/flows/${three[2]?.id}`)).toBe(1);
  await expect(cardOf(page, 'Booker')).toHaveCount(0);
});

for (const [title, call, words, act] of [
  [
    'shows an error and keeps the list when a flow can’t be created [FLOW-004]',
    'POST /api/flows',
    'Failed to create flow',
    (page: Page) => page.getByRole('button', { name: 'Duplicate' }).first().click(),
  ],
  [
    'shows an error and keeps the flow unchanged when it can’t be saved [FLOW-005] @deep',
    'PUT /api/flows',
    'Failed to update flow',
    (page: Page) => page.getByRole('button', { name: 'Activate', exact: false }).last().click(),
  ],
  [
    'shows an error and keeps the flow when it can’t be deleted [FLOW-006] @deep',
    'DELETE /api/flows',
    'Failed to delete flow',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
  ],
] as const)
  test(title, async ({ page, allowErrors }) => {
    allowErrors(/500/);
    const seen = await workspace(page, three, call);
    await page.goto('/flows');
    await act(page);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await soft(page.getByText(words)).toBeVisible();
    await soft(page.getByRole('button', { name: 'Duplicate' })).toHaveCount(3);
    soft(
      seen.filter((one) => one.call.startsWith(call)),
      'asked once',
    ).toHaveLength(1);
  });

test('starts a new flow with one start node and gives each node type its defaults [FLOW-012] @deep', async ({
  page,
}) => {
  const seen = await workspace(page, []);
  await page.goto('/flows');
  await page.getByRole('button', { name: 'Create Flow', exact: true }).click();
  await expect(
    page.getByText('Welcome! How can I help you today?').filter({ visible: true }).first(),
  ).toBeVisible();
  for (const name of ['Back to Dashboard', 'Save Flow', 'Test Flow'])
    await soft(page.getByRole('button', { name, exact: true })).toBeVisible();
  const palette = page.getByRole('navigation', { name: 'Add a node' });
  const panel = page.getByRole('complementary');
  const add = (name: RegExp) => palette.getByRole('button', { name }).click();
  await add(/^text/i);
  await soft(panel.getByLabel('Message', { exact: true })).toHaveValue('Enter your message here...');
  await soft(panel.getByLabel(/delay/i)).toHaveValue('0');
  await add(/quick reply/i);
  await panel.getByRole('button', { name: /add option/i }).click();
  await soft(
    panel.getByRole('textbox').filter({ visible: true }).and(page.locator('[value="New Option"]')),
  ).toHaveCount(1);
  await add(/^condition/i);
  const labels = async (name: RegExp | string) => panel.getByLabel(name).locator('option').allTextContents();
  soft((await labels('Operator')).map((label) => label.toLowerCase())).toEqual([
    'equals',
    'contains',
    'greater than',
    'less than',
    'exists',
    'is not',
    'does not contain',
    'starts with',
    'ends with',
    'matches pattern',
    'is empty',
  ]);
  await add(/^action/i);
  const kind = panel.getByLabel(/^action/i);
  soft(
    await kind.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['collect_email', 'collect_phone', 'book_appointment', 'send_webhook', 'api_call']);
  await soft(panel.getByLabel(/webhook url/i)).toHaveCount(0);
  await kind.selectOption('send_webhook');
  await soft(panel.getByLabel(/webhook url/i)).toBeVisible();
  await kind.selectOption('collect_email');
  await add(/^api call/i);
  soft(await labels('Method')).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Flow created successfully')).toBeVisible();
  const body = bodyOf<Record<string, unknown> & { flowData: Flow['flowData'] }>(seen, 'POST');
  soft(body).toMatchObject({
    name: 'New Flow',
    description: 'Created with Flow Builder',
    industry: 'General',
    language: 'en',
  });
  const nodes = body?.flowData.nodes ?? [];
  soft(nodes.map(({ type }) => type)).toEqual([
    'start',
    'text',
    'quick_reply',
    'condition',
    'action',
    'api_call',
  ]);
  soft(nodes[1]?.position).toEqual({ x: 300, y: 250 });
  const options = [
    { label: 'Option 1', value: 'option1' },
    { label: 'Option 2', value: 'option2' },
    { label: 'New Option' },
  ];
  for (const [index, data] of [
    { message: 'Welcome! How can I help you today?' },
    { message: 'Enter your message here...', delay: 0 },
    { message: 'Please select an option:', options },
    { condition: 'user_input', operator: 'equals', value: '' },
    { action: 'collect_email' },
    { url: '', method: 'GET' },
  ].entries())
    soft(nodes[index]?.data).toMatchObject(data);
});

test('connects nodes by Connect, disconnects them in the panel, saves, and returns to the list [FLOW-013]', async ({
  page,
}) => {
  const linked = flow('1', 'Linked', 'Retail', {
    flowData: {
      nodes: [start, text('two', 'Second one', 100), text('three', 'Third one', 400)],
      connections: [],
      notes: [],
    },
  });
  const seen = await workspace(page, [linked]);
  await page.goto('/flows');
  await page.getByRole('button', { name: 'Edit' }).click();
  const node = (words: string) => page.locator('.react-flow__node').filter({ hasText: words });
  const links = page.locator('.react-flow__edge');
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  const panel = page.getByRole('complementary');
  await node('Welcome!').click();
  await soft(page.getByRole('button', { name: /delete/i }), 'a start stays').toHaveCount(0);
  await page.keyboard.press('Delete');
  await soft(node('Welcome!')).toBeVisible();
  await connect.click();
  await node('Second one').click();
  await expect(links).toHaveCount(1);
  // No duplicate connections; connecting has ended, so a click selects.
  await node('Welcome!').click();
  await connect.click();
  await node('Second one').click();
  await expect(links).toHaveCount(1);
  await node('Welcome!').click();
  await connect.click();
  await node('Welcome!').click();
  await node('Third one').click();
  await soft(panel.getByLabel('Message', { exact: true })).toHaveValue('Third one');
  await soft(links).toHaveCount(1);
  await connect.click();
  await page.locator('.react-flow__pane').click({ position: { x: 20, y: 500 } });
  await expect(panel.getByLabel('Message', { exact: true })).toHaveCount(0);
  await node('Second one').click();
  await soft(links, 'the mode ended on the empty canvas').toHaveCount(1);
  await node('Welcome!').click();
  await panel.getByRole('button', { name: /remove/i }).click();
  await expect(links).toHaveCount(0);
  await connect.click();
  await node('Third one').click();
  await expect(links).toHaveCount(1);
  await node('Third one').click();
  await panel.getByLabel('Message', { exact: true }).fill('Changed');
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Flow updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conversation Flow Manager' })).toBeVisible();
  const body = bodyOf<{ flowData: Flow['flowData'] }>(seen, 'PUT');
  soft(body?.flowData.nodes).toHaveLength(3);
  soft(body?.flowData.connections).toEqual([{ from: 'start', to: 'three' }]);
});

test('keeps a flow open with all its content when saving fails [FLOW-014] @deep', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/);
  await workspace(page, [flow('1', 'Held', 'Retail')], 'PUT /api/flows');
  await page.goto('/flows');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /^text/i }).first().click();
  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await soft(page.getByText('Failed to update flow')).toBeVisible();
  await soft(page.getByText('Enter your message here...').filter({ visible: true }).first()).toBeVisible();
});
