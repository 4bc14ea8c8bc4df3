// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPlacement, type PlacedFlow } from '#shared/domain/placements.ts';
import { arm } from './placements.ts';

const placed = (more: Partial<PlacedFlow>): PlacedFlow => ({
  ...newPlacement('p'),
  flow: '0198c0de-0000-4000-8000-000000000000',
  name: 'Plan finder',
  ...more,
});
const opened: string[] = [];
const open = ({ id }: PlacedFlow) => void opened.push(id);
const leave = (clientY: number, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerout', { clientY, relatedTarget: null });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  document.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = 0;
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/pricing');
});
afterEach(() => vi.useRealTimers());

it('opens a flow after its delay, once per tab, on its pages only', () => {
  const timed = placed({ trigger: 'timed', seconds: 20, pages: ['/pricing'] });
  arm([timed], open);
  vi.advanceTimersByTime(19_000);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['p']);
  arm([timed], open);
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual(['p']);
  sessionStorage.clear();
  history.replaceState(null, '', '/blog');
  arm([timed], open);
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual(['p']);
});

it('opens a flow when the pointer leaves at the top, not at the bottom or by touch', () => {
  arm([placed({ trigger: 'leaving' })], open);
  leave(500);
  leave(0, 'touch');
  expect(opened).toEqual([]);
  leave(0);
  leave(0);
  expect(opened).toEqual(['p']);
});

it('does not interrupt a form and is disarmed with the page', () => {
  document.body.innerHTML = '<form><input></form>';
  document.querySelector('input')?.focus();
  const timed = placed({ trigger: 'timed', seconds: 5 });
  arm([timed], open);
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual([]);
  document.body.innerHTML = '';
  arm([timed], open)();
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual([]);
});

it('shows a small share to few visitors and splits two halves evenly', () => {
  const half = ['a', 'b'].map((id) => placed({ id, trigger: 'timed', seconds: 5, share: 50 }));
  const drawn: string[] = [];
  for (let visitor = 0; visitor < 200; visitor += 1) {
    localStorage.clear();
    sessionStorage.clear();
    opened.length = 0;
    arm(half, open);
    vi.advanceTimersByTime(5000);
    expect(opened).toHaveLength(1);
    drawn.push(...opened);
  }
  const first = drawn.filter((id) => id === 'a').length;
  expect(first).toBeGreaterThan(60);
  expect(first).toBeLessThan(140);
});
