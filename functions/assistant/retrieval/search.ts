import { longDate } from '#shared/domain/blog/dates.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { Knowledge } from './found.ts';
import { findAllTaught } from './found.ts';
import { loadLibrary, searchPosts } from './posts.ts';

const maxResults = 3;

/**
 * Returns passages from the company's own answers and blog posts that match some words, one per line, best
 * first; undefined if none does. A model chooses among them, so weak matches are included. Posts are in
 * English, so the words should be too.
 */
export const searchKnowledge = async (
  words: string,
  output: LanguagePack,
  known: Knowledge,
): Promise<string | undefined> => {
  const taught = findAllTaught({ message: words, input: output, output }, known);
  const posts = searchPosts(await loadLibrary(known.posts), words, maxResults);
  const lines = [
    ...taught.slice(0, maxResults).map(({ text }) => text.replace(/\s*\n+\s*/g, ' / ')),
    ...posts.map(
      ({ post: { title, publishedAt, readTime }, text }) =>
        `Blog post “${title}” (${longDate(publishedAt)}, ${readTime} min read): ${text}`,
    ),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
};
