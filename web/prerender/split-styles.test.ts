import { describe, expect, it } from 'vitest';
import { classesIn, splitStyles } from './split-styles.ts';

const classes = classesIn('<header class="nav_bar wide"><a class="nav_link">x</a></header>');

const split = (css: string) => splitStyles(css, classes);

describe('splitStyles', () => {
  it('puts rules of the given classes, and rules without a class, into the early part', () => {
    const { early, late } = split(
      'body{margin:0}.nav_bar{top:0}.footer_bar{bottom:0}.nav_bar .nav_link{color:red}',
    );
    expect(early).toBe('body{margin:0}.nav_bar{top:0}.nav_bar .nav_link{color:red}');
    expect(late).toBe('.footer_bar{bottom:0}');
  });

  it('includes rules with `:not()` and selector lists', () => {
    const css = '.nav_link:not(.nav_current){color:red}.footer_bar,.wide{gap:0}:is(.a,.wide) p{margin:0}';
    expect(split(css)).toEqual({ early: css, late: '' });
  });

  it('keeps conditions around their rules, and drops empty ones', () => {
    const { early, late } = split(
      '@media print{.nav_bar{top:1px}.footer_bar{top:2px}}@media screen{.footer_bar{top:3px}}',
    );
    expect(early).toBe('@media print{.nav_bar{top:1px}}');
    expect(late).toBe('@media print{.footer_bar{top:2px}}@media screen{.footer_bar{top:3px}}');
  });

  it('keeps used animations and all fonts', () => {
    const css =
      '@font-face{font-family:x}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.nav_bar{animation:in 1s}.footer_bar{animation:out 1s}';
    expect(split(css)).toEqual({
      early: '@font-face{font-family:x}@keyframes in{to{top:0}}.nav_bar{animation:in 1s}',
      late: '@keyframes out{to{top:1px}}.footer_bar{animation:out 1s}',
    });
  });
});
