import { brand } from '#shared/brand.ts';
import { blogPage } from '#shared/content/blog/page.ts';
import { bodyLines } from '#shared/domain/blog/body-lines.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { paths } from '#web/lib/paths.ts';

export const feedPath = '/blog/feed.xml';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const headingOf = { large: 'h2', medium: 'h3', small: 'h4' } as const;

/** The post as HTML for feed readers. */
const htmlOf = (content: string): string =>
  bodyLines(content)
    .map((line) => {
      if (line.kind === 'break') return '';
      if (line.kind === 'picture')
        return `<p><img src="{site}${pictureSources(line).src}" alt="${escapeXml(line.alt)}"/></p>`;
      const text = escapeXml(line.text);
      if (line.kind === 'bold') return `<p><strong>${text}</strong></p>`;
      const element = line.kind === 'heading' ? headingOf[line.size] : 'p';
      return `<${element}>${text}</${element}>`;
    })
    .join('');

const entry = (post: PostContent): string => {
  const address = `{site}${paths.post.to(post.id)}`;
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(post.title)}</title>`,
    `<link href="${address}"/>`,
    `<published>${post.publishedAt}</published>`,
    `<updated>${post.updatedAt ?? post.publishedAt}</updated>`,
    `<author><name>${escapeXml(post.author)}</name></author>`,
    ...[post.category, ...post.tags].map((term) => `<category term="${escapeXml(term)}"/>`),
    `<summary>${escapeXml(post.excerpt)}</summary>`,
    `<content type="html">${escapeXml(htmlOf(post.content))}</content>`,
    '</entry>',
  ].join('');
};

const lastUpdate = (posts: readonly PostContent[]): string =>
  posts
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .sort()
    .at(-1) ?? new Date(0).toISOString();

/** The blog as an Atom feed; the build replaces `{site}` with the public URL. */
export const atomFeed = (posts: readonly PostContent[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>{site}${feedPath}</id>`,
    `<title>${escapeXml(`${brand.name} ${blogPage.meta.title}`)}</title>`,
    `<subtitle>${escapeXml(blogPage.meta.description)}</subtitle>`,
    `<link rel="self" href="{site}${feedPath}"/>`,
    `<link href="{site}${paths.blog.to()}"/>`,
    `<updated>${lastUpdate(posts)}</updated>`,
    ...posts.map(entry),
    '</feed>',
    '',
  ].join('\n');
