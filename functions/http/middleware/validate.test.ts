import { describe, expect, it } from 'vitest';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent, testDeps } from '#test/fixtures/gateway.ts';
import { thingsContract } from '#test/fixtures/things-route.ts';
import { defineHandler } from '../define.ts';
import { makeHandler } from '../pipeline.ts';

describe('validate', () => {
  it('names each invalid or unknown field, fifty at most', async () => {
    const big = defineHandler(defineRoute({ ...thingsContract, maxBodyBytes: 5000 }), () => async () => ({}));
    const fields = async (body: unknown) => {
      const answer = await makeHandler(
        'test',
        { access: 'public' },
        big,
        testDeps(),
      )(gatewayEvent({ method: 'POST', body }));
      return JSON.parse(answer.body ?? '').fields as Record<string, string>;
    };
    const unknown = 'This field is not known.';
    expect(await fields({ text: 'x', k: 1, [`l${'m'.repeat(99)}`]: 1 })).toEqual({
      k: unknown,
      [`l${'m'.repeat(79)}`]: unknown,
    });
    expect(Object.keys(await fields({ text: 1 }))).toEqual(['text']);
    expect(Object.keys(await fields('x'))).toEqual(['body']);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 1]));
    expect(Object.keys(await fields({ text: 'x', ...many }))).toHaveLength(50);
  });
});
