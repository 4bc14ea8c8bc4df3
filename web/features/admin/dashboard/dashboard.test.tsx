// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Dashboard } from './dashboard.tsx';

beforeEach(() => {
  startSession('a.b.c');
  vi.stubGlobal(
    'fetch',
    async () => new Response('[]', { status: 200, headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  cleanup();
  leaveSession();
});

describe('what the portal is made of', () => {
  it('is one main that stays a main, with the panel of the chosen tab inside it', async () => {
    render(
      <MemoryRouter initialEntries={['/admin?tab=bookings']}>
        <MantineRoot>
          <Dashboard />
        </MantineRoot>
      </MemoryRouter>,
    );
    const main = await screen.findByRole('main');
    expect(main.tagName).toBe('MAIN');
    const panel = screen.getByRole('tabpanel');
    expect(main.contains(panel)).toBe(true);
    expect(main).not.toBe(panel);
    const chosen = screen.getByRole('tab', { selected: true });
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen.id);
    expect(chosen.getAttribute('aria-controls')).toBe(panel.id);
  });
});
