import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PostContent, parsePost } from '#shared/domain/blog/parse-post.ts';

/**
 * Searches upwards from this module, because the site's build bundles it; falls back to the working
 * directory.
 */
const postsFolder = (start: string = import.meta.dirname): string => {
  const folder = join(start, 'shared/content/posts');
  if (existsSync(folder)) return folder;
  return dirname(start) === start ? 'shared/content/posts' : postsFolder(dirname(start));
};

const rejectDuplicateIds = (posts: readonly PostContent[]): void => {
  const seen = new Map<number, string>();
  for (const { id, title } of posts) {
    const twin = seen.get(id);
    if (twin !== undefined) throw new Error(`Posts "${twin}" and "${title}" both have the id ${id}.`);
    seen.set(id, title);
  }
};

/**
 * Reads every Markdown post of a folder, newest first. Throws with file name and reason when a post is
 * invalid.
 */
export const loadPosts = async (folder: string = postsFolder()): Promise<PostContent[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(
    files.map(async (file) => parsePost(file, await readFile(join(folder, file), 'utf8'))),
  );
  rejectDuplicateIds(posts);
  return posts.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
};
