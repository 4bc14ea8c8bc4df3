import type { Flow } from '#shared/api/flows.ts';
import type { Problem } from '#shared/flow/problems.ts';
import type { Details } from './draft.ts';
import type { Builder } from './use-builder.ts';

export interface BuilderPanelProps {
  readonly builder: Builder;
  readonly details: Details;
  readonly onDetails: (details: Details) => void;
  readonly problems: readonly Problem[];
  /** The latest response of the server; undefined for a flow that was never saved. */
  readonly saved: Flow | undefined;
  readonly onClose: () => void;
}
