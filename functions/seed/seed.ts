import { type SeedPost, seedPosts } from '#functions/posts/seed-posts.ts';
import type { Table } from '#functions/table/table.ts';
import { seedTemplates } from '#functions/templates/seed-templates.ts';

/** Content that is part of a deployment. Passed in because deployed code can't read the Markdown files. */
export interface SeedContent {
  readonly posts: readonly SeedPost[];
}

type Seeder = (table: Table, content: SeedContent) => Promise<unknown>;

/**
 * One function per kind of content; each is idempotent and keeps counts that visitors changed (views, likes).
 */
const seeders: readonly Seeder[] = [(table, { posts }) => seedPosts(table, posts), seedTemplates];

/** Writes the repository's content into the table, at every local start and every deploy. */
export const seedAll = async (table: Table, content: SeedContent): Promise<void> => {
  for (const seed of seeders) await seed(table, content);
};
