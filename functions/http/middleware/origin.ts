import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import { sameText } from '../signing.ts';
import { viewerAddress } from '../viewer.ts';
import type { Step } from './step.ts';

/**
 * Lets only the edge through: where ORIGIN_SECRET is set, `x-origin-verify` must equal it. The viewer's address is
 * believed only then, so that limits can't be dodged by calling the API's own address with forged headers.
 */
export const origin = (): Step => ({
  before: ({ event }: { event: Call }) => {
    const secret = event.deps.env.ORIGIN_SECRET;
    if (secret && !sameText(event.headers['x-origin-verify'] ?? '', secret))
      throw new AppError('edge.forbidden');
    event.viewer = viewerAddress(
      secret ? event.headers['cloudfront-viewer-address'] : undefined,
      event.sourceIp,
    );
  },
});
