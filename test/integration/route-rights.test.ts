import { describe, expect, it } from 'vitest';
import { issueSetupCode } from '#functions/account/store/setup-code.ts';
import { rightsOf } from '#functions/http/row-rights.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import smoke, { type Harness } from '#test/deploy/smoke.mjs';
import { type TestSite, useTestSite } from './harness/test-site.ts';

const httpOf =
  (site: TestSite): Harness['http'] =>
  async (method, path, { json, headers: sent = {} } = {}) => {
    const { 'x-edge-viewer-ip': viewer, ...headers } = sent;
    const answer = await site.api(method, path, { viewer, headers, json });
    return { ...answer, json: /^[{[]/.test(answer.text) ? answer.json() : undefined };
  };

describe('rights of the routes', () => {
  const site = useTestSite();

  it('are exactly what the routes use of the table [INFRA-006]', async () => {
    const code = await issueSetupCode(site.runtime.table);
    await smoke({
      http: httpOf(site),
      origin: site.runtime.url.replace('127.0.0.1', 'localhost'),
      outputs: { SetupUrl: `https://site.example/admin#setup=${code}` },
      check: (name, ok, detail = '') => expect(ok, `${name} ${detail}`).toBe(true),
    });
    const used = new Set(
      site.invocations.flatMap(({ route, rights }) => [...rights].map((right) => `${route}: ${right}`)),
    );
    const denied = site.invocations.filter((one) => one.denied > 0).map(({ route }) => route);
    expect(denied, 'add the action to `table` of the route’s row').toEqual([]);
    const granted = Object.entries<RouteRow>(routes).flatMap(([route, row]) =>
      rightsOf(row).flatMap(({ actions, on }) => actions.map((action) => `${route}: ${action} on the ${on}`)),
    );
    expect(
      [...new Set(granted)].filter((right) => !used.has(right)),
      'take these actions out of `table` of the row, or let test/deploy/smoke.mjs call what needs them',
    ).toEqual([]);
  }, 120_000);
});
