import type { FlowDocument } from '#shared/flow/document.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { persisted } from '#web/lib/persist.ts';

export interface Details {
  name: string;
  description: string;
  industry: string;
  language: string;
}

/** Unsaved changes, stored in the browser: they survive a crash, a closed tab and a failed save. */
export interface Draft {
  readonly flow: FlowDocument;
  readonly details: Details;
  /** The version that it is based on. */
  readonly baseVersion: number;
  /** ISO instant. */
  readonly savedAt: string;
}

const storageKey = (id: string) => `flow-draft:${id}`;

const parseDraft = (value: unknown): Draft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { flow, details, baseVersion, savedAt } = value as Partial<Draft>;
  const content = normaliseFlow(flow);
  const whole =
    content.ok &&
    typeof baseVersion === 'number' &&
    typeof savedAt === 'string' &&
    details !== undefined &&
    (['name', 'description', 'industry', 'language'] as const).every(
      (name) => typeof details[name] === 'string',
    );
  return whole && details ? { flow: content.flow, details, baseVersion, savedAt } : undefined;
};

const stored = (id: string) =>
  persisted<Draft | undefined>(storageKey(id), { fallback: undefined, parse: parseDraft });

export const readDraft = (id: string): Draft | undefined => stored(id).read();
/** Returns false if the browser can't store it. */
export const writeDraft = (id: string, draft: Draft): boolean => stored(id).write(draft);
export const removeDraft = (id: string): void => stored(id).clear();
