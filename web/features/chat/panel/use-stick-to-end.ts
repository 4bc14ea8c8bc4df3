import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in pixels that still counts as the end. */
const nearPx = 80;
/** Pixels kept visible above a reply that is taller than the list. */
const marginPx = 16;

/** Keeps a list scrolled to its end unless the reader scrolled up. Shows a tall reply from its start. */
export const useStickToEnd = (changed: string) => {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  /** The current pointer press and the scroll postponed until its release. */
  const press = useRef<{ after?: () => void }>(undefined);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);

  /** Scrolls, but not during a press: a target that moves between press and release isn't clicked. */
  const follow = useCallback((move: () => void) => {
    if (press.current) press.current.after = move;
    else move();
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A press on the scroll bar targets the list itself and has no release event.
    const begin = ({ target }: PointerEvent) => {
      if (target !== element) press.current = {};
    };
    const end = () => {
      const after = press.current?.after;
      press.current = undefined;
      // Waits for the click, which follows the release.
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

  // Also handles resizes of the list: panel opening, keyboard, growing input.
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
