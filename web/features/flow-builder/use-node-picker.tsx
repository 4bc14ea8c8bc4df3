import { type ReactElement, useCallback, useState } from 'react';
import { disconnect, findNode, reconnect } from '#shared/flow/graph.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { focusNode } from './focus-node.ts';
import type { InsertionPoint } from './insert.ts';
import { LateNodeSearch } from './late-dialogs.tsx';
import { NodePicker, type NodePickerRequest } from './node-picker.tsx';
import type { Builder } from './use-builder.ts';

/** Opens the picker for a new node and the search for an existing target. */
export const useNodePicker = (
  builder: Builder,
  /** Moves the focus to the fields of a node that was added by pointer. */
  onAdded: (id: string) => void,
): {
  ask: (asking: NodePickerRequest) => void;
  askTarget: (spot: InsertionPoint) => void;
  questions: ReactElement;
} => {
  const [asking, setAsking] = useState<NodePickerRequest>();
  const [leading, setLeading] = useState<InsertionPoint>();
  const { flow, edit } = builder;
  const askTarget = useCallback((spot: InsertionPoint) => setLeading(spot), []);
  const ask = useCallback((next: NodePickerRequest) => setAsking(next), []);
  const lead = ({ from, on }: InsertionPoint, to: string | undefined) =>
    edit((document) => {
      const old = document.connections.find((link) => link.from === from && link.on === on);
      if (to !== undefined) return reconnect(document, { from, to, on });
      return old ? disconnect(document, old) : document;
    });
  const source = leading && findNode(flow, leading.from);
  const questions = (
    <>
      {asking && (
        <NodePicker
          asking={asking}
          onClose={() => setAsking(undefined)}
          onPick={(type, byPointer) => {
            setAsking(undefined);
            const id = builder.insert(type, asking.insertAt);
            if (id === undefined) return;
            if (byPointer) onAdded(id);
            else setTimeout(() => focusNode(id));
          }}
          onExisting={() => {
            setAsking(undefined);
            setLeading(asking.insertAt);
          }}
        />
      )}
      {leading && source && (
        <LateNodeSearch
          title={`After ${nodeKinds[source.type].name}`}
          flow={flow}
          isSelectable={(node) => node.id !== source.id && node.type !== 'start'}
          noneLabel="Nowhere (ends the conversation)"
          onClose={() => setLeading(undefined)}
          onChoose={(id) => lead(leading, id)}
        />
      )}
    </>
  );
  return { ask, askTarget, questions };
};
