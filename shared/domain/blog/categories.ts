/**
 * Blog categories. The first five are the options of the list's dropdown, in order; 'AI News' exists but is
 * not offered. The tone is a token name of the blog's stylesheet.
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

/** Returns a category's emoji and tone; unknown names get a neutral look. */
export const categoryLook = (name: string): { emoji: string; tone: CategoryTone | 'neutral' } =>
  isCategory(name) ? blogCategories[name] : { emoji: '📝', tone: 'neutral' };
