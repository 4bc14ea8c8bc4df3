import type { ErrorCode } from '#shared/errors.ts';
import type { RouteRow } from './types.ts';

/** Codes that any route may answer: its way in is the same for all. */
const always: readonly ErrorCode[] = [
  'edge.forbidden',
  'internal',
  'request.invalid',
  'request.too_large',
  'route.method',
  'store.unavailable',
];

/** Every error code that a route may answer: what its contract declares and what the pipeline adds for a row like this. */
export const errorsOf = ({
  contract,
  access,
  knowsAdmin,
  rateLimit,
}: Pick<RouteRow, 'contract' | 'access' | 'knowsAdmin' | 'rateLimit'>): ErrorCode[] => {
  const codes = new Set<ErrorCode>([...always, ...(contract.errors ?? [])]);
  if (contract.method !== 'GET') codes.add('request.cross_site');
  if (contract.body) codes.add('request.malformed').add('request.content_type');
  if (contract.params) codes.add('record.not_found');
  if (access === 'admin' || knowsAdmin) codes.add('auth.required');
  if (rateLimit) codes.add('rate.limited');
  return [...codes].sort();
};
