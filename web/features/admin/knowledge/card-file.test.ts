import { expect, it } from 'vitest';
import { cardFile } from './card-file.ts';

it('writes what was taught as the repository’s cards are written, whatever the texts hold', () => {
  const file = cardFile(
    [
      {
        id: 'taught.pool-hours',
        questions: { en: ["Is the pool's bar open?", 'pool `x`'] },
        answers: { en: { text: 'Yes\nuntil ten \\ or so' }, de: { text: 'Ja', draft: true } },
        version: 1,
        updatedAt: '',
      },
    ],
    'en',
  );
  const taught = new Function(`${file.replace('export const taught =', 'return')}`)() as Record<
    string,
    string[]
  >;
  expect(taught).toEqual({
    poolHours: ["Is the pool's bar open?", 'Yes\nuntil ten \\ or so', 'pool `x`'],
  });
  expect(cardFile([], 'de')).toContain('export const taught = {\n};');
});
