import { type SeedPost, seedPosts } from '#functions/posts/seed-posts.ts';
import type { Table } from '#functions/table/table.ts';
import { seedTemplates } from '#functions/templates/seed-templates.ts';

/** What a deployment brings along as data. Code cannot read the Markdown files where it runs, so they are handed in. */
export interface SeedContent {
  readonly posts: readonly SeedPost[];
}

type Seeder = (table: Table, content: SeedContent) => Promise<unknown>;

/** One per kind of content; each is idempotent and never resets what visitors changed (views, likes). */
const seeders: readonly Seeder[] = [(table, { posts }) => seedPosts(table, posts), seedTemplates];

/** Brings the content of the repository into the table: at every local start and at every deploy. */
export const seedAll = async (table: Table, content: SeedContent): Promise<void> => {
  for (const seed of seeders) await seed(table, content);
};
