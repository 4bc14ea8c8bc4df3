/** One page of the site. The router, links, the build and the CDN all use it. */
export interface PageRow {
  /** URL path; `:name` matches one segment. */
  readonly pattern: string;
  /** What `:name` matches: anything (default), a positive integer, or a UUID. */
  readonly segment?: 'number' | 'uuid';
  /** Its module in `web/features` or `web/app`, without `.tsx`; exports `Page`. */
  readonly module: string;
  /**
   * `site`: with navigation and footer. `workspace`: portal and flows, behind the login. `bare`: no frame.
   */
  readonly frame: 'site' | 'workspace' | 'bare';
  /** Modules of its first screen, preloaded with the page's own. For pages that don't share their shell. */
  readonly screen?: readonly string[];
  /** Prerendered at build time; the feature's `prerender.ts` lists the URLs. */
  readonly built?: true;
  /** The folder of the HTML shell served for URLs that are not prerendered. Pages may share one. */
  readonly shell?: string;
  /** Other sites may embed it. */
  readonly framable?: true;
  /** Disallowed in robots.txt, so crawlers don't see its `noindex` either. */
  readonly uncrawled?: true;
  /** Its link in the navigation, by the key of its label. */
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
  // Has no shell, so an unknown post returns a real 404.
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
  about: { pattern: '/about', module: 'features/company/about-page', frame: 'site', built: true },
  trust: { pattern: '/trust', module: 'features/company/trust-page', frame: 'site', built: true },
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
  // Crawlers must read its `noindex`: a disallowed URL may still be listed without its content.
  sharedFlow: {
    pattern: '/f/:uuid',
    segment: 'uuid',
    module: 'features/flow-chat/shared-flow-page',
    frame: 'bare',
    shell: 'f',
    framable: true,
  },
  // A visitor's own booking: the URL gives access, so no referrer may reveal it.
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

/** Shown for every other URL, with status 404. */
export const notFoundPage = {
  pattern: '*',
  module: 'features/landing/not-found-page',
  frame: 'site',
} as const satisfies PageRow;
