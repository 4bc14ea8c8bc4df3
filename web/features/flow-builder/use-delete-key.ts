import { useEffect } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { disconnect } from '#shared/flow/graph.ts';
import type { Builder } from './use-builder.ts';
import { typing } from './use-keys.ts';

/** The canvas names a link by its connection, as JSON. */
export const edgeId = ({ from, to, on }: FlowDocument['connections'][number]): string =>
  JSON.stringify([from, to, on ?? null]);

const withoutEdges = (flow: FlowDocument, ids: Iterable<string>): FlowDocument => {
  let next = flow;
  for (const id of ids) {
    const [from, to, on] = JSON.parse(id) as [string, string, string | null];
    next = disconnect(next, on === null ? { from, to } : { from, to, on });
  }
  return next;
};

/**
 * Delete and Backspace remove what is chosen, at the key's press. (The canvas library looks at its own state after the
 * press instead, and loses a quick one on a busy machine.)
 */
export const useDeleteKey = (builder: Builder, chosenEdges: ReadonlySet<string>, readOnly: boolean): void => {
  useEffect(() => {
    if (readOnly) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const { flow, selected } = builder;
      const nodes = selected.filter(
        (id) => !flow.nodes.some((node) => node.id === id && node.type === 'start'),
      );
      const links = flow.connections.map(edgeId).filter((id) => chosenEdges.has(id));
      if (nodes.length === 0 && links.length === 0) return;
      event.preventDefault();
      if (links.length > 0) builder.edit((document) => withoutEdges(document, links));
      if (nodes.length > 0) builder.remove(nodes);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [builder, chosenEdges, readOnly]);
};
