import { type RefObject, useEffect, useState } from 'react';

/** Elements that visitors work with: forms, chats and tools in the page and its footer. */
const tools = 'main form, footer form, [data-tool]';
const controls = 'a, button, input, select, textarea, summary, [tabindex="0"]';

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

/** Checks for overlap whenever the page moves, at most once per frame. */
export const useOverlap = (card: RefObject<HTMLElement | null>): boolean => {
  const [isOverlapping, setIsOverlapping] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      if (card.current) setIsOverlapping(overlapsContent(card.current));
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
  return isOverlapping;
};
