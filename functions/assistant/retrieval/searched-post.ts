import { bodyLines } from '#shared/domain/blog/body-lines.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';

/** A post in the search index. */
export interface SearchedPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Minutes. */
  readonly readTime: number;
  readonly paragraphs: readonly string[];
}

/** What the assistant searches in a post. */
export const toSearchedPost = ({ content, ...post }: PostContent): SearchedPost => {
  const { id, title, excerpt, publishedAt, readTime } = post;
  const paragraphs = bodyLines(content).flatMap((line) => (line.kind === 'paragraph' ? [line.text] : []));
  return { id, title, excerpt, publishedAt, readTime, paragraphs };
};
