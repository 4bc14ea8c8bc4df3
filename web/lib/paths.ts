/** Every page's pattern (for the router) and link builder (for everyone): the only place that spells addresses. */
export const paths = {
  home: { pattern: '/', to: (section?: SectionId) => (section ? `/#${section}` : '/') },
  pricing: { pattern: '/pricing', to: (query = '') => `/pricing${query}` },
  blog: { pattern: '/blog', to: (query = '') => `/blog${query}` },
  post: { pattern: '/blog/:id', to: (id: number | string) => `/blog/${encodeURIComponent(id)}` },
  flows: { pattern: '/flows', to: () => '/flows' },
  flow: { pattern: '/flows/*', to: (id: string) => `/flows/${encodeURIComponent(id)}` },
  flowSnapshot: {
    pattern: '/flows/snapshot/:id',
    to: (id: string) => `/flows/snapshot/${encodeURIComponent(id)}`,
  },
  sharedFlow: { pattern: '/f/:uuid', to: (uuid: string) => `/f/${encodeURIComponent(uuid)}` },
  admin: { pattern: '/admin', to: (query = '') => `/admin${query}` },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
} as const;

/** Ids of the landing page's sections, in page order. */
export const sectionIds = [
  'home',
  'features',
  'demo',
  'services',
  'templates',
  'pricing',
  'portfolio',
  'contact',
] as const;
export type SectionId = (typeof sectionIds)[number];
