import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { caseCount } from '#test/setup/depth.ts';
import { hostileBodies } from './harness/hostile-bodies.ts';
import type { Answer } from './harness/http-client.ts';
import { useTestSite } from './harness/test-site.ts';

/** Number of bodies per route. */
const runs = caseCount(150);
const placeholder = '019aa000-0000-7000-8000-000000000000';

const rows: [string, RouteRow][] = Object.entries(routes);
const writes = rows.filter(([, { contract }]) => contract.method !== 'GET');

const pathOf = ({ contract }: RouteRow, value = placeholder): string =>
  contract.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));

const expectWellFormed = (answer: Answer, what: string) => {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.headers['x-content-type-options'], what).toBe('nosniff');
  expect(answer.text, what).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d+/);
  if (answer.status < 400) return;
  const body = answer.json();
  expect(typeof body.code, what).toBe('string');
  expect(typeof body.message, what).toBe('string');
};

describe('routes that get random input', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  // Set up the account first: a hostile body may be a valid setup.
  beforeAll(() => site.adminToken());

  it.each(writes)(
    `%s answers ${runs} hostile bodies in its declared shape and never with 5xx [HTTP-029]`,
    async (name, row) => {
      // Routes without a body ignore it, and some of them would end the session.
      const call = row.access === 'admin' && row.contract.body ? await site.admin() : site.api;
      const bodies = hostileBodies(row.contract, runs);
      const width = 8;
      const lanes = Array.from({ length: width }, async (_, lane) => {
        for (let i = lane; i < bodies.length; i += width) {
          const { body, headers } = bodies[i] ?? { body: '', headers: {} };
          const answer = await call(row.contract.method, pathOf(row), { body, headers });
          expectWellFormed(answer, `${name} ${i} ${String(body).slice(0, 200)}`);
        }
      });
      await Promise.all(lanes);
    },
  );

  const oddIds = [
    '0',
    '-1',
    '1e3',
    '1.0',
    '٣',
    '1;DROP',
    '9007199254740993',
    '..',
    '.',
    '#',
    '%',
    'a/b',
    '\u0000',
    'x'.repeat(2000),
    'CONTACTS',
    'pk#sk',
    '__proto__',
    '<script>',
    "' OR 1=1",
  ];

  it.each(rows.filter(([, { contract }]) => contract.path.includes('{')))(
    '%s answers 400 or 404 to an id that never was [HTTP-027]',
    async (name, row) => {
      const call = row.access === 'admin' ? await site.admin() : site.api;
      // Number 0 is the site as installed, which can be restored.
      for (const id of oddIds.filter((id) => !(name === 'restorePublication' && id === '0'))) {
        const answer = await call(row.contract.method, pathOf(row, id), { json: {} });
        expectWellFormed(answer, `${name} ${id.slice(0, 40)}`);
        expect([400, 404, 409, 414], `${name} ${id.slice(0, 40)}: ${answer.text}`).toContain(answer.status);
      }
    },
  );

  const oddQueries = [
    '?',
    '?a',
    '?cursor=',
    '?cursor=%00',
    '?cursor=eyJwayI6IkFETUlOIn0',
    '?limit=-1',
    '?limit=1e9',
    '?%ff=%fe',
    `?q=${'x'.repeat(3000)}`,
    '?__proto__=1&__proto__=2',
  ];

  it.each(rows.filter(([, { contract }]) => contract.method === 'GET'))(
    '%s answers well-formed to odd queries',
    async (name, row) => {
      const call = row.access === 'admin' ? await site.admin() : site.api;
      for (const query of oddQueries) {
        expectWellFormed(await call('GET', `${pathOf(row)}${query}`), `${name} ${query.slice(0, 40)}`);
      }
    },
  );

  it('never crash a function or exceed its permissions [HTTP-030]', () => {
    expect(site.logs.filter((line) => /function\.(crash|timeout)|AccessDenied/.test(line))).toEqual([]);
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });
});
