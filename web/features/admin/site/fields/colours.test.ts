import { describe, expect, it } from 'vitest';
import { parseHex } from './colours.ts';

describe('parseHex', () => {
  it('accepts three and six digits, with or without #', () => {
    expect(parseHex('#0F7F74')).toBe('#0f7f74');
    expect(parseHex(' abc ')).toBe('#aabbcc');
    expect(parseHex('teal')).toBeUndefined();
  });
});
