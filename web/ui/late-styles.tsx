const place = 'data-late-styles';

/**
 * Where a prerendered page links the styles for everything below. A link here blocks only the elements after
 * it, so the first screen paints earlier. The build inserts the link; React leaves it alone.
 */
export const LateStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; tells React that what is inside isn't its own
  <div {...{ [place]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/** Moves the link to the head, because visitors may leave and return to the page that contains it. */
export const keepLateStyles = (): void => {
  for (const link of document.querySelectorAll(`[${place}] link`)) document.head.append(link.cloneNode());
};
