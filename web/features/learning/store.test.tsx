// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { Toaster } from '#web/ui/toaster.tsx';
import { record } from './store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('announces the points of a step together with its achievement', () => {
  render(<Toaster />);
  act(() => record({ type: 'welcome done' }));
  screen.getByText('Achievement unlocked: First steps');
  screen.getByText('+100 points');
});
