import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gatewayEvent, testDeps } from '#test/fixtures/gateway.ts';
import { makeHandler } from './http/pipeline.ts';
import type { RouteRow } from './http/types.ts';
import { routes } from './routes.ts';

const rows = Object.entries<RouteRow>(routes);
const here = path.dirname(fileURLToPath(import.meta.url));
/** Routes under /api/admin that need no session; adding one requires an entry here. */
const openAdminRoutes = new Set([
  'getSetupStatus',
  'setUpAdmin',
  'logIn',
  'getPasskeyChallenge',
  'logInWithPasskey',
  'logInWithCode',
]);

describe('the route table', () => {
  it('contains every method and path once', () => {
    const addresses = rows.map(([, { contract }]) => `${contract.method} ${contract.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(rows)(
    '%s has a handler file, a schema for its path, and the secret its access needs',
    async (_name, row) => {
      expect(existsSync(path.join(here, row.entry))).toBe(true);
      const { route } = await row.load();
      expect(route.contract).toBe(row.contract);
      if (row.contract.path.includes('{')) expect(row.contract.params).toBeDefined();
      if (row.access === 'admin') expect(row.secrets).toContain('session');
      if (row.access === 'visitor') expect(row.secrets).toContain('visitor');
      expect(row.timeoutSeconds ?? 10).toBeLessThanOrEqual(29);
    },
  );

  it("changes nothing on GET, apart from counting a request and keeping a visitor's workspace alive [HTTP-017]", () => {
    const changing = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];
    for (const [name, { contract, access, table, rateLimit }] of rows) {
      const forbidden =
        rateLimit || access === 'visitor' ? changing.filter((action) => action !== 'UpdateItem') : changing;
      if (contract.method === 'GET')
        expect(
          table.filter((action) => forbidden.includes(action)),
          name,
        ).toEqual([]);
    }
  });

  it.each(rows.filter(([, { contract }]) => contract.path.startsWith('/api/admin')))(
    '%s is closed without a session, whatever cookie is sent [HTTP-003]',
    async (name, row) => {
      if (openAdminRoutes.has(name)) return;
      expect(row.access).toBe('admin');
      const { route } = await row.load();
      const handler = makeHandler(name, row, route, testDeps());
      const { method } = row.contract;
      for (const cookies of [[], ['__Host-visitor=a.1.b', 'admin-token=x']]) {
        const event = gatewayEvent({
          method,
          cookies,
          params: { id: 'x' },
          body: method === 'GET' ? undefined : {},
        });
        expect((await handler(event)).statusCode).toBe(401);
      }
    },
  );
});
