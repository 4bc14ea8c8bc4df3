import { sameText } from './signing.ts';

/**
 * Whether a request came through the edge. True if no secret is set (never on AWS); otherwise
 * `x-origin-verify` must be the secret or, during a rotation, the previous one.
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
