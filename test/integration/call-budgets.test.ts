import { describe, expect, it } from 'vitest';
import { routes } from '#functions/routes.ts';
import { runTypicalCalls } from './harness/run-typical-calls.ts';
import { useTestSite } from './harness/test-site.ts';
import { toldElsewhere, typicalCalls } from './harness/typical-calls.ts';

describe('table calls per request', () => {
  const site = useTestSite();

  it('have a budget for every route', () => {
    const budgeted = new Set([...typicalCalls.map(({ route }) => String(route)), ...toldElsewhere]);
    expect(
      Object.keys(routes).filter((name) => !budgeted.has(name)),
      'add an ordinary request for these routes to harness/typical-calls.ts',
    ).toEqual([]);
  });

  it('stay within that budget on every route', async () => {
    const results = await runTypicalCalls(site);
    const failed = results
      .filter(({ answer }) => answer.status >= 400)
      .map(({ call, answer }) => `${call.route}: ${answer.status} ${answer.text}`);
    expect(failed, 'ordinary requests that were refused').toEqual([]);
    const over = results
      .filter(({ call, commands }) => commands.length > call.calls)
      .map(
        ({ call, commands }) => `${call.route}: ${commands.length} of ${call.calls} (${commands.join(', ')})`,
      );
    expect(over, 'save calls, or raise `calls` in harness/typical-calls.ts with a reason').toEqual([]);
    expect(
      site.invocations.filter(({ denied }) => denied > 0),
      'add the action to `table` of the route’s row',
    ).toEqual([]);
  });
});
