import type { Counters, DayCounters } from './counters.ts';
import type { CollectionName } from './keys.ts';
import type { Item } from './transact.ts';

/** What every record of a collection has. */
export interface Listed {
  readonly id: string;
  readonly createdAt: string;
}

/** How the records of one collection are read, counted and found by their person. */
export interface Collection<T extends Listed = Listed> {
  readonly name: CollectionName;
  read(item: Item): T;
  /** What one record adds to the collection's totals. */
  counters(record: T): Counters;
  /** What it adds to the counters of the day it was made on. */
  dayCounters(record: T): DayCounters;
  /** Addresses and phone numbers given for it, the leading one first: each of them finds it when its person is erased. */
  identities(record: T): readonly string[];
  /** Also found by the domain of a company's address, to point out colleagues. */
  readonly findsColleagues?: boolean;
}

/** A record that is edited. */
export interface Editable extends Listed {
  readonly updatedAt: string;
}
