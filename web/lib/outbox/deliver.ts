import { exclusively } from './exclusively.ts';
import { isForgotten, needsConsent, type OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** The server's answer to a form that had waited. */
export interface Delivery {
  readonly key: string;
  readonly form: string;
  readonly isSent: boolean;
  readonly status: number;
  readonly text: string;
}

export interface DeliverOptions {
  readonly store: OutboxStore;
  readonly now?: () => number;
  /** Leave a note of what was sent, because no page is there to say it. */
  readonly leaveNotes?: boolean;
}

export interface DeliverResult {
  readonly deliveries: readonly Delivery[];
  /** The earliest time at which another try makes sense; undefined when nothing waits. */
  readonly nextTry: number | undefined;
}

const retryAfterMs = 30_000;
const answerWithinMs = 20_000;
/** Answers that say nothing about the form: another time, perhaps. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

const send = ({ path, key, body }: OutboxItem): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  });

interface Said {
  readonly success?: unknown;
  readonly message?: unknown;
}

const read = (text: string): Said => {
  try {
    return (JSON.parse(text) ?? {}) as Said;
  } catch {
    return {};
  }
};

/**
 * Sends what waits, oldest first, alone among all tabs and the worker. What the server has leaves; what it refuses stays
 * for the visitor with its reason; without a connection everything stays as it is.
 */
export const deliver = ({ store, now = Date.now, leaveNotes }: DeliverOptions): Promise<DeliverResult> =>
  exclusively(async () => {
    const deliveries: Delivery[] = [];
    const later: number[] = [];
    const all = await store.all();
    const isOver = (item: OutboxItem) => isForgotten(item, now());
    for (const { key } of all.filter(isOver)) await store.remove(key);
    const ready = all.filter(
      (item) => !isOver(item) && item.state === 'waiting' && !needsConsent(item, now()),
    );
    // A browser that knows it is offline needs no try to find out; `online` comes before the time named here.
    if (!navigator.onLine && ready.length > 0) return { deliveries, nextTry: now() + retryAfterMs };
    for (const item of ready.sort((a, b) => a.since - b.since)) {
      if (item.notBefore && item.notBefore > now()) {
        later.push(item.notBefore);
        continue;
      }
      await store.put({ ...item, tried: true });
      const answer = await send(item)
        .then(async (response) => ({ response, text: await response.text() }))
        .catch(() => undefined);
      if (!answer) {
        // No connection: the others would fare no better.
        later.push(now() + retryAfterMs);
        break;
      }
      const { status, ok, headers } = answer.response;
      if (isPassing(status)) {
        const seconds = Number(headers.get('retry-after') ?? Number.NaN);
        const notBefore = now() + Math.max(retryAfterMs, (seconds || 0) * 1000);
        await store.put({ ...item, tried: true, notBefore });
        later.push(notBefore);
        continue;
      }
      const said = read(answer.text);
      const isSent = ok && said.success !== false;
      const message = typeof said.message === 'string' ? said.message : `Error ${status}`;
      if (!isSent) await store.put({ ...item, state: 'refused', said: message });
      else if (leaveNotes) await store.put({ ...item, state: 'sent', body: undefined, values: {} });
      else await store.remove(item.key);
      deliveries.push({ key: item.key, form: item.form, isSent, status, text: answer.text });
    }
    return { deliveries, nextTry: later.length > 0 ? Math.min(...later) : undefined };
  });
