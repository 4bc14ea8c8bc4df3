import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { findForeignAddress } from './model/check-addresses.ts';
import { cut, maxAnswerChars, plainText } from './output-filter.ts';

describe('plainText', () => {
  it.each([
    ['Hello <b>you</b>', 'Hello you'],
    ['a <script>alert(1)</script> b', 'a b'],
    ['a <script>alert(1)', 'a'],
    ['![x](https://evil.test/a.png) hi', 'hi'],
    ['[our site](https://evil.test) hi', 'our site hi'],
    ['[our site](https://evil.test', 'our site'],
    ['[a][1] text', 'a text'],
    ['see evil.com/path now', 'see now'],
    ['**bold** and `code`', 'bold and code'],
    ['a\u202Eb\u0000c\u200bd', 'abcd'],
    ['HTTPS://EVIL.TEST/x', ''],
    ['h\u200bttps://evil.test/x now', 'now'],
    ['ht\u200dtps://evil.t\u00adest now', 'now'],
    ['see ev\u2060il.com now', 'see now'],
    ['//evil.com', '//'],
    ['user@evil.com please', 'please'],
    [`write to ${brand.email}`, `write to ${brand.email}`],
    [`https://${brand.domain}/pricing is ours`, `https://${brand.domain}/pricing is ours`],
    [`https://${brand.domain}.evil.com/pricing`, ''],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['क्‍ष stays', 'क्‍ष stays'],
  ])('%j becomes %j', (raw, clean) => {
    expect(plainText(raw)).toBe(clean);
  });

  it('repeats the visitor’s address when letters of another script are adjacent', () => {
    const visitor = ['メールは yuki@ryokan.com です'];
    expect(plainText('由紀子様、yuki@ryokan.comで控えました。', visitor)).toBe(
      '由紀子様、yuki@ryokan.comで控えました。',
    );
    expect(plainText('由紀子様、eve@evil.comで控えました。', visitor)).toBe('で控えました。');
  });

  it('keeps our own address behind a Hebrew prefix with a hyphen', () => {
    const text = `אפשר לכתוב ל-${brand.privacyEmail}`;
    expect(plainText(text)).toBe(text);
    expect(findForeignAddress(text, [])).toBeUndefined();
  });

  it('repeats the domain of the visitor’s own website, and no part or extension of it', () => {
    const visitor = ['our bot on Harbour-Bikes.com is down, see evil.harbour-bikes.net'];
    expect(plainText('The bot on harbour-bikes.com is down.', visitor)).toBe(
      'The bot on harbour-bikes.com is down.',
    );
    expect(plainText('See bikes.com and harbour-bikes.com/pay.', visitor)).toBe('See and');
    expect(plainText('See harbour-bikes.net.', visitor)).toBe('See .');
    expect(plainText('Is the bot on lamps.com?', ['Dana, dana@lamps.com'])).toBe('Is the bot on lamps.com?');
  });

  it('handles hostile texts in linear time', async () => {
    for (const part of ['<', '![', '[a](', '<script>', 'a.b.', 'a@', 'https://']) {
      const work = (length: number) => plainText(part.repeat(length / part.length));
      // Longer texts are cut to eight thousand characters first.
      expect(await measureGrowth(work, 1000), part).toBeLessThan(linear);
    }
  });
});

describe('cut', () => {
  it('ends at a sentence or with an ellipsis', () => {
    expect(cut('One. Two.')).toBe('One. Two.');
    const long = cut('A sentence. '.repeat(500));
    expect(long.length).toBeLessThanOrEqual(maxAnswerChars);
    expect(long.endsWith('.')).toBe(true);
    expect(cut('x'.repeat(5000)).endsWith('…')).toBe(true);
  });
});
