import type { TemplateId } from '#shared/content/templates/setup-days.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import type { sharedTexts } from './build.ts';

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

/**
 * The ready-made flows in one language: the sentences they share, and each one's own texts by their keys in
 * the document.
 */
export type FlowTemplateTexts = Readonly<Record<TemplateId, Readonly<Record<string, string>>>> & {
  readonly shared: Readonly<Record<keyof typeof sharedTexts, string>>;
};
