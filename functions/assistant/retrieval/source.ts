import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parsePost } from '#shared/domain/blog/parse-post.ts';
import { toSearchedPost } from './searched-post.ts';

/** Reads the sample posts from the sources during development. Built functions use `bundled-source.ts` instead. */
const folder = new URL('../../../shared/content/posts/', import.meta.url);

/** Returns the compressed search data of the sample posts. */
export const samplePosts = async (): Promise<Buffer> => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort();
  const posts = files.map((file) => parsePost(file, readFileSync(new URL(file, folder), 'utf8')));
  return brotliCompressSync(JSON.stringify(posts.map(toSearchedPost)));
};
