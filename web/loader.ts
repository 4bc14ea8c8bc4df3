import {
  countVisit,
  installScrolledFlag,
  needsHydration,
  showLevel,
  siteReadyEvent,
} from './app/built-page.ts';
import { saveDraft } from './lib/persist.ts';
import { rememberArrival } from './lib/visit-context.ts';

/**
 * The only script in a prerendered page's first load, inlined. Loads the app at the first pointer, key,
 * touch or scroll event (or long after load), keeps typed text, and repeats a click or submit that came
 * before hydration.
 */
const wakeEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const;
const idleAfterMs = 12_000;

const { entry = '', preload = '' } = document.currentScript?.dataset ?? {};
let awake = false;
let early: (() => void) | undefined;

const addLink = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));

const wake = () => {
  if (awake) return;
  awake = true;
  for (const name of wakeEvents) removeEventListener(name, wake, true);
  for (const href of preload.split(' ').filter(Boolean)) addLink('modulepreload', href);
  // After a failed download, the next event tries again.
  import(/* @vite-ignore */ entry).catch(() => {
    awake = false;
  });
};

const keepClick = (event: MouseEvent) => {
  const target = event.target as Element | null;
  // Before hydration, only this closes the menu when one of its links scrolls within the page.
  target?.closest('a[href*="#"]')?.closest('details')?.removeAttribute('open');
  const button = target?.closest<HTMLElement>('button:not([data-native]), [role=button], [data-replay]');
  if (!button || event.defaultPrevented) return;
  event.preventDefault();
  wake();
  early = () => button.isConnected && button.click();
};

const keepSubmit = (event: SubmitEvent) => {
  event.preventDefault();
  wake();
  const form = event.target as HTMLFormElement;
  early = () => form.isConnected && form.requestSubmit();
};

const keepTyped = (event: Event) => {
  const form = (event.target as HTMLInputElement).form;
  const name = form?.dataset.draft;
  if (!form || !name) return;
  const values = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  saveDraft(name, Object.fromEntries(values));
};

const ready = () => {
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  removeEventListener('input', keepTyped, true);
  early?.();
  early = undefined;
};

// Remembers where the visit came from even if the page never hydrates. On `pagehide`, because storage access
// slows down loading.
addEventListener('pagehide', rememberArrival, { once: true });
installScrolledFlag();
for (const name of wakeEvents) addEventListener(name, wake, { capture: true, passive: true });
addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
addEventListener('input', keepTyped, true);
document.addEventListener(siteReadyEvent, ready, { once: true });
addEventListener(
  'load',
  () => {
    countVisit();
    showLevel();
    if (needsHydration()) wake();
    else setTimeout(wake, idleAfterMs);
  },
  { once: true },
);
