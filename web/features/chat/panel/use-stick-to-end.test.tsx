// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStickToEnd } from './use-stick-to-end.ts';

const List = ({ changed }: { changed: string }) => {
  const { list, onScroll } = useStickToEnd(changed);
  return (
    <section ref={list} onScroll={onScroll} aria-label="Conversation">
      <button type="button">Morning</button>
    </section>
  );
};

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = scrolled;
});
afterEach(cleanup);

it('follows new messages, but waits until a press is released', async () => {
  const { rerender } = render(<List changed="1" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(<List changed="2" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<List changed="3" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrolled).toHaveBeenCalledTimes(2);
  fireEvent.pointerUp(screen.getByRole('button'));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(3));
});

it('keeps following after a press on the scroll bar, which has no release event', () => {
  const { rerender, container } = render(<List changed="1" />);
  fireEvent.pointerDown(container.querySelector('section') as Element);
  rerender(<List changed="2" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
