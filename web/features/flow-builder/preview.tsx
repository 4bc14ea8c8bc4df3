import { ReactFlowProvider } from '@xyflow/react';
import { useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { Canvas } from './canvas.tsx';
import { startHistory } from './history.ts';
import { useBuilder } from './use-builder.ts';

const ignored = () => undefined;

/** A flow to look at: pan and zoom, nothing can be changed. */
export const Preview = ({ flow }: { flow: FlowDocument }) => {
  const [history] = useState(() => startHistory(flow));
  const builder = useBuilder(history, ignored);
  return (
    <ReactFlowProvider>
      <Canvas
        builder={builder}
        problems={[]}
        current={undefined}
        stats={undefined}
        focus={undefined}
        readOnly
      />
    </ReactFlowProvider>
  );
};
