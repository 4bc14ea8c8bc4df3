// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { beginAction, clearUndo, offerUndo } from '../data/undo.ts';
import { UndoBar } from './undo-bar.tsx';

afterEach(() => {
  cleanup();
  clearUndo();
});

const show = () =>
  render(
    <MantineRoot>
      <input aria-label="Notes" />
      <UndoBar />
    </MantineRoot>,
  );

it('undoes the latest action by button or key, but ignores the key while typing', async () => {
  const undone: string[] = [];
  show();
  act(() => offerUndo('First', () => void undone.push('first')));
  act(() => offerUndo('Second', () => void undone.push('second')));
  act(() => offerUndo('Third', () => void undone.push('third')));
  expect(screen.getByRole('status').textContent).toBe('Third. Press Z to undo.');
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect(undone).toEqual(['third']);
  // The bar doesn't offer the earlier action again, but the key still undoes it.
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Notes'), 'z');
  expect(undone).toEqual(['third']);
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('zzz');
  expect(undone).toEqual(['third', 'second', 'first']);
  expect(screen.getByRole('status').textContent).toBe('Undone: First');
});

it('undoes the action that the server still saves, not the one before', async () => {
  const undone: string[] = [];
  show();
  act(() => offerUndo('First', () => void undone.push('first')));
  const second = beginAction('Second');
  await userEvent.keyboard('z');
  expect(undone).toEqual([]);
  act(() => second.saved('Second', () => void undone.push('second')));
  expect(undone).toEqual(['second']);
  await userEvent.keyboard('z');
  expect(undone).toEqual(['second', 'first']);
});

it('offers the action before again when the server rejects one', async () => {
  const undone: string[] = [];
  show();
  act(() => offerUndo('First', () => void undone.push('first')));
  const second = beginAction('Second');
  act(() => second.failed());
  await userEvent.keyboard('z');
  expect(undone).toEqual(['first']);
});

it('hides after a while, but stays while hovered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    show();
    act(() => offerUndo('Marked as contacted', () => undefined));
    expect(screen.queryByText('Marked as contacted')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(9000));
    expect(screen.queryByText('Marked as contacted')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
