import { useEffect } from 'react';
import { getEdgeId, removeEdges } from './canvas-edges.ts';
import type { Builder } from './use-builder.ts';
import { isDialogOpen, isTyping } from './use-keyboard-commands.ts';

/** Deletes the selection on keydown. React Flow's own handling reads its state later and can miss a quick key press. */
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
