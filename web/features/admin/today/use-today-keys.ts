import { useEffect, useRef } from 'react';
import { isTyping } from '../parts/is-typing.ts';

export interface TodayKeys {
  readonly move: (step: 1 | -1) => void;
  readonly open: () => void;
  readonly done: () => void;
  readonly snooze: () => void;
}

/** Whether a dialog or menu is open, which handles keys itself. */
const isOverlayOpen = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"], [role="menu"], [role="listbox"]') !== null;

/** Whether the focused element handles Enter itself. */
const handlesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, [role="tab"]') !== null;

/** Keys of Today: j and k (or arrows) move, Enter opens, c completes, s snoozes. */
export const useTodayKeys = (keys: TodayKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isOverlayOpen()) return;
      const { move, open, done, snooze } = latest.current;
      const inTabs = event.target instanceof Element && event.target.closest('[role="tablist"]') !== null;
      const run =
        {
          j: () => move(1),
          k: () => move(-1),
          c: done,
          s: snooze,
          ...(inTabs ? {} : { ArrowDown: () => move(1), ArrowUp: () => move(-1) }),
          ...(handlesEnter(event.target) ? {} : { Enter: open }),
        }[event.key] ?? undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
