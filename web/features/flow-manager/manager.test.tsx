// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Manager } from './manager.tsx';

const isSignedIn = vi.hoisted(() => vi.fn(() => false));
vi.mock('#web/lib/session.ts', async (original) => ({ ...(await original<object>()), isSignedIn }));
vi.mock('./flows-tab.tsx', () => ({ FlowsTab: () => 'flows' }));
vi.mock('./results/results.tsx', () => ({ Results: () => 'results' }));
vi.mock('./placement/placement-tab.tsx', () => ({ PlacementTab: () => 'placements' }));

afterEach(cleanup);

const open = (address: string) =>
  render(
    <MantineRoot>
      <MemoryRouter initialEntries={[address]}>
        <Manager preview={() => null} />
      </MemoryRouter>
    </MantineRoot>,
  );
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it.each([false, true])('has three tabs, with Results inside Analytics (signed in: %s)', async (signedIn) => {
  isSignedIn.mockReturnValue(signedIn);
  open('/flows?tab=results');
  expect(tabNames()).toEqual(['Conversation Flows', 'Analytics', 'Templates']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Analytics');
  expect(await screen.findByText('results')).toBeTruthy();
});

it('shows the placements inside the first tab, to the owner only', async () => {
  isSignedIn.mockReturnValue(true);
  open('/flows?tab=places');
  expect(await screen.findByText('placements')).toBeTruthy();
  cleanup();
  isSignedIn.mockReturnValue(false);
  open('/flows?tab=places');
  expect(screen.getByText('flows')).toBeTruthy();
});
