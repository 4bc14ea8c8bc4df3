import { withTexts } from '#shared/site/texts.ts';
/** Words of the shared navigation bar. */
export const navigation = withTexts('landing.navigation', {
  skip: 'Skip to content',
  label: 'Main',
  home: 'Home',
  services: 'Services',
  portfolio: 'Portfolio',
  contact: 'Contact',
  pricing: 'Pricing',
  blog: 'Blog',
  flows: 'Flow Builder',
  learn: 'Learn',
  start: 'Get Started',
  menu: 'Menu',
  level: (level: number) => `Level ${level}`,
  expert: 'Expert Level',
});
