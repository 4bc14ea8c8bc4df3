import { describe, expect, it } from 'vitest';
import { describeLength } from './text-length.ts';

describe('describeLength', () => {
  it('warns when a text is much longer than the default', () => {
    expect(describeLength('A very long label for a small button', 'Get Started')).toBe(
      '25 characters longer than the default. Check the preview, also on a phone.',
    );
  });

  it('accepts a text that is a little longer, or shorter', () => {
    expect(describeLength('Start right now', 'Get Started')).toBeUndefined();
    expect(describeLength('Go', 'Get Started')).toBeUndefined();
  });
});
