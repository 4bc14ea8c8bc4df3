// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { saveTestRun } from '#web/lib/flow-test-runs.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Results } from './results.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows a visitor counts and their own tests, and explains that their answers aren’t stored', async () => {
  const flow = {
    id: 'f1',
    uuid: 'u1',
    name: 'Mine',
    language: 'en',
    version: 1,
    stats: { totalSessions: 1234, activeToday: 5, completionRate: 40, avgSessionTime: 61 },
    flowData: createFlowDocument(),
  } as unknown as Flow;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    const body = String(url).includes('/analytics')
      ? { days: [], flows: [], nodes: [], answers: [], links: [], places: [], misses: [] }
      : [flow];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  const at = '2026-11-22T10:00:00.000Z';
  saveTestRun('f1', { id: 'r1', at, done: true, variables: { name: 'Ann', user_input: 'Ann' } });
  saveTestRun('f1', { id: 'r3', at, done: true, outcome: 'dead_end', variables: { name: 'Eve' } });
  saveTestRun('another', { id: 'r2', at, done: true, variables: { name: 'Bob' } });
  render(
    <MantineRoot>
      <MemoryRouter initialEntries={['/flows?tab=results']}>
        <Results preview={() => null} />
      </MemoryRouter>
    </MantineRoot>,
  );
  expect((await screen.findByRole('note')).textContent).toMatch(
    /^You don’t get visitors’ answers:.*Visitors are told so/,
  );
  expect(screen.getByText('Sessions').nextElementSibling?.textContent).toBe('1234');
  const rows = within(screen.getByRole('region', { name: 'Your test runs' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Dead endEve');
  expect(rows[2]?.textContent).toContain('CompletedAnn');
  expect(asked.filter((url) => url.includes('/api/admin/'))).toEqual([]);
});
