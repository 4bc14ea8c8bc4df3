import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading along, in pixels. */
const nearPx = 80;
/** What stays visible above an answer that is taller than the list. */
const marginPx = 16;

/**
 * Keeps a scrolling list at its end while the reader is there, and says when they have gone back to read. An answer that
 * doesn't fit is shown from its beginning.
 */
export const useStickToEnd = (changed: string) => {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  /** Something in the list is pressed; what waits for it to be let go. */
  const press = useRef<{ after?: () => void }>(undefined);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);

  /** Follows by itself, but never under a finger: what moves away between press and release isn't pressed. */
  const follow = useCallback((move: () => void) => {
    if (press.current) press.current.after = move;
    else move();
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A press on the scroll bar has the list itself as its target, and no end that is told.
    const begin = ({ target }: PointerEvent) => {
      if (target !== element) press.current = {};
    };
    const end = () => {
      const after = press.current?.after;
      press.current = undefined;
      // The click comes right behind.
      if (after) setTimeout(() => follows.current && after());
    };
    element.addEventListener('pointerdown', begin);
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      for (const kind of ['pointerup', 'pointercancel']) removeEventListener(kind, end);
    };
  }, []);

  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    setAway(!follows.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is the reason to look again
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !follows.current) return;
    follow(() => {
      toEnd();
      const newest = element.querySelector('[role="log"] > ol > li:last-child');
      const above =
        (newest?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top - marginPx;
      if (newest && above < 0) element.scrollBy({ top: above });
    });
  }, [changed, toEnd, follow]);

  // Also when the list itself changes its size: the panel opens, a keyboard comes up, the field grows.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) follow(toEnd);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd, follow]);

  return { list, isAway, toEnd, onScroll };
};
