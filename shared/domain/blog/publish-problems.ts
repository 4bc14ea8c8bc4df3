import { bodyProblems } from './body-problems.ts';

interface Publishable {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly author: string;
  readonly cover?: { readonly alt: string } | undefined;
}

const required = {
  title: 'Give the post a title.',
  excerpt: 'Write a summary: lists and search engines show it.',
  content: 'Write the post’s text.',
  author: 'Name the author.',
} as const;

/** What prevents a post from being published, by field; empty if nothing does. */
export const publishProblems = (post: Publishable): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const [field, message] of Object.entries(required))
    if (post[field as keyof typeof required].trim() === '') problems[field] = message;
  if (post.cover && post.cover.alt.trim() === '') problems.cover = 'Describe the cover picture.';
  const blocking = bodyProblems(post.content).find(({ blocks }) => blocks);
  if (blocking) problems.content = `Line ${blocking.line}: ${blocking.text}`;
  return problems;
};
