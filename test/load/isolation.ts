import { setTimeout as sleep } from 'node:timers/promises';
import { answers, startFakeModel } from '#test/integration/assistant-fake-model.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { adminCredentials } from '#test/integration/harness/start-test-site.ts';
import { percentiles } from './drive.ts';
import { startLoadSite } from './load-site.ts';

export interface Isolation {
  /** Chats that waited for the model meanwhile: on average, and answered in total. */
  readonly waiting: number;
  readonly answered: number;
  readonly rows: readonly { readonly name: string; readonly alone: number; readonly beside: number }[];
}

const modelMs = 3000;
/** Concurrency that `reserveConcurrency` leaves the two functions that call the model. */
const talkers = 40;
const rounds = 3;

/** Visitors with an address each (127/8 is all this machine), within the assistant's limit per visitor. */
const talk = (url: string, until: () => boolean) => {
  let waiting = 0;
  const tally = { answered: 0, samples: [] as number[] };
  const timer = setInterval(() => tally.samples.push(waiting), 100);
  const one = async (n: number) => {
    const { call, close } = httpClient(url, { localAddress: `127.0.1.${n + 1}` });
    while (!until()) {
      waiting += 1;
      const answer = await call('POST', '/api/chat', { json: { message: 'Hello' } }).catch(() => undefined);
      waiting -= 1;
      if (answer?.text.includes('"mode":"model"')) tally.answered += 1;
      else await sleep(100);
    }
    close();
  };
  const done = Promise.all(Array.from({ length: talkers }, (_, n) => one(n)));
  return { tally, done: done.finally(() => clearInterval(timer)) };
};

const measure = async (seconds: number, one: () => Promise<{ status: number }>): Promise<number[]> => {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const from = performance.now();
    const { status } = await one();
    if (status < 300) latencies.push(performance.now() - from);
  }
  return latencies;
};

const probes: Readonly<Record<string, (call: Call) => Promise<{ status: number }>>> = {
  contact: (call) => call('POST', '/api/contact', { json: contactInput() }),
  login: (call) => call('POST', '/api/admin/login', { json: adminCredentials }),
  'landing page': (call) => call('GET', '/'),
};

type Times = Record<string, number[]>;

/** Calls each route in turn and adds the times to earlier rounds. */
const round = async (call: Call, seconds: number, times: Times): Promise<void> => {
  for (const [name, probe] of Object.entries(probes)) {
    const found = await measure(seconds, () => probe(call));
    times[name] = [...(times[name] ?? []), ...found];
  }
};

/**
 * Measures whether forms, login and pages stay fast while many chats wait for a slow model: p95 without and
 * with them, alternating, so that other load affects both alike.
 */
export const isolation = async (seconds: number): Promise<Isolation> => {
  const model = await startFakeModel();
  model.behave((...args) => void setTimeout(() => answers('Hello!')(...args), modelMs));
  const site = await startLoadSite({
    RATE_LIMITS: 'off',
    OPENAI_API_KEY: 'sk-load',
    OPENAI_BASE_URL: model.url,
    CHAT_DAILY_TOKENS: '100000000',
  });
  const alone: Times = {};
  const beside: Times = {};
  const samples: number[] = [];
  let answered = 0;
  try {
    await round(site.call, 1, {});
    for (let i = 0; i < rounds; i += 1) {
      await round(site.call, seconds / rounds, alone);
      let over = false;
      const { tally, done } = talk(site.url, () => over);
      await sleep(modelMs / 2);
      tally.samples.length = 0;
      await round(site.call, seconds / rounds, beside);
      samples.push(...tally.samples);
      over = true;
      await done;
      answered += tally.answered;
    }
    const p95 = (times: Times, name: string) => percentiles(times[name] ?? []).p95;
    return {
      waiting: Math.round(samples.reduce((sum, n) => sum + n, 0) / Math.max(1, samples.length)),
      answered,
      rows: Object.keys(probes).map((name) => ({ name, alone: p95(alone, name), beside: p95(beside, name) })),
    };
  } finally {
    await site.stop();
    await model.stop();
  }
};
