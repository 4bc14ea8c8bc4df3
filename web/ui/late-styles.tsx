const place = 'data-late-styles';

/**
 * Where a prerendered page asks for the styles of what follows. A style sheet linked here holds up only what comes after
 * it, so the first screen is drawn before it arrives. The build puts the link in; React leaves it alone.
 */
export const LateStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; tells React that what is inside isn't its own
  <div {...{ [place]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/** The page that asked for the styles may be left and visited again, so they move to where they stay. */
export const keepLateStyles = (): void => {
  for (const link of document.querySelectorAll(`[${place}] link`)) document.head.append(link.cloneNode());
};
