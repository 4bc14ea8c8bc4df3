/**
 * Named breakpoints of the public pages: `@media (--tablet)` in style sheets (the build replaces them),
 * `breakpoints['--tablet']` in scripts. In `em`, so that larger text counts as less room.
 */
export const breakpoints = {
  '--small-phone': '(width < 26em)',
  '--wide-phone': '(width >= 36em)',
  '--phone': '(width < 40em)',
  '--above-phone': '(width >= 40em)',
  '--below-tablet': '(width < 48em)',
  '--tablet': '(width >= 48em)',
  '--wide-tablet': '(width >= 56em)',
  '--laptop': '(width >= 64em)',
  '--desktop': '(width >= 72em)',
} as const;
