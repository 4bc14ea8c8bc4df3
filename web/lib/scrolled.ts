/** After this many pixels the navigation turns solid. See docs/behaviour.md, "The landing page". */
const scrolledAfterPx = 100;

let installed = false;

/** Keeps `data-scrolled` on the html element while the page is scrolled; works before and without hydration. */
export const installScrolledFlag = (): void => {
  if (installed) return;
  installed = true;
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  window.addEventListener('scroll', update, { passive: true });
  // Not now: asking for the position while the page is being read would lay it out twice.
  requestAnimationFrame(update);
};
