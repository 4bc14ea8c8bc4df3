import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PostContent, parsePost } from './parse-post.ts';

const postsFolder = join(import.meta.dirname, '../../shared/content/posts');

const refuseTwins = (posts: readonly PostContent[]): void => {
  const seen = new Map<number, string>();
  for (const { id, title } of posts) {
    const twin = seen.get(id);
    if (twin !== undefined) throw new Error(`Posts "${twin}" and "${title}" both have the id ${id}.`);
    seen.set(id, title);
  }
};

/** Reads every Markdown post of a folder, newest first. Throws, naming file and reason, when one of them is not in order. */
export const loadPosts = async (folder: string = postsFolder): Promise<PostContent[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(
    files.map(async (file) => parsePost(file, await readFile(join(folder, file), 'utf8'))),
  );
  refuseTwins(posts);
  return posts.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
};
