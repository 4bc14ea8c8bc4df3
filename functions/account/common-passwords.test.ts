import { describe, expect, it } from 'vitest';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { commonPasswordReason } from './common-passwords.ts';

describe('commonPasswordReason', () => {
  it.each([
    'password',
    'Password',
    'password1',
    'P@ssw0rd!',
    'passw0rd123',
    'PASSWORD2024',
    '12345678',
    '123456789',
    '87654321',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'asdfghjkl',
    'zxcvbnm123',
    'iloveyou',
    'iloveyou1',
    'sunshine7',
    'princess!',
    'football1',
    'baseball',
    'trustno1',
    'letmein!',
    'welcome123',
    'admin123',
    'administrator',
    'changeme',
    'aaaaaaaa',
    'abcabcabc',
    'abcd1234',
    'dragon2020',
    'monkey123',
    'Michael1985',
    'charlie1',
    'superman1',
    'starwars',
    'parley123',
    'Parley2026!',
    'chatbots',
    'owner1234',
    'OWNER!!!!',
    'summer2025',
    'secret123',
    '11112222',
    'qwerqwer',
    'passwordpassword',
    '00000000',
    'computer1',
    '!!!admin!!!',
    'q1w2e3r4',
    '147258369',
    '24121987',
    'aa123456',
    'a1234567',
    'blink182',
    'Maverick1',
    'zeppelin',
  ])('refuses %s [AUTH-017]', (password) => {
    expect(commonPasswordReason(password, 'owner')).toEqual(expect.any(String));
  });

  it.each([
    'correct-horse-7-staple',
    'four unrelated words',
    'Tr0ub4dor&3xyz',
    'm7#kQ2vLp9',
    'the dragon ate my homework in may',
    'ünïcödé-pässphrase',
    'я люблю зелёный чай',
    '😀😀🎉🎉🚀🚀',
    'hunterdon county 42',
    'xkcd936batteries',
  ])('accepts %s [AUTH-018]', (password) => {
    expect(commonPasswordReason(password, 'owner')).toBeUndefined();
  });

  it('checks a kilobyte of input in linear time', async () => {
    for (const part of ['a', '1a!', 'qwer', '!']) {
      const work = (length: number) => commonPasswordReason(part.repeat(length / part.length), 'x');
      expect(await measureGrowth(work, 128), part).toBeLessThan(linear);
    }
  });
});
