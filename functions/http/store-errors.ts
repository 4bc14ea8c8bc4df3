const unavailableNames = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'LimitExceededException',
  'InternalServerError',
  'InternalServerErrorException',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'TimeoutError',
  'AbortError',
]);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const passingReasons = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict']);

interface SdkLikeError {
  name?: string;
  code?: string;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number };
  CancellationReasons?: { Code?: string }[];
}

/** Whether an error means that the table is busy or unreachable, so that a later retry can succeed. */
export const isStoreUnavailable = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause, $metadata, CancellationReasons } = error as SdkLikeError;
  if (name && unavailableNames.has(name)) return true;
  if (code && networkCodes.has(code)) return true;
  if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  if (CancellationReasons?.some((reason) => reason.Code && passingReasons.has(reason.Code))) return true;
  return cause !== undefined && cause !== error && isStoreUnavailable(cause);
};
