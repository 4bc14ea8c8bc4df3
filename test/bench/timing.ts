import { startTestSite, type TestSite } from '#test/integration/harness/start-test-site.ts';
import { endWith } from './end-with.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench:timing`: checks that response times don't reveal accounts or subscriptions. Both requests
 * of a pair alternate, so that other load affects both alike. Fails when the medians differ by 5 % or more.
 * TIMING_PAIRS (200).
 */
const pairs = Number(process.env.TIMING_PAIRS ?? 200);
const mostDifference = 0.05;

interface Pair {
  readonly name: string;
  /** Sends one request about something that exists, and one about something that doesn't. */
  readonly known: (index: number) => Promise<unknown>;
  readonly unknown: (index: number) => Promise<unknown>;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await ask();
  return performance.now() - from;
};

const compare = async ({ name, known, unknown }: Pair, count: number) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = -5; index < count; index++) {
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of order) {
      const ms = await timed(() => (side === 'known' ? known : unknown)(index));
      // The first few only warm up the code.
      if (index >= 0) times[side].push(ms);
    }
  }
  const [first, second] = [median(times.known), median(times.unknown)];
  return { name, count, known: first, unknown: second, difference: Math.abs(first / second - 1) };
};

const loginPair = async (site: TestSite): Promise<Pair> => {
  await site.adminToken();
  const attempt = (username: string, viewer: string) =>
    site.api('POST', '/api/admin/login', { json: { username, password: 'not the password' }, viewer });
  return {
    name: 'login: wrong password, unknown name',
    known: (index) => {
      // An account allows 20 wrong passwords an hour; avoid the lock.
      if (index % 8 === 0) site.clock.advance(2 * 3_600_000);
      return attempt('owner', `10.${index & 255}.1.1`);
    },
    unknown: (index) => attempt(`nobody${index & 3}`, `10.${index & 255}.2.1`),
  };
};

const subscribePair = async (site: TestSite): Promise<Pair> => {
  const subscribe = (email: string) => site.api('POST', '/api/subscribe', { json: { email } });
  await subscribe('known@example.com');
  return {
    name: 'newsletter: known, new',
    known: () => subscribe('known@example.com'),
    unknown: (index) => subscribe(`new${index}@example.com`),
  };
};

const main = async (): Promise<boolean> => {
  const site = await startTestSite({ env: { RATE_LIMITS: 'off' } });
  try {
    const results = [
      await compare(await loginPair(site), pairs),
      // These are far faster, so measure more of them.
      await compare(await subscribePair(site), pairs * 5),
    ];
    printTable(
      'Medians of interleaved pairs',
      ['question', 'pairs', 'known ms', 'unknown ms', 'difference %'],
      results.map(({ name, count, known, unknown, difference }) => [
        name,
        count,
        Number(known.toFixed(2)),
        Number(unknown.toFixed(2)),
        Number((difference * 100).toFixed(2)),
      ]),
    );
    const isEven = results.every(({ difference }) => difference < mostDifference);
    if (!isEven)
      console.log('\nThe times differ by 5 % or more, so an attacker could distinguish the cases.');
    return isEven;
  } finally {
    await site.stop();
  }
};

endWith(main());
