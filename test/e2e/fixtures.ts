/**
 * How to write a browser test.
 *
 * - One file per feature: `test/e2e/<feature>.spec.ts`, which imports `test` and `expect` from `./fixtures.ts`.
 * - All files share one server with its own data folder and without limits per address. Create your own records with
 *   unique texts (`unique('Ada')`), and never expect a list to be empty.
 * - Tests run on a desktop screen (1440 x 900). `@phone` in the title selects a phone (390 x 844) instead, `@both` both,
 *   for layouts; `@phone-deep` adds the phone only in `npm run test:deep`, and `@deep` runs a test only there: a detail
 *   or a variant of something that another test checks in every run.
 * - `adminToken` is a session of the one administrator (set up on first use); `adminPage` is a page signed in with it;
 *   `api('POST', '/api/…', body)` calls the server directly to prepare data.
 * - Find elements by role and label; wait with `expect(locator)`, never for a time. Check each screen once with
 *   `await expectNoViolations(page)` (axe, WCAG 2.2 AA), its other states with `expectNoViolationsInDeep`.
 * - A page that logs an error, throws or contacts another host fails its test. Declare expected console errors (a
 *   response with 4xx): `allowErrors(/409/)`.
 *
 * Run one file: `npm run build && npm run test:e2e -- blog`, or against a running server with `E2E_URL=http://…`.
 */
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { Flow } from '#shared/api/flows.ts';
import { isDeep } from '#test/setup/depth.ts';

export { expect };

/** The administrator of the shared server. */
export const owner = { username: 'owner', password: 'correct-horse-7-staple' } as const;

/**
 * A session that this worker's tests share until one ends it, because each login computes a password hash.
 */
let workerToken = '';

let counter = 0;

/** A text that no other test uses. */
export const unique = (text: string): string => {
  counter += 1;
  return `${text} ${process.pid.toString(36)}${Date.now().toString(36).slice(-4)}${counter}`;
};

/** A unique text of letters only: the assistant reads digits as messages per month. */
export const uniqueWord = (text: string): string =>
  unique(text)
    .replaceAll(' ', '-')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Unlike any word of another test: taught and ignored questions also affect similar ones. */
export const randomWord = (): string =>
  Array.from({ length: 10 }, () => 'bcdfghklmnprstvw'[Math.floor(Math.random() * 16)]).join('');

/** Waits for the next saved change; a reload before it would drop the change. */
export const nextSave = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

/** Makes a person available to visitors; the portal itself reports this only every few seconds. */
export const reportPresence = (owner: Page): Promise<void> =>
  owner.evaluate(async () => {
    const { ok, status } = await fetch('/api/admin/presence', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-admin-session': localStorage.getItem('admin-token') ?? '',
      },
      body: '{"here":true}',
    });
    if (!ok) throw new Error(`The presence was refused with ${status}.`);
  });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Finds controls under 24 pixels, except links in text. A hidden input counts with its label, and `::after`
 * may enlarge a control.
 */
const smallControls = (scope: string): string[] => {
  const found: string[] = [];
  const controls = 'button, a[href], input, select, textarea, summary, [role="button"], [role="switch"]';
  for (const element of document.querySelectorAll<HTMLElement>(`:is(${scope}) :is(${controls})`)) {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (
      getComputedStyle(element).display === 'inline' ||
      element.closest('[aria-hidden="true"], .visually-hidden')
    )
      continue;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const reach = getComputedStyle(element, '::after');
    const scale = element.getBoundingClientRect().width / element.offsetWidth;
    const boxes = [
      ...[element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect()),
      ...(reach.content === 'none' || reach.position !== 'absolute'
        ? []
        : [
            {
              width: scale * Number.parseFloat(reach.width),
              height: scale * Number.parseFloat(reach.height),
            },
          ]),
    ];
    if (boxes.some(({ width, height }) => width >= 24 && height >= 24)) continue;
    const { width, height } = element.getBoundingClientRect();
    found.push(`${element.outerHTML.slice(0, 160)}: ${width.toFixed(1)} by ${height.toFixed(1)} pixels`);
  }
  return found;
};

/** Readable axe violations of some rules. */
const violationsOf = async (page: Page, runOnly: string[], scope?: string): Promise<string[]> => {
  // Legacy mode runs in the page and returns violations only; the default assembles everything on a blank
  // page, which takes several times as long.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (scope ? builder.include(scope) : builder).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 4)
        .map(
          ({ target, failureSummary }) =>
            `  ${target.join(' ')}\n    ${failureSummary?.replaceAll('\n', ' ')}`,
        )
        .join('\n')}`,
  );
};

/**
 * Fails when a dialog has no name, or a page has two banners or landmarks of one name. No WCAG level
 * requires it.
 */
export const expectNamedParts = async (page: Page): Promise<void> => {
  const asked = ['aria-dialog-name', 'landmark-no-duplicate-banner', 'landmark-unique'];
  expect(await violationsOf(page, asked), 'parts of the page').toEqual([]);
};

/**
 * Fails with a readable list of violations of WCAG 2.2 A and AA, and on a phone also of controls under 24
 * pixels.
 */
export const expectNoViolations = async (page: Page, scope?: string): Promise<void> => {
  expect(await violationsOf(page, rules, scope), 'accessibility').toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 600)
    expect(await page.evaluate(smallControls, scope ?? 'body'), 'small controls').toEqual([]);
};

/** Fails when text has too little contrast: the only rule that depends on the colour scheme. */
export const expectContrast = async (page: Page, scope?: string): Promise<void> => {
  expect(await violationsOf(page, ['color-contrast'], scope), 'contrast').toEqual([]);
};

/**
 * Creates a live flow of the site, placed as a suggestion in the chat on /privacy, or for the given topics
 * instead.
 */
export const placedFlow = async (
  request: APIRequestContext,
  adminToken: string,
  { name, flowData, topics = [] }: { name: string; flowData: object; topics?: readonly string[] },
): Promise<Flow> => {
  const headers = { 'x-admin-session': adminToken };
  const created = await request.post('/api/flows', { headers, data: { name, flowData } });
  const flow = (await created.json()) as Flow;
  const placement = {
    id: 'place',
    trigger: topics.length > 0 ? 'topic' : 'chip',
    label: name,
    pages: ['/privacy'],
    topics,
    seconds: 20,
    languages: [],
    share: 100,
    priority: 50,
    paused: false,
  };
  const data = { isActive: true, placements: [placement] };
  expect((await request.put(`/api/flows/${flow.id}`, { headers, data })).ok()).toBe(true);
  return flow;
};

/**
 * Like `expectNoViolations`, but only in `npm run test:deep`: `npm test` checks each screen once, not in
 * every state.
 */
export const expectNoViolationsInDeep: typeof expectNoViolations = async (page, scope) => {
  if (isDeep) await expectNoViolations(page, scope);
};

type Api = (method: string, path: string, body?: unknown) => Promise<{ status: number; json: unknown }>;

interface Fixtures {
  readonly api: Api;
  readonly adminToken: string;
  readonly adminPage: Page;
  readonly allowErrors: (pattern: RegExp) => void;
}

/**
 * Chromium's headless shell places a mouse in the corner and moves it by zero pixels when a page appears,
 * which would hydrate every page. This removes those events before the page's listeners.
 */
const withoutPhantomMouse = () => {
  for (const name of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'])
    window.addEventListener(
      name,
      (event) => {
        const { clientX, clientY, movementX, movementY } = event as PointerEvent;
        if (event.isTrusted && !clientX && !clientY && !movementX && !movementY)
          event.stopImmediatePropagation();
      },
      { capture: true },
    );
};

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(withoutPhantomMouse);
    // Presence depends on the portals that other tests open, so it is "away" unless a test says otherwise.
    await context.route('**/api/conversation/person', (route) =>
      route.fulfill({ json: { person: { state: 'away', answersWithinHours: 24 } } }),
    );
    await use(context);
    // Playwright doesn't reset this in a reused context.
    await context.setOffline(false);
  },

  api: async ({ request }, use) => {
    await use(async (method, path, body) => {
      const answer = await request.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
      return { status: answer.status(), json: await answer.json().catch(() => undefined) };
    });
  },

  adminToken: async ({ api, request }, use) => {
    const headers = { 'x-admin-session': workerToken };
    const isLoggedIn = workerToken !== '' && (await request.get('/api/admin/passkeys', { headers })).ok();
    if (!isLoggedIn) {
      await api('POST', '/api/admin/setup', owner);
      const { status, json } = await api('POST', '/api/admin/login', owner);
      expect(status, 'the test administrator can log in').toBe(200);
      workerToken = (json as { token: string }).token;
    }
    await use(workerToken);
  },

  adminPage: async ({ page, adminToken }, use) => {
    await page.addInitScript((token) => localStorage.setItem('admin-token', token), adminToken);
    await page.goto('/admin');
    await use(page);
  },

  allowErrors: [
    async ({ page, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`))
          problems.push(`request to another host: ${url}`);
      });
      await use((pattern) => allowed.push(pattern));
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'problems of the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
