/** Encodings of the site's files, the best one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export const acceptedEncoding = (
  accept: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined => {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/i.test(quality ?? ''))
      .map(([name]) => name?.trim().toLowerCase()),
  );
  return offered.find((encoding) => accepted.has(encoding));
};
