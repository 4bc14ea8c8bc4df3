import type { TemplateId } from '#shared/content/templates/setup-days.ts';

/** What a visitor says, message by message, and what must stand in the demo's last answer. */
export interface Dialogue {
  readonly said: readonly string[];
  readonly ends: readonly string[];
}

/** The main task of every template from its beginning to its end, as somebody of the language would say it. */
export type Dialogues = Readonly<Record<TemplateId, Dialogue>>;
