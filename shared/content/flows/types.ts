import type { TemplateId } from '#shared/content/templates/setup-days.ts';
import type { FlowDocument } from '#shared/flow/document.ts';

/** A flow that is ready to be copied into a workspace. */
export interface FlowTemplate {
  /** The industry template it goes with. */
  readonly id: TemplateId;
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  readonly language: string;
  readonly flowData: FlowDocument;
}
