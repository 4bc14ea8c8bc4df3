import { sameText } from './signing.ts';

/**
 * Whether a request came through the edge: always where no secret is set (never on AWS), else when its `x-origin-verify` is
 * the secret or, while that is rotated, the one before.
 */
export const cameThroughEdge = (
  env: Readonly<Record<string, string | undefined>>,
  sent: string | undefined,
): boolean => {
  const { ORIGIN_SECRET: current, ORIGIN_SECRET_PREVIOUS: previous } = env;
  if (!current) return true;
  const isCurrent = sameText(sent ?? '', current);
  return (previous ? sameText(sent ?? '', previous) : false) || isCurrent;
};
