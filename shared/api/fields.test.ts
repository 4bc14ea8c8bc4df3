import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { calendarDay, price } from './admin-fields.ts';
import { contactFields } from './contact.ts';
import { emailText, optionalText, requiredText } from './fields.ts';

const text = requiredText(5, 'Name');
const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('requiredText', () => {
  it.each([
    ['at its limit', 'abcde', 'abcde'],
    ['with spaces around, which do not count', '  abcde \n', 'abcde'],
    ['of emoji, one character each, so never stricter than the browser', '😀😀😀😀😀', '😀😀😀😀😀'],
    ['with combining marks', 'e\u0301e\u0301', 'e\u0301e\u0301'],
  ])('accepts %s [HTTP-033]', (_what, value, kept) => {
    expect(z.parse(text, value)).toBe(kept);
  });

  it.each([
    ['absent', undefined, 'Name is required.'],
    ['null', null, 'Name is required.'],
    ['a number', 7, 'Name is required.'],
    ['empty', '', 'Name is required.'],
    ['only spaces', ' \t\n\u00a0\u3000', 'Name is required.'],
    ['only characters without width', '\u200b\u200d\ufeff', 'Name is required.'],
    ['one character over its limit', 'abcdef', 'Name can have at most 5 characters.'],
    ['one emoji over its limit', '😀😀😀😀😀😀', 'Name can have at most 5 characters.'],
    ['one combining mark over its limit', 'e\u0301e\u0301e\u0301', 'Name can have at most 5 characters.'],
  ])('rejects %s with a message that names the field [HTTP-032]', (_what, value, sentence) => {
    expect(messageOf(text, value)).toBe(sentence);
  });

  it('has the specified maximum lengths in the contact form', () => {
    expect(messageOf(contactFields.message, 'x'.repeat(5000))).toBeUndefined();
    expect(messageOf(contactFields.message, 'x'.repeat(5001))).toContain('5000');
  });
});

describe('emailText', () => {
  it.each([
    'a@b.co',
    ' ada+tag@example.com ',
    'ada@bücher.example',
    "o'hara@example.co.uk",
    'ädä@example.com',
  ])('accepts %j', (value) => {
    expect(z.parse(emailText, value)).toBe(value.trim());
  });

  it.each([
    'a@b',
    'a b@c.de',
    '@example.com',
    'a@',
    'a@@b.co',
    'a@b.co, c@d.co',
    'a@b.co\r\nBcc: c@d.co',
    '"a b"@example.com',
    'Ada <a@b.co>',
    `${'a'.repeat(250)}@b.co`,
    '',
    7,
  ])('rejects %j [HTTP-034]', (value) => {
    expect(messageOf(emailText, value)).toBe('Please enter a valid email address.');
  });

  it('validates hostile texts in linear time [HTTP-035]', async () => {
    for (const part of ['@', 'a@', 'a.', '.@a.', `${'a'.repeat(99)}@`]) {
      expect(z.safeParse(emailText, part.repeat(500)).success).toBe(false);
      const work = (length: number) => z.safeParse(emailText, part.repeat(length / part.length));
      expect(await measureGrowth(work, 50_000), part).toBeLessThan(linear);
    }
  });
});

describe('requiredText', () => {
  it('removes control characters and signs that reverse the direction, but keeps line breaks', () => {
    const text = requiredText(100, 'Name');
    expect(z.parse(text, 'Ada\u0000 \u202eLove\u2066lace\u0007')).toBe('Ada Lovelace');
    expect(z.parse(text, 'one\n\ttwo')).toBe('one\n\ttwo');
    expect(z.parse(optionalText(100), '\u202eda\u200dd')).toBe('da\u200dd');
  });
});

describe('admin fields', () => {
  it.each([0, 0.01, 129.99, 100_000_000])('accepts %d as a price', (value) => {
    expect(z.parse(price, value)).toBe(value);
  });

  it.each([-1, -0.01, 1.005, 1e21, 100_000_001, Number.NaN, '12,5', '12', null])(
    'rejects %j as a price [HTTP-036]',
    (value) => {
      expect(z.safeParse(price, value).success).toBe(false);
    },
  );

  it.each(['2028-02-29', '2027-12-31', ''])('accepts %j as a day', (value) => {
    expect(z.parse(calendarDay, value)).toBe(value);
  });

  it.each(['2027-02-29', '2027-02-30', '2027-13-01', '2027-1-1', '27-01-01', '2027-01-01T00:00', 20270101])(
    'rejects %j as a day [HTTP-037]',
    (value) => {
      expect(z.safeParse(calendarDay, value).success).toBe(false);
    },
  );
});
