import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import { cameThroughEdge } from '../origin-secret.ts';
import { viewerAddress } from '../viewer.ts';
import type { Step } from './step.ts';

/**
 * Lets only the edge through: where ORIGIN_SECRET is set, `x-origin-verify` must equal it or, during a rotation, the value before. The viewer's address is
 * believed only then, so that limits can't be dodged by calling the API's own address with forged headers.
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
