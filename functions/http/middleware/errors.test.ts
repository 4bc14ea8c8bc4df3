import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { callThings } from '#test/fixtures/things-route.ts';

describe('errors', () => {
  it('answers 503 with Retry-After when the table is busy', async () => {
    const deps = testDeps();
    const fault = Object.assign(new Error('x'), { name: 'ThrottlingException' });
    const answer = await callThings({ body: { text: 'x' } }, { deps, work: () => Promise.reject(fault) });
    expect([answer.statusCode, answer.json.code, answer.headers?.['retry-after']]).toEqual([
      503,
      'store.unavailable',
      '2',
    ]);
    expect(deps.lines.find(({ level }) => level === 'error')).toMatchObject({
      cause: 'ThrottlingException',
      detail: 'x',
    });
  });

  it('logs the cause of server errors, not of client errors', async () => {
    const failing = async (fault: unknown) => {
      const deps = testDeps();
      const answer = await callThings({ body: { text: 'x' } }, { deps, work: () => Promise.reject(fault) });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        lines: deps.lines.filter(({ level }) => level === 'error'),
      };
    };
    const ours = await failing(new TypeError('broken '.repeat(100)));
    expect(ours.lines).toEqual([
      {
        level: 'error',
        event: 'request.failed',
        requestId: 'request-12345678',
        route: 'test',
        code: 'internal',
        cause: 'TypeError',
        detail: 'broken '.repeat(100).slice(0, 300),
        at: expect.stringMatching(/^at /),
      },
    ]);
    const plain = await failing('a text');
    expect(plain.lines[0]).not.toHaveProperty('cause');
    expect(await failing(new AppError('record.not_found'))).toMatchObject({ status: 404, lines: [] });
    const late = await failing(new AppError('rate.limited', { retryAfterSeconds: 1.2 }));
    expect(late.headers?.['retry-after']).toBe('2');
    const now = await failing(new AppError('rate.limited', { retryAfterSeconds: 0 }));
    expect(now.headers?.['retry-after']).toBe('1');
    expect(late.headers).not.toHaveProperty('allow');
    const method = await callThings({ method: 'PUT', body: { text: 'x' } });
    expect([method.statusCode, method.headers?.allow, method.headers?.['retry-after']]).toEqual([
      405,
      'POST',
      undefined,
    ]);
  });
});
