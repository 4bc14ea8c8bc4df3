const hostOf = (url: string | undefined): string[] => {
  const host = url === undefined ? undefined : URL.parse(url)?.hostname;
  return host ? [host.toLowerCase()] : [];
};

/** Hosts of the site itself, lower case, which its own requests must not reach. */
export const ownHosts = (
  env: Readonly<Record<string, string | undefined>>,
  headers: Readonly<Record<string, string | undefined>> = {},
): string[] => [
  ...hostOf(env.SITE_URL),
  ...hostOf(`https://${headers['x-viewer-host'] ?? headers.host ?? ''}`),
];
