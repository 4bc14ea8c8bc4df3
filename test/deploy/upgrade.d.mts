import type { Harness } from './smoke.mjs';

/** Plain data: what was left, for `find`. */
export type Left = Readonly<Record<string, unknown>>;

export interface Traffic {
  readonly seen: Readonly<Record<string, number>>;
  /** Answers that were neither fine nor 429. */
  readonly bad: readonly string[];
  /** Addresses of people whose form was acknowledged. */
  readonly leads: readonly string[];
}

export function openPortal(harness: Harness): Promise<string>;
export function leave(harness: Harness, host: number, token: string): Promise<Left>;
export function find(
  harness: Harness,
  left: Left,
  account?: { readonly username: string; readonly password: string },
): Promise<void>;
export function traffic(harness: Harness, host: number): () => Promise<Traffic>;
