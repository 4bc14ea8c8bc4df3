// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormAnswer, onEvent } from './events.ts';
import {
  autoSendMs,
  clearQueue,
  deliver,
  deliverForms,
  dequeue,
  enqueue,
  type FormPath,
  maxQueuedMs,
  queuedWrites,
  withdraw,
} from './queue.ts';

const hourMs = 3_600_000;
const network = vi.fn<typeof fetch>();
const answers: FormAnswer[] = [];
let stop: () => void;
/** Each test starts a day later, after any Retry-After of the previous one. */
let start = Date.UTC(2026, 10, 21, 9);

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const message = (key = 'key-1', topic = 'contact') => ({
  key,
  topic,
  path: '/api/contact' as const,
  body: { message: 'Hello', elapsedMs: 9000, website: '' },
});
const keys = () => queuedWrites().map(({ key }) => key);
const sentKeys = () =>
  network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

beforeEach(() => {
  start += 24 * hourMs;
  vi.useFakeTimers({ now: start });
  network.mockReset();
  vi.stubGlobal('fetch', network);
  answers.length = 0;
  stop = onEvent('form answered', (one) => answers.push(one));
  clearQueue('');
});
afterEach(() => {
  stop();
  clearQueue('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('deliverForms', () => {
  it('posts the identical request, reports the answer and empties the queue', async () => {
    network.mockResolvedValue(answer(201, { id: 'lead' }));
    enqueue(message());
    await deliverForms();
    const [path, init] = network.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(sentKeys()).toEqual(['key-1']);
    expect(JSON.parse(String(init?.body))).toEqual({ message: 'Hello', elapsedMs: 9000, website: '' });
    expect(answers).toEqual([
      { key: 'key-1', topic: 'contact', status: 201, text: '{"id":"lead"}', isLocal: true },
    ]);
    expect(keys()).toEqual([]);
    expect(localStorage.getItem('queue')).not.toContain('Hello');
  });

  it('sends once when two tabs come online together', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, run: () => Promise<unknown>) => {
      last = last.then(run);
      return last;
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    network.mockResolvedValue(answer(201));
    enqueue(message());
    await Promise.all([deliverForms(), deliverForms()]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('repeats with the same key after a lost response [SITE-012]', async () => {
    network.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer(201));
    enqueue(message());
    await deliverForms();
    expect(keys()).toEqual(['key-1']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sentKeys()).toEqual(['key-1', 'key-1']);
    expect(keys()).toEqual([]);
  });

  it('sends nothing while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    enqueue(message());
    await deliverForms();
    expect(network).not.toHaveBeenCalled();
    expect(keys()).toEqual(['key-1']);
  });

  it.each([400, 403, 409, 413])(
    'reports status %i as final and does not repeat the request',
    async (status) => {
      network.mockResolvedValue(answer(status, { code: 'x', message: 'This is why.' }));
      enqueue(message());
      await deliverForms();
      expect(answers).toMatchObject([{ status, text: expect.stringContaining('This is why.') }]);
      await vi.advanceTimersByTimeAsync(hourMs);
      expect(network).toHaveBeenCalledTimes(1);
    },
  );

  it.each([429, 503])('waits for Retry-After on status %i and still sends other forms', async (status) => {
    network
      .mockResolvedValueOnce(answer(status, {}, { 'retry-after': '120' }))
      .mockResolvedValue(answer(201));
    enqueue(message());
    enqueue(message('key-2', 'chat-contact'));
    await deliverForms();
    expect(keys()).toEqual(['key-1']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentKeys()).toEqual(['key-1', 'key-2', 'key-1']);
  });

  it.each([
    ['older than a day', autoSendMs + 1],
    ['from a clock that was ahead', -2 * hourMs],
  ])('asks before it sends a form %s', async (_, passedMs) => {
    enqueue(message());
    vi.setSystemTime(Date.now() + passedMs);
    await deliverForms();
    expect(network).not.toHaveBeenCalled();
    expect(keys()).toEqual(['key-1']);
    network.mockResolvedValue(answer(201));
    enqueue(message());
    await deliverForms();
    expect(sentKeys()).toEqual(['key-1']);
  });

  it('deletes a form after three days [SITE-015]', () => {
    enqueue(message());
    vi.setSystemTime(Date.now() + maxQueuedMs + 1);
    expect(keys()).toEqual([]);
  });

  it('sends only to paths of the contracts', async () => {
    const [{ createContact }, { bookConsultation }, { subscribe }] = await Promise.all([
      import('#shared/api/contact.ts'),
      import('#shared/api/consultations.ts'),
      import('#shared/api/subscribe.ts'),
    ]);
    const paths: FormPath[] = ['/api/contact', '/api/consultations', '/api/subscribe'];
    expect([createContact, bookConsultation, subscribe].map(({ path }) => path)).toEqual(paths);
  });

  it('stops sending automatically before the server forgets the key [SITE-017]', () => {
    expect(autoSendMs).toBeLessThan(24 * hourMs);
  });
});

describe('deliver', () => {
  const say = (key: string) => enqueue({ key, topic: 'chat', body: { text: key } });

  it('sends a topic in order and stops at the first failure', async () => {
    for (const key of ['a', 'b', 'c']) say(key);
    const sent: string[] = [];
    const send = async ({ key }: { key: string }) => {
      if (key === 'b' && sent.length < 2) {
        sent.push('lost');
        throw new TypeError('lost');
      }
      sent.push(key);
    };
    await expect(deliver('chat', send)).rejects.toThrow('lost');
    expect(keys()).toEqual(['b', 'c']);
    await deliver('chat', send);
    expect(sent).toEqual(['a', 'lost', 'b', 'c']);
  });

  it('leaves writes without a path to their own screen', async () => {
    say('a');
    await deliverForms();
    expect(network).not.toHaveBeenCalled();
  });

  it('keeps writes in memory when storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(say('a')).toBe(false);
    const send = vi.fn(async () => undefined);
    await deliver('chat', send);
    expect(send).toHaveBeenCalledTimes(1);
    blocked.mockRestore();
  });
});

describe('withdraw', () => {
  it('returns whether the write was still waiting', async () => {
    enqueue(message());
    const [write] = queuedWrites();
    if (!write) throw new Error('Nothing is queued.');
    expect(await withdraw(write)).toBe(true);
    expect(await withdraw(write)).toBe(false);
  });
});

describe('the queue', () => {
  it('ignores invalid stored values', () => {
    localStorage.setItem('queue', JSON.stringify([{ key: 'a' }, null, 5]));
    expect(queuedWrites()).toEqual([]);
    dequeue('a');
  });
});
