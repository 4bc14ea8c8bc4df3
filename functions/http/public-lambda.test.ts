import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { defineHandler } from './define.ts';
import { publicLambda } from './public-lambda.ts';

const route = defineHandler(
  defineRoute({ method: 'GET', path: '/api/x', response: z.unknown() }),
  () => async () => ({}),
);

describe('publicLambda', () => {
  it.each([{ access: 'admin' }, { access: 'visitor', knowsAdmin: true }] as const)(
    'refuses to start for %j',
    (policy) => {
      expect(() => publicLambda('x', policy, route)).toThrow("needs the administrator's session");
    },
  );

  it.each([{ access: 'public' }, { access: 'public', knowsVisitor: true }, { access: 'visitor' }] as const)(
    'starts for %j',
    (policy) => {
      expect(publicLambda('x', policy, route)).toBeTypeOf('function');
    },
  );
});
