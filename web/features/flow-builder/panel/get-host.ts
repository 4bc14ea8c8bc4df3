/** The host of a URL; the text itself if it isn't a valid URL yet. */
export const getHost = (url = ''): string => (URL.canParse(url) ? new URL(url).host : url);
