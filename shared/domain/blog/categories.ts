/**
 * The categories of the blog. The first five are what the list's dropdown offers, in its order;
 * 'AI News' is also known. The emoji is decoration beside the name; the colour is a token name of the blog's stylesheet.
 */
const blogCategories = {
  'AI Technology': { emoji: '🤖', tone: 'teal' },
  Development: { emoji: '🛠️', tone: 'blue' },
  'Industry Insights': { emoji: '📊', tone: 'amber' },
  'Business Strategy': { emoji: '♟️', tone: 'plum' },
  'System Updates': { emoji: '🔔', tone: 'green' },
  'AI News': { emoji: '📰', tone: 'red' },
} as const;

export type BlogCategory = keyof typeof blogCategories;
export type CategoryTone = (typeof blogCategories)[BlogCategory]['tone'];

export const blogCategoryNames = Object.keys(blogCategories) as BlogCategory[];

const isCategory = (name: string): name is BlogCategory => Object.hasOwn(blogCategories, name);

/** Look of a category by name; one that an owner invented later gets a neutral look instead of an error. */
export const categoryLook = (name: string): { emoji: string; tone: CategoryTone | 'neutral' } =>
  isCategory(name) ? blogCategories[name] : { emoji: '📝', tone: 'neutral' };
