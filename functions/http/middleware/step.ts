import type { Request } from '@middy/core';
import type { Call } from '../call.ts';

export type CallRequest = Pick<Request<Call>, 'event' | 'error' | 'response'>;

/** One middleware of the pipeline, reduced to the phases this project uses. */
export interface Step {
  before?: (request: { event: Call }) => void | Promise<void>;
  after?: (request: CallRequest) => void | Promise<void>;
  onError?: (request: CallRequest) => void | Promise<void>;
}
