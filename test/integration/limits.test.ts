import { describe, expect, it } from 'vitest';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('rate limits by network', () => {
  const site = useTestSite();
  const send = async (viewer: string) =>
    (await site.api('POST', '/api/contact', { viewer, json: contactInput() })).status;
  const sent = async (viewers: readonly string[]) => {
    const statuses = [];
    for (const viewer of viewers) statuses.push(await send(viewer));
    return statuses.filter((status) => status === 201).length;
  };
  const from = (count: number, viewer: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => viewer(i));

  it('count a /56 as four viewers, however many /64 it contains [HTTP-004]', async () => {
    expect(await sent(from(60, (i) => `2001:db8:a:${(0x100 + i).toString(16)}::1`))).toBe(40);
    // Another /56 in the same /48 counts separately.
    expect(await send('2001:db8:a:200::1')).toBe(201);
  });

  it('count a /48 as sixteen viewers, and the day’s bytes, in two calls each [HTTP-046]', async () => {
    const before = site.invocations.length;
    expect(await sent(from(200, (i) => `2001:db8:b:${(i * 256 + 1).toString(16)}::1`))).toBe(160);
    expect(await send('2001:db8:c::1')).toBe(201);
    expect(Math.max(...site.invocations.slice(before).map(({ calls }) => calls.length))).toBe(3);
  });

  it('leave one /64 its full limit', async () => {
    expect(await sent(from(14, (i) => `2001:db8:d:1::${i + 1}`))).toBe(10);
  });
});

describe('invalid bodies', () => {
  const site = useTestSite({ warmInvocations: 100_000 });
  const wrong = (viewer: string, json: unknown = {}) => site.api('POST', '/api/contact', { viewer, json });

  it('are limited after a hundred without limiting other viewers’ valid ones [HTTP-005]', async () => {
    const statuses = [];
    for (let i = 0; i < 320; i += 1) statuses.push((await wrong('198.51.100.1')).status);
    expect(statuses.slice(0, 300).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(300).every((status) => status === 429)).toBe(true);
    expect(
      (await site.api('POST', '/api/contact', { viewer: '198.51.100.2', json: contactInput() })).status,
    ).toBe(201);
  });

  it('from a limited viewer are rejected without a table call [HTTP-048]', async () => {
    const before = site.invocations.length;
    const answer = await wrong('198.51.100.1');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(site.invocations.slice(before).map(({ calls }) => calls.length)).toEqual([0]);
  });

  it('count by size', async () => {
    const large = { firstName: 'x'.repeat(60_000) };
    const statuses = [];
    for (let i = 0; i < 90; i += 1) statuses.push((await wrong('198.51.100.3', large)).status);
    expect(statuses.indexOf(429)).toBe(75);
  });

  it('are forgotten when the time window ends', async () => {
    site.clock.advance(601_000);
    expect((await wrong('198.51.100.1')).status).toBe(400);
  });
});

describe('daily storage limit of a network', () => {
  const site = useTestSite();
  const flowData = {
    nodes: Array.from({ length: 110 }, (_, i) => ({
      id: `n${i}`,
      type: i === 0 ? 'start' : 'text',
      position: { x: 0, y: 0 },
      data: { message: 'x'.repeat(1900) },
      connections: [],
    })),
    connections: [],
  };
  const json = { name: 'Large', description: '', industry: 'General', language: 'en', flowData };
  const create = async (viewer: string) => (await site.api('POST', '/api/flows', { viewer, json })).status;

  it('is 10 MB across all workspaces and resets the next day [HTTP-047]', async () => {
    const statuses = [];
    for (let i = 0; i < 50; i += 1) statuses.push(await create('198.51.100.9'));
    const stored = statuses.filter((status) => status === 201).length;
    expect(stored * JSON.stringify(json).length).toBeLessThan(2500 * 4096);
    expect(stored).toBeGreaterThan(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await create('198.51.100.10')).toBe(201);
    site.clock.advance(86_400_000);
    expect(await create('198.51.100.9')).toBe(201);
  });
});
