import type { IncomingMessage } from 'node:http';

/** API Gateway's limit in bytes; routes have smaller limits in the pipeline. */
export const gatewayBodyLimit = 10 * 1024 * 1024;

/** Time limit for receiving a body, so that a slow client can't hold a connection for ever. */
export const bodyTimeoutMs = 20_000;

export type BodyResult =
  | { readonly kind: 'body'; readonly body: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'gone' };

/** Reads a body within the platform's limits; stops at the first limit that is exceeded. */
export const readBody = (request: IncomingMessage, timeoutMs = bodyTimeoutMs): Promise<BodyResult> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > gatewayBodyLimit) {
      resolve({ kind: 'too-large' });
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: BodyResult) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      if (result.kind !== 'body') request.pause();
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > gatewayBodyLimit) finish({ kind: 'too-large' });
      else chunks.push(chunk);
    };
    const onEnd = () => finish({ kind: 'body', body: Buffer.concat(chunks) });
    const onGone = () => finish({ kind: 'gone' });
    const timer = setTimeout(() => finish({ kind: 'slow' }), timeoutMs);
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
