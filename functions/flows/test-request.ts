import { ownHosts } from '#functions/egress/own-hosts.ts';
import { sendRequest } from '#functions/egress/send.ts';
import { defineHandler } from '#functions/http/define.ts';
import { testFlowRequest } from '#shared/api/flow-requests.ts';
import { buildRequest } from '#shared/flow/request.ts';

/**
 * Sends the owner's unsaved request once. Neither request nor response is logged: both may contain secrets.
 */
export const route = defineHandler(testFlowRequest, ({ env }) => async ({ body, headers, signal }) => {
  const startedAt = performance.now();
  const built = buildRequest(body.request, body.variables);
  const result = built.ok
    ? await sendRequest(built.request, { ownHosts: ownHosts(env, headers), signal })
    : { ok: false, error: built.error };
  return { ...result, milliseconds: Math.round(performance.now() - startedAt) };
});
