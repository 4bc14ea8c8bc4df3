import type { FlowDocument } from './document.ts';
import { requestSpecOf } from './exits.ts';

/** The host that a request's URL goes to, as the connection will name it; undefined for a URL that can't be called. */
export const hostOf = (url: string): string | undefined => {
  // No variable stands in a host, and nothing after the origin changes it.
  const origin = /^https?:\/\/[^/?#\\]*/i.exec(url.trim())?.[0];
  return (origin && URL.parse(origin)?.hostname.toLowerCase()) || undefined;
};

/** Every host that a flow may call, each once, sorted. */
export const hostsIn = (flow: FlowDocument): string[] => {
  const hosts = flow.nodes.flatMap((node) => hostOf(requestSpecOf(node)?.url ?? '') ?? []);
  return [...new Set(hosts)].sort();
};

/** Those of a flow's hosts that its owner has not agreed to. */
export const hostsToAsk = (flow: {
  readonly flowData: FlowDocument;
  readonly pendingHosts?: readonly string[] | undefined;
}): string[] => {
  const { flowData, pendingHosts = [] } = flow;
  return hostsIn(flowData).filter((host) => pendingHosts.includes(host));
};
