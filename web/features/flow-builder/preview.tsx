import { ReactFlowProvider } from '@xyflow/react';
import { useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { Canvas } from './canvas.tsx';
import { startHistory } from './history.ts';
import { useBuilder } from './use-builder.ts';

const ignored = () => undefined;

interface PreviewProps {
  readonly flow: FlowDocument;
  /** The node where a conversation stands, kept in view. */
  readonly current?: string | undefined;
  /** The links on its way there, each as its two nodes. */
  readonly trail?: ReadonlySet<string>;
}

/** A flow to look at: pan and zoom, nothing can be changed. */
export const Preview = ({ flow, current, trail }: PreviewProps) => {
  const [history] = useState(() => startHistory(flow));
  const builder = useBuilder(history, ignored);
  return (
    <ReactFlowProvider>
      <Canvas
        builder={builder}
        problems={[]}
        current={current}
        trail={trail}
        stats={undefined}
        focus={undefined}
        readOnly
      />
    </ReactFlowProvider>
  );
};
