import { describe, expect, it } from 'vitest';
import { compareWords } from './changed-words.ts';

describe('compareWords', () => {
  it('marks only the words between the first and the last difference', () => {
    const [before, after] = compareWords('It costs $129 a month.', 'It costs $99 a month.');
    expect(before).toEqual({ start: 'It costs ', changed: '$129 ', end: 'a month.' });
    expect(after).toEqual({ start: 'It costs ', changed: '$99 ', end: 'a month.' });
  });

  it('marks nothing in equal texts and everything in different ones', () => {
    expect(compareWords('Yes.', 'Yes.')[0]).toEqual({ start: 'Yes.', changed: '', end: '' });
    expect(compareWords('Yes.', 'Not at all.')[1]).toEqual({ start: '', changed: 'Not at all.', end: '' });
  });

  it('keeps words that were added at the end', () => {
    const [before, after] = compareWords('Yes. ', 'Yes. Always.');
    expect([before.changed, after.changed]).toEqual(['', 'Always.']);
  });
});
