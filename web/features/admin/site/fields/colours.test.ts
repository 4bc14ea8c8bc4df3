import { describe, expect, it } from 'vitest';
import { isReadableAccent } from '#shared/site/accent.ts';
import { nearestReadable, parseHex } from './colours.ts';

describe('parseHex', () => {
  it('accepts three and six digits, with or without #', () => {
    expect(parseHex('#0F7F74')).toBe('#0f7f74');
    expect(parseHex(' abc ')).toBe('#aabbcc');
    expect(parseHex('teal')).toBeUndefined();
  });
});

describe('nearestReadable', () => {
  it.each([
    ['#f2a93b', 'light'],
    ['#002266', 'dark'],
  ] as const)('turns %s into a shade that can be read in the %s scheme', (hex, scheme) => {
    expect(isReadableAccent(hex, scheme)).toBe(false);
    expect(isReadableAccent(nearestReadable(hex, scheme), scheme)).toBe(true);
  });

  it('keeps a readable colour', () => {
    expect(nearestReadable('#0a6a61', 'light')).toBe('#0a6a61');
  });
});
