import { setTimeout as sleep } from 'node:timers/promises';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { percentiles } from './drive.ts';
import { startLoadSite } from './load-site.ts';

export interface Burst {
  readonly requests: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Time until pages and posts are within twice their quiet p95 (at least 50 ms). */
  readonly recoveredMs: number;
}

const pages = ['/', '/api/blog/posts'];

/**
 * A burst of forms and reads, far above the limits per address. Every request must get a response, and
 * afterwards the site must be as fast as before.
 */
export const burst = async (size = 2000): Promise<Burst> => {
  const site = await startLoadSite({});
  try {
    const timed = async (path: string) => {
      const from = performance.now();
      const { status } = await site.call('GET', path);
      return status === 200 ? performance.now() - from : Number.POSITIVE_INFINITY;
    };
    const quiet: number[] = [];
    for (let i = 0; i < 100; i += 1) quiet.push(await timed(pages[i % 2] as string));
    const limit = Math.max(50, percentiles(quiet).p95 * 2);

    const byStatus: Record<string, number> = {};
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: size }, async (_, i) => {
        const answer =
          i % 2 === 0
            ? site.call('GET', pages[(i / 2) % 2] as string)
            : site.call('POST', '/api/contact', { json: contactInput({ email: `burst-${i}@example.com` }) });
        const what = await answer.then(({ status }) => String(status)).catch(() => 'no answer');
        byStatus[what] = (byStatus[what] ?? 0) + 1;
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const endedAt = performance.now();
    for (let good = 0; good < 6; ) {
      good = (await timed(pages[good % 2] as string)) <= limit ? good + 1 : 0;
      if (good === 0) await sleep(20);
      if (performance.now() - endedAt > 30_000) break;
    }
    return {
      requests: size,
      seconds: Number(seconds.toFixed(1)),
      byStatus,
      recoveredMs: Math.round(performance.now() - endedAt),
    };
  } finally {
    await site.stop();
  }
};
