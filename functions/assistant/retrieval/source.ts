import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { bodyLines } from '#shared/domain/blog/body-lines.ts';
import { parsePost } from '#shared/domain/blog/parse-post.ts';
import type { SearchedPost } from './searched-post.ts';

/** Reads posts from the sources during development. Built functions use `bundled-source.ts` instead. */
const folder = new URL('../../../shared/content/posts/', import.meta.url);

const searched = (file: string): SearchedPost => {
  const { content, ...post } = parsePost(file, readFileSync(new URL(file, folder), 'utf8'));
  const { id, title, excerpt, publishedAt, readTime } = post;
  const paragraphs = bodyLines(content).flatMap((line) => (line.kind === 'paragraph' ? [line.text] : []));
  return { id, title, excerpt, publishedAt, readTime, paragraphs };
};

/** Returns the compressed search data of all posts. */
export const postsBytes = async (): Promise<Buffer> => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort();
  return brotliCompressSync(JSON.stringify(files.map(searched)));
};
