// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IconMail } from '#web/ui/icons.tsx';
import { MantineRoot } from '../mantine-root.tsx';
import { type RailItem, Shell } from './shell.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** jsdom has no layout, so Mantine considers the menu's button scrolled away and hides the menu. */
const hidden = { hidden: true };

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const shell = (
  onChoose: (name: string) => void,
  more: Partial<Record<string, Partial<RailItem>>> = {},
  leave: { atHand?: true } = {},
) => {
  const railItems: RailItem[] = names.map((name) => ({
    name,
    label: name,
    Icon: IconMail,
    chosen: name === 'One',
    ...(name === 'Three' ? { to: '/elsewhere' } : { onChoose: () => onChoose(name) }),
    ...more[name],
  }));
  render(
    <MemoryRouter>
      <MantineRoot>
        <Shell
          title="Portal"
          subtitle="Work"
          railItems={railItems}
          tools={[{ label: 'Leave', Icon: IconMail, run: () => onChoose('Leave'), ...leave }]}
        >
          <main>Screen</main>
        </Shell>
      </MantineRoot>
    </MemoryRouter>,
  );
};

describe('the rail', () => {
  it('moves through its tabs with arrows, Home and End, and skips links', async () => {
    const chosen: string[] = [];
    shell((name) => chosen.push(name));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowDown}{ArrowUp}{Home}');
    expect(chosen).toEqual(['Two', 'Four', 'Seven', 'One', 'Seven', 'One']);
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    cleanup();
    // The key hint isn't part of the tab's name.
    shell((name) => chosen.push(name), { One: { hint: '1' } });
    expect(screen.getByRole('tab', { name: 'One' }).getAttribute('aria-keyshortcuts')).toBe('1');
    expect(screen.getByRole('link', { name: 'Three' }).getAttribute('href')).toBe('/elsewhere');
  });

  it('adds a count to the tab’s name, and hides a zero', () => {
    shell(() => undefined, {
      One: { hint: '1', count: 1200, size: '1,200' },
      Two: { hint: '2', size: '0', isCounted: true },
      Three: { count: 4, size: '4' },
    });
    expect(screen.getByRole('tab', { name: 'One (1,200)' }).textContent).toBe('One (1,200)1,200');
    expect(screen.getByText('(1,200)').className).toBe('visually-hidden');
    expect(screen.getByRole('tab', { name: 'Two (0)' }).textContent).toBe('Two (0)');
    expect(screen.getByText('(0)').className).not.toBe('visually-hidden');
    expect(screen.getByRole('link', { name: 'Three (4)' })).not.toBeNull();
  });
});

/** Simulates a screen of this width in em. */
const wide = (em: number) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: em <= Number(/max-width: ([\d.]+)em/.exec(media)?.[1] ?? 0),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

describe('the bottom bar of a phone', () => {
  it('shows four entries where five would touch, and keeps tools at hand in the header', async () => {
    wide(20);
    const chosen: string[] = [];
    shell((name) => chosen.push(name), {}, { atHand: true });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['One', 'Two', 'Four']);
    expect(screen.getByRole('heading', { name: 'Portal' })).not.toBeNull();
    expect(screen.getByText('Work')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(chosen).toEqual(['Leave']);
  });

  it('shows five entries and puts the rest under More', async () => {
    wide(24);
    const chosen: string[] = [];
    shell((name) => chosen.push(name), { One: { chosen: false }, Seven: { chosen: true } });
    const shown = screen.getAllByRole('tab');
    expect(shown.map((tab) => tab.textContent)).toEqual(['One', 'Two', 'Four', 'Five']);
    expect(shown[0]?.tabIndex).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem', hidden)).map((item) => item.textContent)).toEqual([
      'Six',
      'Seven',
      'Leave',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Six', ...hidden }));
    expect(chosen).toEqual(['Six']);
  });
});
