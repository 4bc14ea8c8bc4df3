import type { Table } from '#functions/http/types.ts';

type Seeder = (table: Table) => Promise<void>;

/** One per kind of content; each is idempotent and never resets what visitors changed (views, likes). */
const seeders: readonly Seeder[] = [];

/** Brings the content of the repository into the table: at every local start and at every deploy. */
export const seedAll = async (table: Table): Promise<void> => {
  for (const seed of seeders) await seed(table);
};
