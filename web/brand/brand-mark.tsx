import { currentSiteValues } from '#shared/site/published.ts';

/** The owner's published logo, or two speech bubbles that share a corner. */
export const BrandMark = () => {
  const { logoSvg } = currentSiteValues().appearance ?? {};
  // As a picture, because scripts in an image don't run.
  if (logoSvg)
    return <img src={`data:image/svg+xml,${encodeURIComponent(logoSvg)}`} alt="" width="30" height="30" />;
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 12a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v0a8 8 0 0 1-8 8H6a2 2 0 0 1-2-2z" fill="var(--accent)" />
      <path
        d="M28 20a8 8 0 0 0-3.2-6.4A9.5 9.5 0 0 1 15 22h-2.7a8 8 0 0 0 6.700 6H26a2 2 0 0 0 2-2z"
        fill="var(--spark)"
      />
    </svg>
  );
};
