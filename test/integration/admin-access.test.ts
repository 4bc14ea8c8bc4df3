import { describe, expect, it } from 'vitest';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { useTestSite } from './harness/test-site.ts';

/** Routes under /api/admin that need no session, because they create one. Add a route only after a review. */
const wayIn = [
  'getSetupStatus',
  'setUpAdmin',
  'logIn',
  'getPasskeyChallenge',
  'logInWithPasskey',
  'logInWithCode',
];

const rows: [string, RouteRow][] = Object.entries(routes);
const adminRows = rows.filter(([, { access }]) => access === 'admin');

const wrongTokens: Record<string, string | string[]>[] = [
  {},
  { 'x-admin-session': '' },
  { 'x-admin-session': 'null' },
  { 'x-admin-session': 'undefined' },
  { 'x-admin-session': 'Bearer' },
  { 'x-admin-session': 'x'.repeat(8000) },
  { 'x-admin-session': ['a.b.c', 'd.e.f'] },
  { 'x-admin-session': `${btoa('{"alg":"none"}')}.${btoa('{"sub":"owner"}')}.` },
  { authorization: 'Bearer a.b.c' },
  { cookie: 'admin-token=a.b.c; visitor=a.1.b' },
];

describe('portal access', () => {
  const site = useTestSite();

  it('requires a session for every route under /api/admin except the login routes [AUTH-005]', () => {
    const open = rows.filter(
      ([, row]) => row.contract.path.startsWith('/api/admin/') && row.access !== 'admin',
    );
    expect(open.map(([name]) => name).sort()).toEqual([...wayIn].sort());
  });

  it.each(adminRows)(
    '%s answers 401 with the same text for every invalid session [AUTH-024]',
    async (name, row) => {
      const path = row.contract.path.replaceAll(/\{\w+\}/g, 'x');
      for (const headers of wrongTokens) {
        const answer = await site.api(row.contract.method, path, { headers, json: {} });
        expect(answer.status, `${name} ${JSON.stringify(headers).slice(0, 60)}`).toBe(401);
        expect(answer.json()).toEqual({ code: 'auth.required', message: 'Authentication required' });
      }
    },
  );

  it('does not touch the table when a request has no session [AUTH-025]', () => {
    const asked = site.invocations.filter(({ route, status }) => status === 401 && !wayIn.includes(route));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ calls }) => calls.length > 0)).toEqual([]);
  });
});
