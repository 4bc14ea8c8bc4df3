// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { PlacementTab } from './placement-tab.tsx';

const flow = {
  id: '01990000-0000-7000-8000-000000000001',
  uuid: '0198c0de-0000-4000-8000-000000000000',
  name: 'Plan finder',
  language: 'en',
  version: 1,
  publishedVersion: 1,
  isActive: true,
  stats: { totalSessions: 4, activeToday: 0, completionRate: 50, avgSessionTime: 3 },
  flowData: createFlowDocument(),
} as unknown as Flow;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('previews a flow before placing it, and shows errors before sending', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (init?.method === 'PUT') sent.push(body);
    return new Response(JSON.stringify(init?.method === 'PUT' ? { ...flow, ...body } : [flow]), {
      headers: { 'content-type': 'application/json' },
    });
  });
  render(
    <MantineRoot>
      <PlacementTab />
    </MantineRoot>,
  );
  const user = userEvent.setup();
  const [add] = await screen.findAllByRole('button', { name: 'Add a placement' });
  if (add) await user.click(add);
  expect(await screen.findByText('Welcome! How can I help you today?')).toBeTruthy();
  await user.type(screen.getByLabelText('Pages', { selector: 'input' }), 'pricing{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A page is a path such as/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Pages', { selector: 'input' }), '{Backspace}/pricing{Enter}');
  await user.click(screen.getByLabelText(/^Live/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ placements: [{ trigger: 'chip', pages: ['/pricing'], paused: false }] });
  expect(await screen.findByRole('switch', { name: 'Plan finder opens Chip' })).toBeTruthy();
}, 20_000);
