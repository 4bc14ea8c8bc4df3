import { emit, type FormAnswer } from './events.ts';
import { onStoredChange, persisted } from './persist.ts';
import { createStore, useStore } from './store.ts';

/** Routes that queued forms may be sent to: they store one record per idempotency key. */
export type FormPath = '/api/contact' | '/api/consultations' | '/api/subscribe';

/** A write that the server has not confirmed. */
export interface QueuedWrite {
  /** The idempotency key: the server stores one record however often the write arrives. */
  readonly key: string;
  /** The form or conversation it belongs to. */
  readonly topic: string;
  readonly body: unknown;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
  /** With a path, any public page may send the entry; without one, only the screen that queued it may. */
  readonly path?: FormPath;
}

const hourMs = 3_600_000;
/** The server remembers a key for 24 hours; a repeat within this time cannot store a second record. */
export const autoSendMs = 23 * hourMs;
/** Unsent text is deleted after this time, because others may use the computer. */
export const maxQueuedMs = 72 * hourMs;
const retryMs = 30_000;
const timeoutMs = 20_000;

/**
 * Whether the visitor has to confirm the write before it is sent: it waited too long, or the clock was wrong.
 */
export const needsConsent = ({ queuedAt }: QueuedWrite): boolean =>
  Date.now() - queuedAt > autoSendMs || queuedAt - Date.now() > hourMs;

const isWrite = (value: unknown): value is QueuedWrite => {
  const { key, topic, queuedAt } = (value ?? {}) as Partial<QueuedWrite>;
  return typeof key === 'string' && typeof topic === 'string' && typeof queuedAt === 'number';
};

const storageKey = 'queue';
const stored = persisted<readonly QueuedWrite[]>(storageKey, {
  fallback: [],
  parse: (value) =>
    Array.isArray(value)
      ? value.filter(isWrite).filter(({ queuedAt }) => Math.abs(Date.now() - queuedAt) < maxQueuedMs)
      : undefined,
});

const queue = createStore<readonly QueuedWrite[]>([]);
/** False while storage is blocked: the queue is then lost when the page closes. */
let isStored = true;
const read = () => (isStored ? stored.read() : queue.get());
const update = (change: (writes: readonly QueuedWrite[]) => readonly QueuedWrite[]): boolean => {
  const next = change(read());
  isStored = stored.write(next);
  queue.set(next);
  return isStored;
};
if (typeof window !== 'undefined') {
  queue.set(read());
  onStoredChange(storageKey, () => queue.set(read()));
}

export const queuedWrites = (topic?: string): readonly QueuedWrite[] =>
  read().filter((write) => topic === undefined || write.topic === topic);

export const useQueue = (): readonly QueuedWrite[] => useStore(queue);

/** Adds or replaces a write. Returns false if it will be lost when the page closes. */
export const enqueue = (write: Omit<QueuedWrite, 'queuedAt'>): boolean =>
  update((writes) => [...writes.filter(({ key }) => key !== write.key), { ...write, queuedAt: Date.now() }]);

export const dequeue = (...keys: readonly string[]): void => {
  update((writes) => writes.filter(({ key }) => !keys.includes(key)));
};

/** Drops every write whose topic begins with the prefix. */
export const clearQueue = (prefix: string): void => {
  update((writes) => writes.filter(({ topic }) => !topic.startsWith(prefix)));
};

/**
 * Runs in one tab at a time. In browsers without locks, only the idempotency key prevents a second record.
 */
const inOneTab = <T>(topic: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(`queue:${topic}`, run) as Promise<T>) : run();

/** Removes a write after any running attempt. Returns false if it was already sent. */
export const withdraw = ({ key, topic }: QueuedWrite): Promise<boolean> =>
  inOneTab(topic, async () => {
    const isWaiting = queuedWrites(topic).some((write) => write.key === key);
    dequeue(key);
    return isWaiting;
  });

/** Sends a topic's writes in order. Rejects at the first failure, which leaves that write and the rest in the queue. */
export const deliver = (topic: string, send: (write: QueuedWrite) => Promise<unknown>): Promise<void> =>
  inOneTab(topic, async () => {
    const next = () => queuedWrites(topic).find((write) => !needsConsent(write));
    for (let write = next(); write; write = next()) {
      await send(write);
      dequeue(write.key);
    }
  });

const channel =
  typeof window === 'undefined' || !('BroadcastChannel' in window)
    ? undefined
    : new BroadcastChannel('queue');
channel?.addEventListener('message', ({ data }: MessageEvent<FormAnswer>) => emit('form answered', data));

let timer: ReturnType<typeof setTimeout> | undefined;
let retryAt = 0;

/** Resolves when the server has accepted or refused the form; throws if a later attempt could succeed. */
const sendForm = async ({ key, topic, path = '/api/contact', body }: QueuedWrite): Promise<void> => {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  if (status >= 500 || [408, 425, 429].includes(status)) {
    retryAt = Date.now() + 1000 * (Number(headers.get('retry-after')) || 0);
    throw new Error(`The server answered ${status}.`);
  }
  const answer = { key, topic, status, text: await response.text() };
  emit('form answered', { ...answer, isLocal: true });
  channel?.postMessage({ ...answer, isLocal: false });
};

/** Sends the forms that need no consent, and retries while the page is open and some are left. */
export const deliverForms = async (): Promise<void> => {
  clearTimeout(timer);
  const forms = () => queuedWrites().filter((write) => write.path && !needsConsent(write));
  if (navigator.onLine && Date.now() >= retryAt)
    for (const topic of new Set(forms().map((form) => form.topic)))
      await deliver(topic, sendForm).catch(() => undefined);
  const waitMs = Math.max(retryMs, retryAt - Date.now());
  if (forms().length > 0) timer = setTimeout(() => void deliverForms(), waitMs);
};
