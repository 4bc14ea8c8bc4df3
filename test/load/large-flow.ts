import { type CDPSession, chromium, type Page } from 'playwright-core';
import type { Flow } from '#shared/api/flows.ts';
import { printTable } from '#test/bench/print-table.ts';
import { findChromium } from '#test/run/find-chromium.ts';
import { startLoadSite } from './load-site.ts';

/**
 * `npm run bench:canvas`: main-thread time per frame (script, styles, layout) while panning a flow of 200
 * nodes, dragging a node, and holding one at the edge so that the view follows; compared with a flow of one
 * node. Painting is excluded, because it is meaningless without a graphics card. FLOW_NODES (200).
 */
const count = Number(process.env.FLOW_NODES ?? 200);
const steps = 60;
const columns = 20;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** A grid where every second node asks, each leads to the next, and one option skips ahead. */
const flowOf = (size: number) => {
  const place = (index: number) => ({ x: (index % columns) * 340, y: Math.floor(index / columns) * 320 });
  const nodes = Array.from({ length: size - 1 }, (_, index) => ({
    id: `n${index}`,
    type: index % 2 === 0 ? 'quick_reply' : 'text',
    position: place(index + 1),
    data:
      index % 2 === 0
        ? {
            message: `Question ${index}: which of these is it?`,
            options: ['a', 'b', 'c'].map((value) => ({ label: `Answer ${value}`, value })),
          }
        : { message: `Step ${index}. We answer the same ten questions all day long.`, delay: 0 },
  }));
  const next = nodes.slice(1).map(({ id }, index) => ({ from: `n${index}`, to: id }));
  const far = nodes
    .slice(10)
    .flatMap(({ id }, index) => (index % 2 ? [] : [{ from: `n${index}`, to: id, on: 'b' }]));
  return {
    nodes: [{ id: 'start', type: 'start', position: place(0), data: { message: 'Welcome!' } }, ...nodes],
    connections: [...(size > 1 ? [{ from: 'start', to: 'n0' }] : []), ...next, ...far],
  };
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const kinds = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Frame = readonly number[];

/** Milliseconds of each kind since the page started. */
const workMs = async (cdp: CDPSession): Promise<Frame> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return kinds.map((kind) => (metrics.find(({ name }) => name === kind)?.value ?? 0) * 1000);
};

/** A free point of the canvas between the cards, with room below to move in a circle. */
const freePlace = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const box = document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    for (let y = box.top + 40; y < box.bottom - 340; y += 6)
      for (let x = box.left + 200; x < box.right - 200; x += 6)
        if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y };
    throw new Error('No free place');
  });

/** Main-thread milliseconds per frame while the pressed mouse moves in a circle. */
const dragged = async (page: Page, cdp: CDPSession, from: { x: number; y: number }): Promise<Frame[]> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const frames: Frame[] = [];
  for (let step = 1; step <= steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    const before = await workMs(cdp);
    await page.mouse.move(from.x + 160 * Math.sin(angle), from.y + 160 - 160 * Math.cos(angle));
    await page.evaluate(nextFrame);
    const after = await workMs(cdp);
    frames.push(after.map((ms, kind) => ms - (before[kind] ?? 0)));
  }
  await page.mouse.up();
  return frames;
};

/**
 * The head of a card around which a circle stays away from the canvas's edges, where the view would follow.
 */
const innerCard = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const box = document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 - 160 };
    const heads = [...document.querySelectorAll('.react-flow__node header')].map((head) => {
      const { left, top, width, height } = head.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const away = (head: { x: number; y: number }) => Math.hypot(head.x - middle.x, head.y - middle.y);
    const [nearest = middle] = heads.toSorted((a, b) => away(a) - away(b));
    return nearest;
  });

/** Main-thread milliseconds per frame while a card is held at the canvas's edge and the view follows. */
const followed = async (page: Page, cdp: CDPSession, from: { x: number; y: number }): Promise<Frame[]> => {
  const box = await page.locator('.react-flow').boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 30, from.y, { steps: 3 });
  const frames: Frame[] = [];
  for (let step = 0; step < steps; step++) {
    const before = await workMs(cdp);
    // The view also moves in frames that this script doesn't await.
    const passed = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const next = () => (++count < 4 ? requestAnimationFrame(next) : setTimeout(() => resolve(count)));
          requestAnimationFrame(next);
        }),
    );
    const after = await workMs(cdp);
    frames.push(after.map((ms, kind) => (ms - (before[kind] ?? 0)) / passed));
  }
  await page.mouse.up();
  return frames;
};

const at = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(1);

const row = (what: string, frames: readonly Frame[]): readonly string[] => {
  const whole = frames.map((frame) => frame.reduce((sum, ms) => sum + ms, 0));
  const parts = kinds.map((_, kind) =>
    at(
      frames.map((frame) => frame[kind] ?? 0),
      0.5,
    ),
  );
  return [what, at(whole, 0.5), at(whole, 0.95), ...parts];
};

const main = async (): Promise<void> => {
  const site = await startLoadSite({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
  const rows: (readonly string[])[] = [];
  try {
    for (const size of [1, count]) {
      const made = await site.call('POST', '/api/flows', {
        headers: { 'x-admin-session': site.session },
        json: { name: `Of ${size}`, flowData: flowOf(size) },
      });
      if (made.status !== 201) throw new Error(`${made.status} ${made.text}`);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript((token) => localStorage.setItem('admin-token', token), site.session);
      await page.goto(`${site.url}/flows/${made.json<Flow>().id}`);
      const start = page.locator('.react-flow__node[data-id="start"]');
      await start.waitFor();
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      const gestures = async (view: string) => {
        const shown = await page.locator('.react-flow__node').count();
        const moved = await dragged(page, cdp, await freePlace(page));
        const card = await dragged(page, cdp, await innerCard(page));
        const following = await followed(page, cdp, await innerCard(page));
        rows.push(row(`${size} nodes, ${view} (${shown} drawn), view moved`, moved));
        rows.push(row(`${size} nodes, ${view}, a card dragged`, card));
        rows.push(row(`${size} nodes, ${view}, the view follows a card`, following));
      };
      await gestures('first view');
      await page.getByRole('button', { name: 'Fit View' }).click();
      await page.waitForTimeout(600);
      await gestures('all in sight');
      await page.close();
    }
    printTable(
      'A frame of the canvas, milliseconds of the main thread',
      ['what', 'median', '95 %', 'script', 'styles', 'layout'],
      rows,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
};

await main();
