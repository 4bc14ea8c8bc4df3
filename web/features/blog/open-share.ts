import { type ShareNetwork, shareUrl, shareWindow } from '#shared/domain/blog/share.ts';

/** Opens a network's share dialog in a small window without access to this page (`noopener`). */
export const openShare = (network: ShareNetwork, title: string): void => {
  const url = location.origin + location.pathname;
  const { width, height } = shareWindow;
  window.open(
    shareUrl(network, { url, title }),
    '_blank',
    `width=${width},height=${height},noopener,noreferrer`,
  );
};
