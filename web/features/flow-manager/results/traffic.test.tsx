// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Traffic } from './traffic.tsx';

const documentOf = (message: string) => {
  const read = normaliseFlow({
    nodes: [
      { id: 'start', type: 'start', data: { message: 'Hi' } },
      { id: 'q', type: 'quick_reply', data: { message, options: ['Red'], variable: 'colour' } },
    ],
    connections: [{ from: 'start', to: 'q' }],
  });
  if (!read.ok) throw new Error('not read');
  return read.flow;
};
const flow = { id: 'f', name: 'Colours', version: 3, flowData: documentOf('Which?') } as Flow;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('adds an answer as an option to the latest saved flow, once', async () => {
  const saved: { baseVersion: number; flowData: Flow['flowData'] }[] = [];
  const latest = { ...flow, version: 4, flowData: documentOf('Which colour?') };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (String(url).includes('/analytics'))
      return json({ nodes: [], links: [], misses: [{ nodeId: 'q', text: 'dark green', count: 3 }] });
    if (method === 'GET') return json(latest);
    const asked = JSON.parse(String(body)) as (typeof saved)[number];
    saved.push(asked);
    return asked.baseVersion === 3
      ? json({ code: 'record.stale', message: 'Changed meanwhile.' }, 409)
      : json({ ...latest, version: 5, flowData: asked.flowData });
  });
  const user = userEvent.setup();
  render(
    <MantineRoot>
      <MemoryRouter>
        <Traffic flow={flow} />
      </MemoryRouter>
    </MantineRoot>,
  );
  await user.click(await screen.findByRole('button', { name: 'Add as option: “dark green”' }));
  const added = await screen.findByRole('button', { name: 'Added: “dark green”' });
  expect((added as HTMLButtonElement).disabled).toBe(true);
  expect(saved.map(({ baseVersion }) => baseVersion)).toEqual([3, 4]);
  expect(JSON.stringify(saved[1]?.flowData)).toContain('Which colour?');
  expect(JSON.stringify(saved[1]?.flowData)).toContain('dark green');
});
