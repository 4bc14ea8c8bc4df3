/** The host of an address, for a card; the address itself where it is none yet. */
export const getHost = (url = ''): string => (URL.canParse(url) ? new URL(url).host : url);
