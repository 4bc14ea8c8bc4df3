import type { SlotType } from '#shared/content/templates/demo-types.ts';

/** One value that a task collects. */
export interface Slot {
  readonly id: string;
  readonly takes: SlotType;
  /** Taken when the visitor gives it, never asked. */
  readonly isOptional?: boolean | undefined;
  /** A choice that also takes answers outside its options, such as "my neighbour's fence". */
  readonly acceptsOther?: boolean | undefined;
  /** Ids of a choice's or an order's options. */
  readonly options?: readonly string[] | undefined;
}

/**
 * By slot: a count, an ISO day (`2026-11-27`), minutes since midnight, an option's id, an order
 * (`pasta*2,vegan*1`), or the visitor's own text. Missing slots are undefined.
 */
export type Values = Readonly<Record<string, string | number | undefined>>;
