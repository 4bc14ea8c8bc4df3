import type { Flow } from '#shared/api/flows.ts';
import type { FlowTestScript } from '#shared/flow/flow-test.ts';
import type { Problem } from '#shared/flow/problems.ts';
import type { Details } from './draft.ts';
import type { Builder } from './use-builder.ts';

/** What the panel of tests asks of the builder. */
export interface TestActions {
  /** Opens the test chat, with a test played in it. */
  readonly onPlay: (script: FlowTestScript | undefined) => void;
  readonly onGo: (nodeId: string) => void;
  readonly isCoverageShown: boolean;
  readonly onCoverage: (isShown: boolean) => void;
}

export interface BuilderPanelProps {
  readonly builder: Builder;
  readonly details: Details;
  readonly onDetails: (details: Details) => void;
  readonly problems: readonly Problem[];
  /** The latest response of the server; undefined for a flow that was never saved. */
  readonly saved: Flow | undefined;
  readonly tests: TestActions;
  readonly onClose: () => void;
}
