// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { FlowSessionLog } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { SessionLog } from './session-log.tsx';

const flow = { id: 'f', flowData: createFlowDocument() } as Flow;
const session = (overrides: Partial<FlowSessionLog> = {}): FlowSessionLog => ({
  id: 's',
  version: 3,
  startedAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  done: false,
  outcome: null,
  nodeId: 'start',
  log: [],
  ...overrides,
});
const serve = (...answers: [status: number, body: unknown][]) =>
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
afterEach(cleanup);

it('shows the state of each session and of its requests', async () => {
  const entry = {
    at: '2026-11-21T10:00:01.000Z',
    nodeId: 'api',
    text: 'GET https://x.org/: The server answered 500.',
  };
  serve([200, [session(), session({ id: 't', done: true, nodeId: 'gone', log: [entry] })]]);
  render(<SessionLog flow={flow} />, { wrapper: MantineRoot });
  expect(await screen.findByText(/Waiting at Start “Welcome!/)).toBeTruthy();
  expect(screen.getByText('Ended at a step of an older version')).toBeTruthy();
  expect(screen.getByText(entry.text)).toBeTruthy();
});

it('renders nothing without sessions, and offers a retry after a failure', async () => {
  serve([503, { code: 'store.unavailable', message: 'The service is busy.' }], [200, []]);
  render(<SessionLog flow={flow} />, { wrapper: MantineRoot });
  expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
