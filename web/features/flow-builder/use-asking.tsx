import { type ReactElement, useCallback, useState } from 'react';
import { connect, disconnect, findNode } from '#shared/flow/graph.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { focusNode } from './focus-node.ts';
import type { Spot } from './insert.ts';
import { type Asking, NodePicker } from './node-picker.tsx';
import { NodeSearch } from './node-search.tsx';
import type { Builder } from './use-builder.ts';

/** The questions of the builder: which node comes here, and which of those that are there. */
export const useAsking = (
  builder: Builder,
): {
  ask: (asking: Asking) => void;
  askTarget: (spot: Spot) => void;
  questions: ReactElement;
} => {
  const [asking, setAsking] = useState<Asking>();
  const [leading, setLeading] = useState<Spot>();
  const { flow, edit } = builder;
  const askTarget = useCallback((spot: Spot) => setLeading(spot), []);
  const ask = useCallback((next: Asking) => setAsking(next), []);
  const lead = ({ from, on }: Spot, to: string | undefined) =>
    edit((document) => {
      const old = document.connections.find((link) => link.from === from && link.on === on);
      if (to !== undefined) return connect(document, { from, to, on });
      return old ? disconnect(document, old) : document;
    });
  const source = leading && findNode(flow, leading.from);
  const questions = (
    <>
      {asking && (
        <NodePicker
          asking={asking}
          onClose={() => setAsking(undefined)}
          onPick={(type) => {
            setAsking(undefined);
            const id = builder.insert(type, asking.spot);
            if (id !== undefined) setTimeout(() => focusNode(id));
          }}
          onExisting={() => {
            setAsking(undefined);
            setLeading(asking.spot);
          }}
        />
      )}
      {leading && source && (
        <NodeSearch
          title={`After ${nodeKinds[source.type].name}`}
          flow={flow}
          fits={(node) => node.id !== source.id && node.type !== 'start'}
          none="Nowhere: the conversation ends there"
          onClose={() => setLeading(undefined)}
          onChoose={(id) => lead(leading, id)}
        />
      )}
    </>
  );
  return { ask, askTarget, questions };
};
