// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { clearCache } from '#web/lib/query.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';

const at = { x: 0, y: 0 };
const flowData = {
  ...createFlowDocument(),
  nodes: [
    { id: 'start', type: 'start', position: at, data: { message: 'Hello there' } },
    { id: 'mail', type: 'action', position: at, data: { action: 'collect_email', config: {} } },
    { id: 'book', type: 'action', position: at, data: { action: 'book_appointment', config: {} } },
    { id: 'bye', type: 'text', position: at, data: { message: 'Goodbye then' } },
  ],
} as unknown as FlowDocument;

const figures: FlowAnalytics = {
  totalFlows: 1,
  activeFlows: 1,
  totalSessions: 4,
  avgCompletion: 50,
  from: '2026-10-22',
  to: '2026-11-21',
  days: [{ day: '2026-11-21', sessions: 4, completed: 2, avgSessionTime: 9 }],
  flows: [{ id: 'f', name: 'Desk', sessions: 4, completionRate: 50, avgSessionTime: 9 }],
  nodes: [
    { nodeId: 'mail', reached: 4, stopped: 1, deadEnds: 0 },
    { nodeId: 'book', reached: 3, stopped: 0, deadEnds: 2 },
  ],
  links: [],
  places: [],
  misses: [],
  answers: [],
};

beforeEach(() => {
  clearCache();
  vi.stubGlobal('fetch', async (url: string) => {
    const path = String(url);
    const body = path.includes('/analytics')
      ? figures
      : path.includes('/sessions')
        ? []
        : { id: 'f', flowData };
    return new Response(JSON.stringify(body), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(cleanup);

it('gives every step a distinct label', async () => {
  render(
    <MantineRoot>
      <MemoryRouter initialEntries={['/flows?tab=analytics&flow=f']}>
        <AnalyticsTab />
      </MemoryRouter>
    </MantineRoot>,
  );
  const heading = await screen.findByRole('heading', { name: 'Where conversations stop' });
  const table = within(heading.closest('section') as HTMLElement).getByRole('table');
  const steps = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
  expect(steps).toHaveLength(4);
  expect(new Set(steps).size).toBe(4);
  expect(steps[0]).toContain('Hello there');
  expect(steps[3]).toContain('Goodbye then');
  expect(steps[1]).toMatch(/Action “.*mail.*”/i);
  expect(steps[2]).toMatch(/Action “.*appointment.*”/i);
  expect(within(table).getByRole('row', { name: /mail/i }).textContent).toMatch(/4125%0$/);
  expect(within(table).getByRole('row', { name: /appointment/i }).textContent).toMatch(/300%2$/);
});
