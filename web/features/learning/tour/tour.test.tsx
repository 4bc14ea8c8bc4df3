// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tour } from './tour.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

it('announces only points that it awards', () => {
  const first = render(<Tour onEnd={vi.fn()} />);
  next();
  screen.getByRole('button', { name: '+25 points' });
  act(() => vi.advanceTimersByTime(1000));
  screen.getByText('2 of 6');
  first.unmount();

  render(<Tour onEnd={vi.fn()} />);
  next();
  expect(screen.queryByText('+25 points')).toBeNull();
  screen.getByRole('button', { name: 'Points earned before' });
});
