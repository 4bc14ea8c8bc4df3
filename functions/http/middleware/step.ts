import type { Request } from '@middy/core';
import type { Call } from '../call.ts';

export type CallRequest = Pick<Request<Call>, 'event' | 'error' | 'response'>;

/** One middleware, reduced to the phases that this project uses. */
export interface Step {
  before?: (request: { event: Call }) => void | Promise<void>;
  after?: (request: CallRequest) => void | Promise<void>;
  onError?: (request: CallRequest) => void | Promise<void>;
}
