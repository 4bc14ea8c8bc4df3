// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { newPlacement } from '#shared/domain/placements.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { FlowsTab } from './flows-tab.tsx';

const flow = (id: string, isActive = false): Flow => ({
  id,
  uuid: `link-${id}`,
  name: `Flow ${id}`,
  description: '',
  industry: 'General',
  language: 'en',
  version: 1,
  isActive,
  publishedVersion: isActive ? 1 : null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  stats: { totalSessions: 0, activeToday: 0, completionRate: 0, avgSessionTime: 0 },
  flowData: createFlowDocument(),
});

/** Counts from the first load; the page doesn't request them again. */
const figures = (totalFlows: number, activeFlows: number): FlowAnalytics => ({
  totalFlows,
  activeFlows,
  totalSessions: 4,
  avgCompletion: 50,
  from: '2026-10-22',
  to: '2026-11-21',
  days: [],
  flows: [],
  nodes: [],
  links: [],
  places: [],
  misses: [],
  answers: [],
});

const serve = (flows: readonly Flow[], counted: FlowAnalytics) =>
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') return new Response(null, { status: 204 });
    const body = String(url).includes('/analytics') ? counted : flows;
    return new Response(JSON.stringify(body), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

const remove = async (name: string) => {
  const card = screen.getByText(name).closest('li') as HTMLElement;
  const own = within(card).queryByRole('button', { name: /^Delete/ });
  if (own) await userEvent.click(own);
  else {
    await userEvent.click(within(card).getByText('More'));
    await userEvent.click(screen.getByText('Delete'));
  }
  const asked = await screen.findByRole('dialog', { name: 'Delete flow' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
};

beforeEach(() => {
  leaveSession();
  clearCache();
});
afterEach(cleanup);

it('shows the number of flows, including zero after the last was deleted', async () => {
  serve([flow('a', true), flow('b')], figures(2, 1));
  render(
    <MantineRoot>
      <MemoryRouter>
        <FlowsTab />
      </MemoryRouter>
    </MantineRoot>,
  );
  await screen.findByText('Flow a');
  await vi.waitFor(() => expect([figure('Total Flows'), figure('Active Flows')]).toEqual(['2', '1']));
  await remove('Flow a');
  await vi.waitFor(() => expect([figure('Total Flows'), figure('Active Flows')]).toEqual(['1', '0']));
  await remove('Flow b');
  await screen.findByText('No conversation flows yet');
  expect([figure('Total Flows'), figure('Active Flows')]).toEqual(['0', '0']);
  expect([figure('Total Sessions'), figure('Avg Completion')]).toEqual(['0', '0%']);
});

const show = () =>
  render(
    <MantineRoot>
      <MemoryRouter initialEntries={['/flows']}>
        <Routes>
          <Route path="/flows" element={<FlowsTab />} />
          <Route path="/flows/:id" element={<p>Builder</p>} />
        </Routes>
        <Toaster />
      </MemoryRouter>
    </MantineRoot>,
  );

it('sums sessions and shows the rounded mean of the completion rates', async () => {
  const [a, b] = [flow('a'), flow('b')];
  serve(
    [
      { ...a, stats: { ...a.stats, totalSessions: 10, completionRate: 40.4 } },
      { ...b, stats: { ...b.stats, totalSessions: 5, completionRate: 61 } },
    ],
    figures(2, 0),
  );
  show();
  await screen.findByText('Flow a');
  await vi.waitFor(() => expect([figure('Total Sessions'), figure('Avg Completion')]).toEqual(['15', '51%']));
});

it('duplicates a flow without its content, and reports a failure', async () => {
  const sent: unknown[] = [];
  const busy = { code: 'store.unavailable', message: 'Busy.' };
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const isNew = init?.method === 'POST';
    if (isNew) sent.push(JSON.parse(String(init.body)));
    const answer = sent.length > 1 ? busy : isNew ? { ...flow('c'), name: 'Flow a (Copy)' } : [flow('a')];
    return new Response(JSON.stringify(answer), {
      status: sent.length > 1 ? 503 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Flow a' }));
  expect(await screen.findByText('Flow created successfully')).not.toBeNull();
  expect(sent[0]).toMatchObject({ name: 'Flow a (Copy)', flowData: { nodes: [], connections: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate Flow a' }));
  expect(await screen.findByText('Failed to create flow')).not.toBeNull();
  expect(screen.getByText('Error')).not.toBeNull();
});

it('opens the editor with a button', async () => {
  serve([flow('a')], figures(1, 0));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Flow a' }));
  expect(await screen.findByText('Builder')).not.toBeNull();
});

it('deactivates and reactivates with one press when only the link ends', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = init?.method === 'PUT' ? JSON.parse(String(init.body)) : undefined;
    if (body) sent.push(body);
    const answer = body
      ? { ...flow('a'), ...body }
      : /\/(sessions|tests)$/.test(String(url))
        ? []
        : String(url).includes('/analytics')
          ? figures(1, 1)
          : [flow('a', true)];
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Flow a' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activate Flow a' }));
  await screen.findByRole('button', { name: 'Deactivate Flow a' });
  expect(await screen.findByText('Flow updated successfully')).not.toBeNull();
  expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
});

it('deactivates a visitor’s flow without asking, whatever its sessions today', async () => {
  const used = flow('a', true);
  const active = { ...used, stats: { ...used.stats, activeToday: 3 } };
  const changes: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') changes.push(JSON.parse(String(init.body)));
    const body = String(url).includes('/analytics')
      ? figures(1, 1)
      : init?.method === 'PUT'
        ? { ...active, isActive: false, publishedVersion: null }
        : [active];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Flow a' }));
  await screen.findByRole('button', { name: 'Activate Flow a' });
  expect(changes).toEqual([{ isActive: false }]);
  expect(screen.queryByRole('dialog', { name: 'Deactivate Flow a' })).toBeNull();
});

it('lists the consequences before a flow is deactivated', async () => {
  startSession('token');
  const live: Flow = {
    ...flow('a', true),
    placements: [
      { ...newPlacement('p1'), label: 'Find a plan', pages: ['/pricing'], paused: false },
      { ...newPlacement('p2'), trigger: 'leaving' },
    ],
  };
  const before = createFlowDocument();
  const jump = { id: 'j', type: 'jump', position: { x: 0, y: 0 }, data: { flow: 'link-a', name: 'Flow a' } };
  const source = { ...flow('b', true), flowData: { ...before, nodes: [...before.nodes, jump] } } as Flow;
  const now = new Date().toISOString();
  const sessions = [
    { id: 's1', version: 1, startedAt: now, updatedAt: now, done: false, nodeId: 'start', log: [] },
    { id: 's2', version: 1, startedAt: now, updatedAt: now, done: true, nodeId: 'start', log: [] },
    { id: 's3', version: 1, startedAt: now, updatedAt: now, done: false, nodeId: 'start', log: [] },
  ];
  const changes: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') changes.push(JSON.parse(String(init.body)));
    const body = String(url).includes('/analytics')
      ? figures(2, 2)
      : String(url).includes('/sessions')
        ? sessions
        : init?.method === 'PUT'
          ? { ...live, isActive: false, publishedVersion: null }
          : [live, source];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  render(
    <MantineRoot>
      <MemoryRouter>
        <FlowsTab />
      </MemoryRouter>
    </MantineRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Flow a' }));
  const asked = await screen.findByRole('dialog', { name: 'Deactivate Flow a' });
  await within(asked).findByText('2 open conversations. They get no further replies.');
  const ends = within(asked)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(ends).toContain('Its link /f/link-a, and all pages that embed it.');
  expect(ends).toContain('On the site: Chip “Find a plan”, /pricing.');
  expect(ends.join()).not.toContain('leaving');
  expect(ends.join()).toContain('The way on from “Flow b”');
  expect(changes).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Deactivate' }));
  await screen.findByRole('button', { name: 'Activate Flow a' });
  expect(changes).toEqual([{ isActive: false }]);
});

it.each([
  ['the owner', true, ['Embed'], 'Attach to my enquiry'],
  ['a visitor', false, ['Attach to my enquiry'], 'Embed'],
] as const)('shows only the menu entries that %s may use', async (_, isOwner, has, hasNot) => {
  if (isOwner) startSession('token');
  serve([flow('a', true)], figures(1, 1));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Flow a' }));
  for (const entry of ['Copy link', ...has]) expect(await screen.findByText(entry)).not.toBeNull();
  expect(screen.queryByText(hasNot)).toBeNull();
});

it('copies the link with one press, or shows it when the clipboard is unavailable', async () => {
  serve([flow('a')], figures(1, 0));
  const written: string[] = [];
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (written.length > 0) throw new Error('refused');
    written.push(text);
  });
  show();
  const copy = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Flow a' }));
    await user.click(await screen.findByText('Copy link'));
  };
  await copy();
  expect(await screen.findByText('Link copied')).not.toBeNull();
  expect(screen.getByText(/It works once the flow is active\..*you don’t get their answers/)).not.toBeNull();
  expect(written).toEqual([`${location.origin}/f/link-a`]);
  await copy();
  const shown = await screen.findByRole('dialog', { name: 'Link of Flow a' });
  expect(within(shown).getByText(`${location.origin}/f/link-a`)).not.toBeNull();
});
