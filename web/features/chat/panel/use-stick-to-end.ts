import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading along, in pixels. */
const nearPx = 80;

/** Keeps a scrolling list at its end while the reader is there; says when they have gone back to read. */
export const useStickToEnd = (changed: string) => {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);

  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    setAway(!follows.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is the reason to look again
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [changed, toEnd]);

  return { list, isAway, toEnd, onScroll };
};
