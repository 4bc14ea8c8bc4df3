import { type FlowDocument, getNodeKind } from './document.ts';

/** Lists the hashes of the pictures that a flow shows, each once. */
export const listFlowPictures = ({ nodes }: Pick<FlowDocument, 'nodes'>): string[] => [
  ...new Set(nodes.flatMap((node) => getNodeKind(node).pictures(node.data)).map(({ hash }) => hash)),
];
