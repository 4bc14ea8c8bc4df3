import { useEffect } from 'react';
import { getEdgeId, removeEdges } from './canvas-edges.ts';
import type { Builder } from './use-builder.ts';
import { isDialogOpen, isTyping } from './use-keyboard-commands.ts';

/**
 * Delete and Backspace remove what is chosen, at the key's press. (The canvas library looks at its own state after the
 * press instead, and loses a quick one on a busy machine.)
 */
export const useDeleteKey = (builder: Builder, chosenEdges: ReadonlySet<string>, readOnly: boolean): void => {
  useEffect(() => {
    if (readOnly) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      const { flow, selected } = builder;
      const nodes = selected.filter(
        (id) => !flow.nodes.some((node) => node.id === id && node.type === 'start'),
      );
      const links = flow.connections.map(getEdgeId).filter((id) => chosenEdges.has(id));
      if (nodes.length === 0 && links.length === 0) return;
      event.preventDefault();
      if (links.length > 0) builder.edit((document) => removeEdges(document, links));
      if (nodes.length > 0) builder.remove(nodes);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [builder, chosenEdges, readOnly]);
};
