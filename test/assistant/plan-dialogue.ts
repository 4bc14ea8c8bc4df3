import type { LanguageCode } from '#shared/domain/languages.ts';
import { readDataLines } from './data-lines.ts';

/** The turns of a conversation about plans and prices in one language. */
export interface PlanTalk {
  /** The price of Professional. */
  readonly price: string;
  /** Two more languages: the total. */
  readonly two: string;
  /** No, only one. */
  readonly one: string;
  readonly year: string;
  readonly opus: string;
  /** German and French added: the total. */
  readonly names: string;
  /** The price of a custom integration. */
  readonly integration: string;
  readonly once: string;
  /** The price of another language. */
  readonly language: string;
  readonly three: string;
  /** Whether Starter has A/B testing. */
  readonly feature: string;
  readonly which: string;
  /** The price of the managed service. */
  readonly managed: string;
  readonly smallest: string;
}

/** The same conversation in every language; it shows if a word is missing in one of them. */
export const planTalks: ReadonlyMap<LanguageCode, PlanTalk> = new Map(
  readDataLines<PlanTalk & { readonly code: LanguageCode }>('plan-talk.jsonl').map(({ code, ...talk }) => [
    code,
    talk,
  ]),
);
