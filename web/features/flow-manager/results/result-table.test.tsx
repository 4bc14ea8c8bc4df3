// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { FlowResult } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { parseFlow } from '#test/fixtures/flows.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ResultTable } from './result-table.tsx';

const flow = {
  flowData: parseFlow({
    nodes: [
      { id: 'start', type: 'start', data: { message: 'Hi' } },
      {
        id: 'q',
        type: 'quick_reply',
        data: { message: '?', variable: 'size', options: [{ id: 'o1', label: 'Large', value: 'option1' }] },
      },
    ],
    connections: [],
  }),
} as unknown as Flow;

afterEach(cleanup);

it('shortens time and page in a row, with the full values in the tooltip', () => {
  const page = '/templates/dental-clinic-front-desk-and-bookings';
  const opened = vi.fn();
  const row = {
    id: 's1',
    startedAt: '2026-09-23T12:00:00Z',
    updatedAt: '2026-09-23T12:01:00Z',
    outcome: 'completed',
    variables: { name: 'Ann', size: 'option1' },
    language: 'en',
    version: 2,
    page,
  } as unknown as FlowResult;
  render(
    <MantineRoot>
      <MemoryRouter>
        <ResultTable flow={flow} columns={['name', 'size']} rows={[row]} onOpen={opened} />
      </MemoryRouter>
    </MantineRoot>,
  );
  const began = screen.getByTitle(/^Sep 23, 2026, \d\d:\d\d$/);
  expect(began.textContent).toMatch(/^Sep 23, /);
  expect(screen.getByText('Large')).toBeTruthy();
  began.click();
  expect(opened).toHaveBeenCalledWith('s1');
  expect(screen.getByTitle(page).dataset.truncate).toBeTruthy();
});
