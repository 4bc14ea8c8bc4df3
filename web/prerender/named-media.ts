import type { Plugin } from 'postcss';
import { breakpoints } from '../ui/breakpoints.ts';

const conditions: Readonly<Record<string, string>> = breakpoints;

/** Replaces `(--tablet)` in a media query by its condition. Throws for an unknown name. */
export const withConditions = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const condition = conditions[name];
    if (!condition)
      throw new Error(`@media ${query}: no breakpoint is called ${name} (web/ui/breakpoints.ts).`);
    return condition;
  });

/** Lets style sheets name the breakpoints of web/ui/breakpoints.ts. */
export const namedMedia: Plugin = {
  postcssPlugin: 'named-media',
  AtRule: {
    media: (rule) => {
      if (rule.params.includes('(--')) rule.params = withConditions(rule.params);
    },
  },
};
