import { describe, expect, it } from 'vitest';
import { now, visitorSecret } from '#test/fixtures/gateway.ts';
import { callThings } from '#test/fixtures/things-route.ts';
import { issueCookie } from '../signed-cookie.ts';
import type { RoutePolicy } from '../types.ts';

describe('the visitor cookie', () => {
  const settings = { name: 'visitor', maxAgeSeconds: 90 * 86_400, secret: visitorSecret, https: true };
  const day = 86_400;
  const cookieOf = (at: Date, id = 'v-1') => issueCookie(settings, id, at).split(';')[0] ?? '';
  const visit = async (cookies: string[], policy: Partial<RoutePolicy>) => {
    const answer = await callThings({ body: { text: 'x' }, cookies }, { policy });
    return { id: answer.json.visitorId, isNew: answer.json.isNewVisitor, set: answer.cookies?.length };
  };
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  it('is set when missing or forged, and renewed after a day', async () => {
    const access = { access: 'visitor' } as const;
    const fresh = await visit([], access);
    expect(fresh).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), isNew: true, set: 1 });
    expect(await visit([cookieOf(ago(day))], access)).toEqual({ id: 'v-1', isNew: false, set: 0 });
    expect(await visit([cookieOf(ago(day + 1))], access)).toEqual({ id: 'v-1', isNew: false, set: 1 });
    expect((await visit([`${cookieOf(now)}x`], access)).isNew).toBe(true);
  });

  it('is read but not set by routes that know visitors, and ignored by others', async () => {
    expect(await visit([cookieOf(now)], { knowsVisitor: true })).toMatchObject({ id: 'v-1', set: 0 });
    expect(await visit([], { knowsVisitor: true })).toMatchObject({ id: '', set: 0 });
    expect(await visit([cookieOf(now)], {})).toMatchObject({ id: '', set: 0 });
  });
});
