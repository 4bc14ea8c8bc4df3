import { expect, it } from 'vitest';
import { railLinks, railTabs, shortcutKey, tabFromSearch, tabs } from './tabs.tsx';

it('gives only the first ten screens a shortcut key', () => {
  const keys = Array.from({ length: 12 }, (_, index) => shortcutKey(index));
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', undefined, undefined]);
});

it('finds the screen named in the URL and falls back to the first', () => {
  expect(tabFromSearch('?q=ada&tab=contacts').name).toBe('contacts');
  expect(tabFromSearch('?tab=nonsense').name).toBe('clients');
  expect(tabFromSearch('').name).toBe('clients');
});

it('always shows counts for the two lists, and for other screens only above zero', () => {
  const said = (places: readonly { label: string; size?: string }[]) =>
    places.filter(({ size }) => size).map(({ label, size }) => `${label} (${size})`);
  const [tab] = tabs;
  if (!tab) throw new Error('There are screens.');
  expect(said(railTabs({}, tab, () => undefined))).toEqual(['Client Projects (…)', 'Contact Forms (…)']);
  expect(said(railTabs({ clients: 0, contacts: 1200, bookings: 0, today: 3 }, tab, () => undefined))).toEqual(
    ['Today (3)', 'Client Projects (0)', 'Contact Forms (1,200)'],
  );
  // Other pages don't load the lists, so unknown counts are left out.
  expect(said(railLinks('flows', { flows: 2 }))).toEqual(['Flows (2)']);
});
