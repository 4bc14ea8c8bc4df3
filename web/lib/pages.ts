/** One page of the site. Router, links, build and edge read it here. */
export interface PageRow {
  /** Its address; `:name` stands for one segment. */
  readonly pattern: string;
  /** What stands at `:name`: anything, or a positive whole number. Default anything. */
  readonly segment?: 'number';
  /** Its module in `web/features` or `web/app`, without `.tsx`; it exports `Page`. */
  readonly module: string;
  /** `site`: navigation and footer. `workspace`: portal and flows, which ask for the login. `bare`: nothing around it. */
  readonly frame: 'site' | 'workspace' | 'bare';
  /** Modules that its first screen also needs, fetched with it instead of after it: for pages that stand alone in their shell. */
  readonly screen?: readonly string[];
  /** Written as HTML at build time: for which addresses, the feature's `prerender.ts` says. */
  readonly built?: true;
  /** The built folder whose empty page answers what has no HTML of its own. Pages may share one. */
  readonly shell?: string;
  /** Other sites may embed it. */
  readonly framable?: true;
  /** Crawlers are asked to stay away; then they don't read `noindex` either. */
  readonly uncrawled?: true;
  /** Its place among the navigation's links, by the key of its words. */
  readonly navigation?: 'pricing' | 'blog';
}

/** Every page, in matching order. */
export const pages = {
  home: { pattern: '/', module: 'features/landing/landing-page', frame: 'site', built: true },
  pricing: {
    pattern: '/pricing',
    module: 'features/pricing/pricing-page',
    frame: 'site',
    built: true,
    navigation: 'pricing',
  },
  blog: {
    pattern: '/blog',
    module: 'features/blog/blog-page',
    frame: 'site',
    built: true,
    navigation: 'blog',
  },
  // Only what was built is there: an unknown post is a true 404.
  post: {
    pattern: '/blog/:id',
    segment: 'number',
    module: 'features/blog/post-page',
    frame: 'site',
    built: true,
  },
  privacy: {
    pattern: '/privacy',
    module: 'features/privacy/privacy-page',
    frame: 'site',
    built: true,
  },
  flows: { pattern: '/flows', module: 'app/flows-page', frame: 'workspace', shell: 'flows' },
  flowSnapshot: {
    pattern: '/flows/snapshot/:id',
    module: 'features/flow-builder/snapshot-page',
    frame: 'workspace',
    shell: 'flows',
  },
  flow: {
    pattern: '/flows/:id',
    module: 'features/flow-builder/builder-page',
    frame: 'workspace',
    shell: 'flows',
  },
  // Crawled, so that crawlers read that it is not to be listed: a forbidden address may be listed without its words.
  sharedFlow: {
    pattern: '/f/:uuid',
    module: 'features/flow-chat/shared-flow-page',
    frame: 'bare',
    shell: 'f',
    framable: true,
  },
  // A visitor's own consultation request: the address is its key, which is why no other site is told of it.
  booking: {
    pattern: '/booking/:token',
    module: 'features/booking/booking-page',
    frame: 'bare',
    shell: 'booking',
  },
  admin: {
    pattern: '/admin',
    module: 'features/admin/admin-page',
    screen: [
      'features/admin/dashboard/dashboard',
      'features/admin/clients/clients-tab',
      'features/admin/contacts/contacts-tab',
    ],
    frame: 'workspace',
    shell: 'admin',
    uncrawled: true,
  },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageName = keyof typeof pages;

/** What every other address shows, with status 404. */
export const notFoundPage = {
  pattern: '*',
  module: 'features/landing/not-found-page',
  frame: 'site',
} as const satisfies PageRow;
