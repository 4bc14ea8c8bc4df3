import { AppError } from '#shared/errors.ts';
import { isStoreUnavailable } from '../store-errors.ts';
import type { Step } from './step.ts';

const storeRetrySeconds = 2;

/** What a thrown value means to the caller: known errors as they are, a busy table as 503, all else as a bare 500. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isStoreUnavailable(error)) {
    return new AppError('store.unavailable', { cause: error, retryAfterSeconds: storeRetrySeconds });
  }
  return new AppError('internal', { cause: error });
};

/** Name and message of a cause, never a value of the request; for the log only. */
const describe = (cause: unknown): Record<string, unknown> =>
  cause instanceof Error
    ? { cause: cause.name, detail: cause.message.slice(0, 300), at: cause.stack?.split('\n')[1]?.trim() }
    : {};

/** Attached first, so that its `onError` runs last: turns whatever was thrown into `{ code, message, fields? }`. */
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
