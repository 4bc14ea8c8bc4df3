import type { FlowDocument } from './document.ts';
import { getRequestSpec } from './exits.ts';

/** Parses the host of a request's URL, in lower case; undefined for a URL that can't be called. */
export const parseHost = (url: string): string | undefined => {
  // The rest of the URL may contain placeholders, which a URL parser could reject.
  const origin = /^https?:\/\/[^/?#\\]*/i.exec(url.trim())?.[0];
  return (origin && URL.parse(origin)?.hostname.toLowerCase()) || undefined;
};

/** Lists the hosts that a flow may call, sorted and without duplicates. */
export const listHosts = (flow: FlowDocument): string[] => {
  const hosts = flow.nodes.flatMap((node) => parseHost(getRequestSpec(node)?.url ?? '') ?? []);
  return [...new Set(hosts)].sort();
};

/** Lists the hosts of a flow that its owner has not approved yet. */
export const listUnapprovedHosts = (flow: {
  readonly flowData: FlowDocument;
  readonly pendingHosts?: readonly string[] | undefined;
}): string[] => {
  const { flowData, pendingHosts = [] } = flow;
  return listHosts(flowData).filter((host) => pendingHosts.includes(host));
};
