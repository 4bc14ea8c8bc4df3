import { expect, it } from 'vitest';
import { measureRequests } from '#test/bench/measure-requests.ts';
import measured from '#test/bench/measured.json' with { type: 'json' };
import { startTestSite } from './harness/start-test-site.ts';

it('makes no more table calls than docs/scale.md assumes', async () => {
  const site = await startTestSite();
  try {
    const found = await measureRequests(site);
    expect(Object.keys(found)).toEqual(Object.keys(measured));
    const more = Object.entries(measured).flatMap(([name, counted]) => {
      const now = found[name];
      if (!now) return [name];
      // Item sizes vary by a unit with the length of ids and dates.
      const over =
        now.calls > counted.calls ||
        now.readUnits > counted.readUnits * 1.1 + 1 ||
        now.writeUnits > counted.writeUnits * 1.1 + 1;
      return over ? [`${name}: ${JSON.stringify(now)} instead of ${JSON.stringify(counted)}`] : [];
    });
    expect(more, 'if it is meant: node test/bench/write-scale.ts --measure').toEqual([]);
  } finally {
    await site.stop();
  }
});
