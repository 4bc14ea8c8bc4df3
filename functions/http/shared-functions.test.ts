import { describe, expect, it } from 'vitest';
import { functionOf, rightsTogether, rowsByFunction, settingsTogether } from './shared-functions.ts';
import type { RouteRow } from './types.ts';

const row = (more: Partial<RouteRow> = {}) =>
  ({ access: 'public', table: [], ...more }) as unknown as RouteRow;
const settings = (...rows: Partial<RouteRow>[]) =>
  settingsTogether(rows.map((one, index) => [`row${index}`, row(one)] as const));

describe('rows that share a function', () => {
  it('are those that name it; every other row has its own', () => {
    expect([functionOf('list', row({ shares: 'lists' })), functionOf('own', row())]).toEqual([
      'lists',
      'own',
    ]);
    const one = row({ shares: 'lists' });
    const two = row({ shares: 'lists' });
    const alone = row();
    expect([...rowsByFunction({ one, alone, two })]).toEqual([
      [
        'lists',
        [
          ['one', one],
          ['two', two],
        ],
      ],
      ['alone', [['alone', alone]]],
    ]);
  });

  it('have all their settings, each once, the most memory and the longest time', () => {
    expect(
      settings(
        { secrets: ['session'], env: ['A'], sends: ['mail'], memoryMb: 256, timeoutSeconds: 5 },
        { secrets: ['session', 'visitor'], env: ['A', 'B'], sends: ['mail', 'slack'], timeoutSeconds: 20 },
      ),
    ).toEqual({
      ...{ secrets: ['session', 'visitor'], env: ['A', 'B'], sends: ['mail', 'slack'] },
      ...{ memoryMb: 512, timeoutSeconds: 20, splits: false },
    });
    expect(settings({})).toEqual({
      ...{ secrets: [], env: [], sends: [], memoryMb: 512, timeoutSeconds: 10, splits: false },
    });
    expect(settings({ memoryMb: 1024 }, {}).memoryMb).toBe(1024);
  });

  it('are built in pieces where one of them is, or may call the model', () => {
    expect(settings({}, { splits: true }).splits).toBe(true);
    expect(settings({ secrets: ['visitor'] }, { secrets: ['model'] }).splits).toBe(true);
    expect(settings({ secrets: ['visitor'] }).splits).toBe(false);
  });

  it('have the rights of all of them, each once', () => {
    const reads = row({ table: ['GetItem'], reads: ['POSTS'] as never });
    const writes = row({
      table: ['GetItem', 'PutItem'],
      reads: ['POSTS'] as never,
      writes: ['POSTS'] as never,
    });
    const together = rightsTogether([reads, reads, writes] as never);
    expect(together).toEqual(expect.arrayContaining(rightsTogether([reads] as never)));
    expect(new Set(together.map((right) => JSON.stringify(right))).size).toBe(together.length);
    expect(rightsTogether([reads, reads] as never)).toEqual(rightsTogether([reads] as never));
    expect(together.length).toBeGreaterThan(0);
  });
});
