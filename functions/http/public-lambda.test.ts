import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { handle } from './define.ts';
import { publicLambda } from './public-lambda.ts';

const route = handle(
  defineRoute({ method: 'GET', path: '/api/x', response: z.unknown() }),
  () => async () => ({}),
);

describe('a Lambda without sessions', () => {
  it.each([{ access: 'admin' }, { access: 'visitor' }, { access: 'public', knowsVisitor: true }] as const)(
    'refuses to start for %j',
    (policy) => {
      expect(() => publicLambda('x', policy, route)).toThrow('asks who is calling');
    },
  );

  it('starts for anyone', () => {
    expect(publicLambda('x', { access: 'public' }, route)).toBeTypeOf('function');
  });
});
