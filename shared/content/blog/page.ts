import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

/** All texts on the blog's two pages. */
export const blogPage = withTexts('blog.page', {
  meta: {
    title: 'Blog',
    description: `Practical articles from ${brand.name} for businesses that consider a chatbot: how they work, what they cost, what goes wrong and how to begin.`,
  },
  title: 'Worth reading before you buy a chatbot',
  text: 'How they work, what they cost, where they fail. Written by the people who build them.',
  search: 'Search articles',
  searchHint: 'Title, excerpt or tag',
  category: 'Category',
  allCategories: 'All Categories',
  featured: 'Featured Articles',
  latest: 'Latest Articles',
  loading: 'Loading articles...',
  empty: 'No articles found matching your criteria.',
  clear: 'Clear Filters',
  failed: {
    title: 'The articles could not be loaded',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  found: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  minutes: (count: number) => `${count} min read`,
  tags: 'Tags',
  moreTags: (count: number) => `+${count}`,
  moreTagsLabel: (count: number) => `and ${count} more`,
  feed: 'Feed',
});

export const postPage = withTexts('blog.post', {
  loading: 'Loading article...',
  missing: {
    title: 'Post Not Found',
    text: 'It may have moved, or the address has a typing error.',
    back: 'Go Back',
  },
  back: 'Back to Blog',
  share: 'Share',
  shareOnTwitter: 'Share on Twitter',
  shareOnLinkedIn: 'Share on LinkedIn',
  by: 'By',
  asideLabel: 'About this article',
  readingInfo: 'Reading info',
  minutes: 'Minutes',
  viewsLabel: 'Views',
  likesLabel: 'Likes',
  shareTitle: 'Share this article',
  more: 'Keep reading',
  unknownCount: '–',
});
