import { CloseButton } from '@mantine/core';
import { lazy, type RefObject, Suspense } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import type { FlowNode } from '#shared/flow/document.ts';
import type { FlowTestScript } from '#shared/flow/flow-test.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Details } from './draft.ts';
import { focusNode } from './focus-node.ts';
import type { NodePickerRequest } from './node-picker.tsx';
import { EditPanel } from './panel/edit-panel.tsx';
import { SettingsPanel } from './panel/settings-panel.tsx';
import type { TestActions } from './panel-props.ts';
import type { BuilderPanel } from './panels.ts';
import type { Builder } from './use-builder.ts';
import css from './workbench.module.css';

// Loads the engine with its texts in 20 languages on demand.
const TestPanel = lazy(async () => ({ default: (await import('./test-panel.tsx')).TestPanel }));

export interface Testing {
  /** The node to start at. */
  readonly at: string | undefined;
  /** A stored test to play first. */
  readonly script?: FlowTestScript | undefined;
  /** Changes with every new conversation. */
  readonly run: number;
}

interface SidePanelProps {
  readonly side: RefObject<HTMLElement | null>;
  readonly builder: Builder;
  readonly chosen: FlowNode | undefined;
  readonly details: Details;
  readonly problems: readonly Problem[];
  readonly testing: Testing | undefined;
  /** A panel that is shown instead of node and settings. */
  readonly extra: BuilderPanel | undefined;
  readonly saved: Flow | undefined;
  readonly tests: TestActions;
  readonly onExtra: (panel: undefined) => void;
  readonly onDetails: (details: Details) => void;
  readonly onTest: (testing: Testing | undefined) => void;
  readonly onNode: (id: string | undefined, trail?: readonly string[]) => void;
  readonly onAsk: (asking: NodePickerRequest) => void;
  readonly onClose: () => void;
}

/** The panel beside the canvas: the test chat, an open tool, the selected node's fields or the flow's settings. */
export const SidePanel = ({
  side,
  builder,
  chosen,
  details,
  problems,
  testing,
  extra,
  saved,
  tests,
  ...on
}: SidePanelProps) => {
  const close = () => {
    if (testing) on.onTest(undefined);
    else if (extra) on.onExtra(undefined);
    else on.onClose();
    if (chosen) focusNode(chosen.id);
  };
  return (
    <aside
      ref={side}
      className={css.side}
      aria-label="Properties"
      onKeyDown={(event) => event.key === 'Escape' && chosen && focusNode(chosen.id)}
    >
      <CloseButton
        pos="absolute"
        top="1rem"
        right="1rem"
        style={{ zIndex: 2 }}
        size="lg"
        aria-label={testing ? 'Close test' : 'Close panel'}
        onClick={close}
      />
      {testing ? (
        <Suspense fallback={<Spinner label="Loading the test" />}>
          <TestPanel
            key={testing.run}
            flow={builder.flow}
            language={details.language}
            at={testing.at}
            script={testing.script}
            flowId={saved?.id}
            onNode={on.onNode}
          />
        </Suspense>
      ) : extra ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <extra.Panel
            {...{ builder, details, problems, saved, tests }}
            onDetails={on.onDetails}
            onClose={close}
          />
        </Suspense>
      ) : chosen ? (
        <EditPanel
          key={chosen.id}
          builder={builder}
          id={chosen.id}
          problems={problems}
          onAsk={on.onAsk}
          onTestFrom={(at) => on.onTest({ at, run: Date.now() })}
        />
      ) : (
        <SettingsPanel builder={builder} details={details} onChange={on.onDetails} />
      )}
    </aside>
  );
};
