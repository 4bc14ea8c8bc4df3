/**
 * The widths at which the public pages change, each under one name: `@media (--tablet)` in a style sheet (the build puts
 * the condition in its place), `breakpoints['--tablet']` in a script. In `em`, so that enlarged text counts as less room.
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
