import { describe, expect, it } from 'vitest';
import { testDeps } from '#test/fixtures/gateway.ts';
import { thingsContract as contract } from '#test/fixtures/things-route.ts';
import { toCall } from './call.ts';

describe('toCall', () => {
  const route = { name: 'n', policy: { access: 'public' }, contract, deps: testDeps() } as never;

  it('reads an event without any fields as a call from an unknown viewer', () => {
    const call = toCall({} as never, undefined, route);
    expect([call.method, call.viewer, call.requestCookies]).toEqual(['POST', 'unknown', []]);
    expect(call.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reads cookies from the header when the gateway sends no list', () => {
    const event = { requestContext: {}, headers: { Cookie: 'a=1;b=2;  c=3' } } as never;
    expect(toCall(event, {}, route).requestCookies).toEqual(['a=1', 'b=2', 'c=3']);
  });

  it('takes the first well-formed request id, else makes one', () => {
    const id = (aws: unknown, gateway: unknown) =>
      toCall({ requestContext: { requestId: gateway } } as never, { awsRequestId: aws } as never, route)
        .requestId;
    expect(id('aws-12345678', 'gateway-1234')).toBe('aws-12345678');
    expect(id('short', 'gateway1234')).toBe('gateway1234');
    expect(id('12345678', undefined)).toBe('12345678');
    for (const odd of ['1234567', 'x'.repeat(65), 'has space 1', 7])
      expect(id(odd, odd)).toMatch(/^[0-9a-f-]{36}$/);
    expect(id('x'.repeat(64), '')).toBe('x'.repeat(64));
  });
});
