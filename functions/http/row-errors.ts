import type { ErrorCode } from '#shared/errors.ts';
import type { RouteRow } from './types.ts';

/** Codes that any route may send, because every request passes the same pipeline. */
const always: readonly ErrorCode[] = [
  'edge.forbidden',
  'internal',
  'request.invalid',
  'request.too_large',
  'route.method',
  'store.unavailable',
];

/**
 * Lists every error code that a route may send: those of its contract and those that the pipeline adds for
 * its row.
 */
export const errorsOf = ({
  contract,
  access,
  knowsAdmin,
  rateLimit,
  apiScope,
}: Pick<RouteRow, 'contract' | 'access' | 'knowsAdmin' | 'rateLimit' | 'apiScope'>): ErrorCode[] => {
  const codes = new Set<ErrorCode>([...always, ...(contract.errors ?? [])]);
  if (contract.method !== 'GET') codes.add('request.cross_site');
  if (contract.body) codes.add('request.malformed').add('request.content_type');
  if (contract.params) codes.add('record.not_found');
  if (access === 'admin' || knowsAdmin) codes.add('auth.required').add('key.scope');
  if (apiScope) codes.add('key.invalid').add('rate.limited');
  if (rateLimit) codes.add('rate.limited');
  return [...codes].sort();
};
