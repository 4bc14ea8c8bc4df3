import { type FlowDocument, kindOf } from './document.ts';
import { requestSpecOf } from './exits.ts';

const secretName = /authorization|token|api[-_]?key|access[-_]?key|secret|passw|signature|credential/i;

const secretParameters = (url: string): string[] =>
  [...url.matchAll(/[?&]([^=&#]+)=[^&#]/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => secretName.test(name));

/**
 * Where a flow holds what looks like a key of another service, a sentence each: whoever passes an exported flow on should
 * know. Values made of variables only are no secrets.
 */
export const secretsIn = (flow: FlowDocument): string[] =>
  flow.nodes.flatMap((node) => {
    const spec = requestSpecOf(node);
    if (!spec) return [];
    const headers = Object.entries(spec.headers)
      .filter(([name, value]) => secretName.test(name) && value.replace(/\{\{[^{}]*\}\}/g, '').trim() !== '')
      .map(([name]) => `${kindOf(node).name} (${node.id}): header ${name}`);
    return [
      ...headers,
      ...secretParameters(spec.url).map((name) => `${kindOf(node).name} (${node.id}): ${name} in the URL`),
    ];
  });
