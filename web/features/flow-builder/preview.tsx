import { ReactFlowProvider } from '@xyflow/react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { Canvas } from './canvas.tsx';
import { useBuilder } from './use-builder.ts';

/** A flow to look at: pan and zoom, nothing can be changed. */
export const Preview = ({ flow }: { flow: FlowDocument }) => {
  const builder = useBuilder(flow);
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
