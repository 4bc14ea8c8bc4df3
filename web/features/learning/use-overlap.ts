import { type RefObject, useEffect, useState } from 'react';

/** Elements that visitors work with: forms, chats and tools in the page and its footer. */
const tools = 'main form, footer form, [data-tool]';
const controls = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** Width of the full card, as in its style sheet. */
const fullWidthPx = 400;

/** Whether the card overlaps something in use: a tool, or the focused element. */
export const overlapsContent = (card: HTMLElement): boolean => {
  const { activeElement } = document;
  if (card.contains(activeElement)) return false;
  const box = card.getBoundingClientRect();
  const overlaps = (element: Element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  if (activeElement?.matches(controls) && activeElement.closest('main, footer') && overlaps(activeElement))
    return true;
  return [...document.querySelectorAll(tools)].some(overlaps);
};

const text = 'h1, h2, h3, p, li, dt, dd, figcaption, blockquote, summary, a, button, td, th';

/** Whether the full card would cover text. Looks at a few points, because the page has hundreds of elements. */
export const coversText = (card: HTMLElement): boolean => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  // The full card is wider than the small one.
  const farRight = Math.max(right, Math.min(left + fullWidthPx, innerWidth - 112));
  const columns = [0.1, 0.4, 0.7, 0.95].map((share) => left + (farRight - left) * share);
  const rows = [0.2, 0.8].map((share) => top + (bottom - top) * share);
  return columns.some((x) =>
    rows.some((y) =>
      document.elementsFromPoint(x, y).some((element) => element.matches(text) && !card.contains(element)),
    ),
  );
};

export interface Overlap {
  /** It covers a tool or the focused element: hide the card. */
  readonly tool: boolean;
  /** It covers text: shrink the card. */
  readonly text: boolean;
}

const nothing: Overlap = { tool: false, text: false };

/** Checks for overlap whenever the page moves, at most once per frame. */
export const useOverlap = (card: RefObject<HTMLElement | null>): Overlap => {
  const [overlap, setOverlap] = useState(nothing);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      if (!card.current) return;
      const next = { tool: overlapsContent(card.current), text: coversText(card.current) };
      setOverlap((before) => (before.tool === next.tool && before.text === next.text ? before : next));
    };
    const scheduleCheck = () => {
      frame ||= requestAnimationFrame(check);
    };
    scheduleCheck();
    const names = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const name of names) window.addEventListener(name, scheduleCheck, { passive: true });
    const grown = new ResizeObserver(scheduleCheck);
    grown.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      for (const name of names) window.removeEventListener(name, scheduleCheck);
    };
  }, [card]);
  return overlap;
};
