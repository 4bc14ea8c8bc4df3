export const shareNetworks = ['twitter', 'linkedin', 'facebook'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** Size of the share window in pixels. See docs/behaviour.md, "The blog". */
export const shareWindow = { width: 600, height: 400 } as const;

/** Returns the URL of a network's share dialog for a page; Twitter also gets the title. */
export const shareUrl = (network: ShareNetwork, page: { url: string; title: string }): string => {
  switch (network) {
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ url: page.url, text: page.title })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: page.url })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: page.url })}`;
  }
};
