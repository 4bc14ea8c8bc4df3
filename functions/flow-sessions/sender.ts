import { ownHosts } from '#functions/egress/own-hosts.ts';
import { type EgressOptions, sendRequest } from '#functions/egress/send.ts';
import type { FlowLink } from '#functions/flows/store/links.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import type { Deps } from '#functions/http/types.ts';
import { hit } from '#functions/table/rate-limit.ts';
import { parseHost as targetOf } from '#shared/flow/hosts.ts';
import type { FlowRequest } from '#shared/flow/request.ts';
import type { RequestResult } from '#shared/flow/state.ts';

/** Most requests of one flow per minute, so that it can't be used to flood another server. */
const requestsPerMinute = 120;

/**
 * Returns how this flow sends requests; undefined for a visitor's flow, which never sends any. See
 * docs/behaviour.md, "Flow connections".
 */
export const senderFor = (
  { table, clock, env }: Deps,
  link: FlowLink,
  headers: Readonly<Record<string, string | undefined>>,
): ((request: FlowRequest, options: EgressOptions) => Promise<RequestResult>) | undefined => {
  if (link.workspace !== siteWorkspace) return undefined;
  const hosts = ownHosts(env, headers);
  return async (request, options) => {
    if (link.pendingHosts?.includes(targetOf(request.url) ?? ''))
      return { ok: false, error: 'The owner has not agreed to call this host.' };
    const count = await hit(table, { name: 'flow-requests', who: link.flowId, windowSeconds: 60 }, clock());
    if (count > requestsPerMinute)
      return { ok: false, error: 'This flow makes too many requests at the moment.' };
    return sendRequest(request, { ...options, ownHosts: hosts });
  };
};
