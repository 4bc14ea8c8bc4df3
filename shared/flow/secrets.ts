import { type FlowDocument, getNodeKind } from './document.ts';
import { getRequestSpec } from './exits.ts';

const secretName = /authorization|token|api[-_]?key|access[-_]?key|secret|passw|signature|credential/i;

const findSecretParameters = (url: string): string[] =>
  [...url.matchAll(/[?&]([^=&#]+)=[^&#]/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => secretName.test(name));

/**
 * Lists headers and URL parameters that look like secrets, one phrase each, to warn people who share an export. Values that
 * consist of placeholders only are not secrets.
 */
export const findSecrets = (flow: FlowDocument): string[] =>
  flow.nodes.flatMap((node) => {
    const spec = getRequestSpec(node);
    if (!spec) return [];
    const headers = Object.entries(spec.headers)
      .filter(([name, value]) => secretName.test(name) && value.replace(/\{\{[^{}]*\}\}/g, '').trim() !== '')
      .map(([name]) => `${getNodeKind(node).name} (${node.id}): header ${name}`);
    return [
      ...headers,
      ...findSecretParameters(spec.url).map(
        (name) => `${getNodeKind(node).name} (${node.id}): ${name} in the URL`,
      ),
    ];
  });
