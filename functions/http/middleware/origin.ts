import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import { cameThroughEdge } from '../origin-secret.ts';
import { viewerAddress } from '../viewer.ts';
import type { Step } from './step.ts';

/**
 * Admits only requests through the edge: where ORIGIN_SECRET is set, `x-origin-verify` must equal it or,
 * during a rotation, the previous value. Only then is the viewer's address trusted, so that forged headers
 * on the API's own address can't evade rate limits.
 */
export const origin = (): Step => ({
  before: ({ event }: { event: Call }) => {
    const { env } = event.deps;
    if (!cameThroughEdge(env, event.headers['x-origin-verify'])) throw new AppError('edge.forbidden');
    event.viewer = viewerAddress(
      env.ORIGIN_SECRET ? event.headers['cloudfront-viewer-address'] : undefined,
      event.sourceIp,
    );
  },
});
