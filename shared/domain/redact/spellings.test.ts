import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

const kinds = (text: string) => redact(text).found.map(({ kind }) => kind);

describe('redact', () => {
  it.each([
    '4111:1111:1111:1111',
    '4111*1111*1111*1111',
    '4111#1111#1111#1111',
    "4111'1111'1111'1111",
    '(4111)(1111)(1111)(1111)',
    '[4111] [1111] [1111] [1111]',
    '4111 - 1111 - 1111 - 1111',
    '④①①①①①①①①①①①①①①①',
    '4111\u200b1111\u20601111\ufeff1111',
  ])('finds the card in %j', (text) => expect(kinds(text)).toEqual(['card']));

  it.each([
    'D\u200bE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00',
    'IBANDE89370400440532013000',
    'DE89370400440532013000Danke',
  ])('finds the account in %j', (text) => expect(kinds(text)).toEqual(['iban']));

  it.each(['10:30 (3) [4] 11:45', "1'497'000'000'000", '#1 #2 #3 #4 #5', '12:30:45.123 / 2026-11-24'])(
    'leaves %j',
    (text) => expect(redact(text).found).toEqual([]),
  );
});
