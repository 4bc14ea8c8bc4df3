import { describe, expect, it } from 'vitest';
import { isReadableAccent, nearestReadable } from './accent.ts';

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
