import type { Counters, DayCounters } from './counters.ts';
import type { CollectionName } from './keys.ts';
import type { Item } from './transact.ts';

/** Fields that every record of a collection has. */
export interface Listed {
  readonly id: string;
  readonly createdAt: string;
}

/** How a collection's records are parsed, counted and found by their person. */
export interface Collection<T extends Listed = Listed> {
  readonly name: CollectionName;
  read(item: Item): T;
  /** What one record adds to the collection's totals. */
  counters(record: T): Counters;
  /** What one record adds to the counters of the day it was created. */
  dayCounters(record: T): DayCounters;
  /**
   * Addresses and phone numbers given for the record, the main one first. Erasing any of them erases the
   * record.
   */
  identities(record: T): readonly string[];
  /** Also indexed by the domain of a company address, to find colleagues. */
  readonly findsColleagues?: boolean;
}

/** A record that can be edited. */
export interface Editable extends Listed {
  readonly updatedAt: string;
}
