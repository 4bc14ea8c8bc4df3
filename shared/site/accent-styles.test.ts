import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentStyles } from './accent.ts';

describe('accentStyles', () => {
  it('replaces the accent of one scheme and keeps the default of the other', () => {
    const css = accentStyles({ accentLight: '#8a1c4a' });
    expect(css).toContain('--accent:light-dark(#8a1c4a,#2bc4ae)');
    expect(css).toContain('--on-accent:light-dark(#ffffff,#04201c)');
  });

  it('is empty without colours', () => {
    expect(accentStyles()).toBe('');
    expect(accentStyles({})).toBe('');
  });

  it('has the defaults of the design tokens', () => {
    const tokens = readFileSync(new URL('../../web/brand/tokens.css', import.meta.url), 'utf8');
    const [, light = '', dark = ''] = /--accent-text: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    expect(accentStyles({ accentDark: '#7ad0ff' })).toContain(`--accent-text:light-dark(${light},`);
    expect(accentStyles({ accentLight: '#8a1c4a' })).toContain(`,${dark});--accent-soft`);
  });
});
