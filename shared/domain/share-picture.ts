import { currentSiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { pictureFile } from './blog/pictures.ts';

/** Size in pixels of the picture shown with a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Alternative text by which the site's share picture is recognised in the picture library. */
export const sharePictureAlt = 'Share picture of the site';

/** Digest of the share picture drawn from these values; undefined while it is the default. */
export const sharePictureHash = ({ appearance }: SiteValues): string | undefined =>
  appearance?.sharePicture?.split('-')[0];

/** URL of the picture for links to pages that don't have their own. */
export const sharePictureAddress = (): string => {
  const hash = sharePictureHash(currentSiteValues());
  return hash ? pictureFile(hash, shareSize.width) : '/share.png';
};
