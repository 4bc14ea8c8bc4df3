import { Center } from '@mantine/core';
import { ReactFlowProvider } from '@xyflow/react';
import { useCallback, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Canvas } from './canvas.tsx';
import { createHistory } from './history.ts';
import { useBuilder } from './use-builder.ts';
import { useInitialLayout } from './use-initial-layout.ts';

const noop = () => undefined;

interface PreviewProps {
  readonly flow: FlowDocument;
  /** The node to highlight and keep in view. */
  readonly current?: string | undefined;
  /** Exits that were taken, each as `from exit`. */
  readonly trail?: ReadonlySet<string>;
}

/** A read-only canvas. */
export const Preview = ({ flow, current, trail }: PreviewProps) => {
  const [history, setHistory] = useState(() => createHistory(flow));
  const builder = useBuilder(history, noop);
  const placed = useCallback((after: FlowDocument) => setHistory(createHistory(after)), []);
  if (useInitialLayout(history.present, placed))
    return (
      <Center h="100%" fz="1.75rem">
        <Spinner label="Arranging the flow" />
      </Center>
    );
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
