import * as z from 'zod/mini';
import type { Post } from '#shared/domain/blog/post.ts';
import { bodyLines } from './body-lines.ts';
import { blogCategoryNames } from './categories.ts';
import { countWords, readMinutes } from './reading.ts';

/** A post without its counts, which live in the table. */
export type PostContent = Omit<Post, 'views' | 'likes'>;

const minWords = 600;
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const frontMatterSchema = z.strictObject({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
  title: text(110),
  excerpt: text(260),
  category: z.enum(blogCategoryNames, { error: `One of: ${blogCategoryNames.join(', ')}.` }),
  tags: z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(',').map((tag) => tag.trim())),
      z.array(text(30)).check(z.minLength(1), z.maxLength(6)),
    ),
  ),
  author: text(60),
  publishedAt: z.pipe(
    z.iso.date(),
    z.transform((day: string) => `${day}T08:00:00.000Z`),
  ),
  featured: z.pipe(
    z.enum(['true', 'false'], { error: 'true or false.' }),
    z.transform((value: 'true' | 'false') => value === 'true'),
  ),
});

/** Parses `name: value` lines; values are unquoted and end with the line. */
const frontMatterOf = (block: string): Record<string, string> => {
  const entries: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const match = /^(\w+): (.+)$/.exec(line);
    if (!match?.[1] || !match[2]) throw new Error(`front matter line "${line}" is not "name: value"`);
    if (Object.hasOwn(entries, match[1])) throw new Error(`front matter names ${match[1]} twice`);
    entries[match[1]] = match[2];
  }
  return entries;
};

/** Markdown that the blog doesn't render and would show as typed, so it is rejected. */
const strangeMarks: readonly [RegExp, string][] = [
  [/^\s*([-*+]|\d+\.)\s/, 'a list'],
  [/^\s*>/, 'a quotation'],
  [/^#{4,}/, 'a heading below ###'],
  [/^#{1,3}\S/, 'a heading without a space'],
  [/\]\(/, 'a link'],
  [/`/, 'code'],
  [/<\/?[a-z]/i, 'HTML'],
  [/^(?!\*\*[^*]+\*\*$).*\*/, 'emphasis inside a line'],
];

const checkBody = (content: string): void => {
  const words = countWords(content);
  if (words < minWords) throw new Error(`the body has ${words} words, ${minWords} are needed`);
  for (const line of content.split('\n')) {
    const strange = strangeMarks.find(([pattern]) => pattern.test(line));
    if (strange) throw new Error(`${strange[1]} is not part of the blog's grammar: "${line.slice(0, 60)}"`);
  }
  if (bodyLines(content)[0]?.kind === 'heading')
    throw new Error('the body begins with a paragraph, not a heading');
};

/**
 * Parses a Markdown file with front matter into a post. Computes the read time. Errors name the file.
 */
export const parsePost = (file: string, source: string): PostContent => {
  try {
    const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'));
    if (!match?.[1] || !match[2]) throw new Error('no front matter between two --- lines');
    const parsed = z.safeParse(frontMatterSchema, frontMatterOf(match[1]));
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
    const content = match[2].trim();
    checkBody(content);
    return {
      ...parsed.data,
      content,
      readTime: readMinutes(content),
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};
