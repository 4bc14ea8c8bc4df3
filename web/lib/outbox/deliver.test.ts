// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from './deliver.ts';
import { forgottenAfterMs, type OutboxItem, sendsByItselfMs } from './item.ts';
import type { OutboxStore } from './store.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 21, 9);

const memory = (...items: OutboxItem[]) => {
  const kept = new Map(items.map((item) => [item.key, item]));
  const store: OutboxStore = {
    all: async () => [...kept.values()],
    put: async (item) => void kept.set(item.key, item),
    remove: async (key) => void kept.delete(key),
  };
  return { kept, store };
};

const message = (more: Partial<OutboxItem> = {}): OutboxItem => ({
  key: 'key-1',
  form: 'contact',
  path: '/api/contact',
  body: { message: 'Hello', elapsedMs: 9000, website: '' },
  values: { message: 'Hello' },
  since: start,
  state: 'waiting',
  ...more,
});

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('delivering what waits', () => {
  const network = vi.fn<typeof fetch>();
  const at = (now: number) => () => now;

  beforeEach(() => {
    network.mockReset();
    vi.stubGlobal('fetch', network);
  });

  it('sends the very request that was made, and forgets it', async () => {
    network.mockResolvedValue(answer(200, { id: 'lead' }));
    const { store, kept } = memory(message());
    const { deliveries, nextTry } = await deliver({ store, now: at(start + hour) });
    expect(network).toHaveBeenCalledTimes(1);
    const [path, init] = network.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
    expect(JSON.parse(String(init?.body))).toEqual({ message: 'Hello', elapsedMs: 9000, website: '' });
    expect(deliveries).toMatchObject([{ key: 'key-1', isSent: true, status: 200 }]);
    expect(kept.size).toBe(0);
    expect(nextTry).toBeUndefined();
  });

  it('sends once when two tabs come online together', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, run: () => Promise<unknown>) => {
      last = last.then(run);
      return last;
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    network.mockResolvedValue(answer(200));
    const { store } = memory(message());
    const both = await Promise.all([deliver({ store, now: at(start) }), deliver({ store, now: at(start) })]);
    expect(network).toHaveBeenCalledTimes(1);
    expect(both.flatMap(({ deliveries }) => deliveries)).toHaveLength(1);
  });

  it('repeats the same key after an answer was lost [SITE-012]', async () => {
    const { store, kept } = memory(message());
    network.mockRejectedValueOnce(new TypeError('lost'));
    const first = await deliver({ store, now: at(start) });
    expect(first.deliveries).toEqual([]);
    expect(first.nextTry).toBeGreaterThan(start);
    expect(kept.get('key-1')).toMatchObject({ state: 'waiting', tried: true });
    network.mockResolvedValueOnce(answer(200));
    await deliver({ store, now: at(start + hour) });
    const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('does not try while the browser knows that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { store } = memory(message());
    expect((await deliver({ store, now: at(start) })).nextTry).toBeGreaterThan(start);
    expect(network).not.toHaveBeenCalled();
  });

  it.each([400, 403, 409, 413])('keeps the words with the reason when the server says %i', async (status) => {
    network.mockResolvedValue(answer(status, { code: 'x', message: 'This is why.' }));
    const { store, kept } = memory(message());
    const { deliveries } = await deliver({ store, now: at(start) });
    expect(deliveries).toMatchObject([{ isSent: false, status }]);
    expect(kept.get('key-1')).toMatchObject({
      state: 'refused',
      said: 'This is why.',
      values: { message: 'Hello' },
    });
    await deliver({ store, now: at(start) });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('takes a declined subscription for what it is', async () => {
    network.mockResolvedValue(answer(200, { success: false, message: 'Not today.' }));
    const { store, kept } = memory(message({ form: 'newsletter', path: '/api/subscribe' }));
    await deliver({ store, now: at(start) });
    expect(kept.get('key-1')).toMatchObject({ state: 'refused', said: 'Not today.' });
  });

  it.each([429, 500, 503])('waits as long as it is told after %i, and lets the others go', async (status) => {
    const { store, kept } = memory(message(), message({ key: 'key-2', since: start + 1 }));
    network.mockResolvedValueOnce(answer(status, {}, { 'retry-after': '120' }));
    network.mockResolvedValueOnce(answer(200));
    const { nextTry } = await deliver({ store, now: at(start) });
    expect(nextTry).toBe(start + 120_000);
    expect([...kept.keys()]).toEqual(['key-1']);
    await deliver({ store, now: at(start + 60_000) });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['older than the server remembers its key', start + sendsByItselfMs + 1],
    ['from a clock that was ahead', start - 2 * hour],
  ])('sends nothing by itself that is %s', async (_, now) => {
    const { store, kept } = memory(message());
    await deliver({ store, now: at(now) });
    expect(network).not.toHaveBeenCalled();
    expect(kept.size).toBe(1);
  });

  it('forgets after three days, whatever became of it [SITE-015]', async () => {
    const { store, kept } = memory(message(), message({ key: 'key-2', state: 'refused' }));
    await deliver({ store, now: at(start + forgottenAfterMs + 1) });
    expect(network).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });

  it('leaves a note without any words where no page is open [SITE-016]', async () => {
    network.mockResolvedValue(answer(200));
    const { store, kept } = memory(message());
    await deliver({ store, now: at(start), leaveNotes: true });
    expect(kept.get('key-1')).toMatchObject({ state: 'sent', values: {} });
    expect(JSON.stringify(kept.get('key-1'))).not.toContain('Hello');
  });
});

describe('the addresses of forms that may wait', () => {
  it('are those of the contracts', async () => {
    const [{ createContact }, { bookConsultation }, { subscribe }] = await Promise.all([
      import('#shared/api/contact.ts'),
      import('#shared/api/consultations.ts'),
      import('#shared/api/subscribe.ts'),
    ]);
    const paths: OutboxItem['path'][] = ['/api/contact', '/api/consultations', '/api/subscribe'];
    expect([createContact, bookConsultation, subscribe].map(({ path }) => path)).toEqual(paths);
  });

  it('is longer remembered by the server than it is sent without asking [SITE-017]', () => {
    expect(sendsByItselfMs).toBeLessThan(24 * hour);
  });
});
