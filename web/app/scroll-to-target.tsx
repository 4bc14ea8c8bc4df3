import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { emit } from '#web/lib/events.ts';

const waitForTargetMs = 3000;
const highlightMs = 5000;

/**
 * Scrolls as the browser does on a full load: to the hash's section (once a loading page has it), to the top
 * of a new page, and to the old position on back and forward. Announces new pages. A link with `state={{
 * highlights: true }}` highlights its target briefly.
 */
export const ScrollToTarget = () => {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same link scroll again
  useEffect(() => {
    const firstRender = previousPath.current === undefined;
    const samePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (!firstRender && !samePage) emit('page shown');
    if (firstRender && document.readyState === 'complete' && navigationType === 'POP') return;
    if (hash) return scrollWhenFound(hash.slice(1), !firstRender && state?.highlights === true);
    if (!samePage && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, key, navigationType]);

  return null;
};

const scrollWhenFound = (id: string, highlights: boolean): (() => void) => {
  const deadline = performance.now() + waitForTargetMs;
  let frame = 0;
  const lookForTarget = () => {
    const target = document.getElementById(id);
    if (target) {
      target.scrollIntoView();
      focusQuietly(target);
      if (highlights) highlight(target);
    } else if (performance.now() < deadline) frame = requestAnimationFrame(lookForTarget);
  };
  // Wait for a dialog over the page to close, because it would keep the focus.
  if (highlights) frame = requestAnimationFrame(() => requestAnimationFrame(lookForTarget));
  else lookForTarget();
  return () => cancelAnimationFrame(frame);
};

/** Focuses the target without a focus ring around a whole section. */
const focusQuietly = (target: HTMLElement) => {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
};

/** Highlights the target (a heading with its section); a second call restarts the highlight. */
const highlight = (target: HTMLElement) => {
  const place = (/^H\d$/.test(target.tagName) && target.closest('section')) || target;
  place.removeAttribute('data-highlight');
  requestAnimationFrame(() => place.setAttribute('data-highlight', ''));
  setTimeout(() => place.removeAttribute('data-highlight'), highlightMs);
};
