// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { TrafficView } from './traffic-view.tsx';

const flow = {
  id: 'f',
  flowData: parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('size', 'quick_reply', { message: 'How many?', options: ['Few', 'Lots'] }),
      node('bye', 'text', { message: 'Bye' }),
    ],
    connections: [
      { from: 'start', to: 'size' },
      { from: 'size', to: 'bye', on: 'Few' },
    ],
  }),
} as unknown as Flow;
const [few] = flow.flowData.nodes.flatMap((one) => (one.type === 'quick_reply' ? one.data.options : []));
const data = {
  nodes: [
    { nodeId: 'start', reached: 1200, stopped: 0, deadEnds: 0 },
    { nodeId: 'size', reached: 1200, stopped: 7, deadEnds: 3 },
    { nodeId: 'bye', reached: 1190, stopped: 0, deadEnds: 0 },
  ],
  links: [
    { nodeId: 'start', exit: 'next', count: 1200 },
    { nodeId: 'size', exit: few?.id, count: 1190 },
  ],
} as FlowAnalytics;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isPhone: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isPhone && query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  render(
    <MantineRoot>
      <MemoryRouter>
        <TrafficView flow={flow} data={data} />
      </MemoryRouter>
    </MantineRoot>,
  );
};
const map = () => screen.queryByRole('img', { name: 'The flow with the traffic of its links' });

it('counts dead ends per step, with a link to fix each', () => {
  show(false);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('3 conversations ended at an exit that leads nowhere');
  expect(alert.textContent).toContain('Quick Reply “How many?” (3)');
  expect(within(alert).getByRole('link', { name: 'Open the builder' }).getAttribute('href')).toBe('/flows/f');
  expect(map()?.textContent).toContain('1,200 reached · 7 left here · 3 dead ends');
});

it('shows the same counts as a list, the default on a phone', async () => {
  show(true);
  expect(map()).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Steps of the flow' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Start “Hi”1,200 reachedNext → Quick Reply “How many?”1,200',
    'Quick Reply “How many?”1,200 reached · 7 left here · 3 dead endsFew → Text “Bye”1,190',
    'Text “Bye”1,190 reached',
  ]);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Map' }));
  expect(map()?.textContent).toContain('1,190 reached');
});
