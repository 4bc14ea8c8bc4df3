// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tokenEnd } from './stored-token.ts';

const tokenWith = (claims: unknown): string =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('tokenEnd', () => {
  it('reads when a token ends', () => {
    expect(tokenEnd(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
    // Base64url in a token uses letters that plain base64 does not know.
    expect(tokenEnd(tokenWith({ sub: '>>>???ÿ', exp: 5 }))).toBe(5000);
  });

  it('knows no end for what is not a token', () => {
    for (const token of ['', 'nonsense', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null)])
      expect(tokenEnd(token)).toBeUndefined();
  });
});
