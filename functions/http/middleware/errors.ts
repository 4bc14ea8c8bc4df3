import { AppError } from '#shared/errors.ts';
import { isStoreUnavailable } from '../store-errors.ts';
import type { Step } from './step.ts';

const storeRetrySeconds = 2;

/**
 * Maps a thrown value to the error sent: known errors unchanged, a busy table to 503, all others to a 500
 * without details.
 */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isStoreUnavailable(error)) {
    return new AppError('store.unavailable', { cause: error, retryAfterSeconds: storeRetrySeconds });
  }
  return new AppError('internal', { cause: error });
};

/** Name and message of an error's cause, for the log only. Never contains values from the request. */
const describe = (cause: unknown): Record<string, unknown> =>
  cause instanceof Error
    ? { cause: cause.name, detail: cause.message.slice(0, 300), at: cause.stack?.split('\n')[1]?.trim() }
    : {};

/**
 * Turns anything thrown into `{ code, message, fields? }`. Attached first, so that its `onError` runs last.
 */
export const errors = (): Step => ({
  onError: (request) => {
    const call = request.event;
    const error = toAppError(request.error);
    const { retryAfterSeconds } = error.options;
    call.errorCode = error.code;
    call.reply = {
      reply: true,
      status: error.status,
      headers: {
        ...(retryAfterSeconds === undefined
          ? {}
          : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
        ...(error.code === 'route.method' ? { allow: call.contract.method } : {}),
      },
      body: error.toBody(),
    };
    if (error.status >= 500) {
      call.deps.log.error('request.failed', {
        requestId: call.requestId,
        route: call.name,
        code: error.code,
        ...describe(error.options.cause),
      });
    }
    request.response = call;
  },
});
