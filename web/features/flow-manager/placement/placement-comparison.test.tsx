// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { newPlacement } from '#shared/domain/placements.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { type Placed, PlacementComparison } from './placement-comparison.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const placed = (id: string, share: number, more: object = {}): Placed => ({
  flow: { id, name: `Flow ${id}` } as Flow,
  placement: { ...newPlacement('p'), share, ...more },
});

it('compares the flows of an A/B test, per placement', async () => {
  const places = {
    a: [
      { placement: 'p', sessions: 1000, completed: 400, leads: 120 },
      { placement: 'other', sessions: 7, completed: 7, leads: 7 },
    ],
    b: [{ placement: 'p', sessions: 1000, completed: 500, leads: 90 }],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const flow = new URL(url, 'http://x').searchParams.get('flow') as keyof typeof places;
    asked.push(flow);
    return new Response(JSON.stringify({ places: places[flow] }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  render(
    <MantineRoot>
      <PlacementComparison
        rows={[placed('a', 50), placed('b', 50), placed('c', 100), placed('d', 20, { trigger: 'timed' })]}
      />
    </MantineRoot>,
  );
  expect(await screen.findByText(/“Flow a” has more leads: 12\.0 % against 9\.0 %/)).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Flow comparison' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Flow a50 %1,000400 (40.0 %)12012.0 %',
    'Flow b50 %1,000500 (50.0 %)909.0 %',
  ]);
  expect(asked.sort()).toEqual(['a', 'b']);
});

it('renders nothing without an A/B test', () => {
  render(
    <MantineRoot>
      <PlacementComparison
        rows={[placed('a', 50), placed('b', 50, { trigger: 'leaving' }), placed('c', 100)]}
      />
    </MantineRoot>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
