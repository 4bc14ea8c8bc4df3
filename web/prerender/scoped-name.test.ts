import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

it('prefixes a class with its sheet, and rejects two sheets of one name', () => {
  expect(scopedName('title', '/web/a/one-card.module.css')).toBe('one-card_title');
  expect(scopedName('title', '/web/a/one-card.module.css?used')).toBe('one-card_title');
  expect(() => scopedName('title', '/web/b/one-card.module.css')).toThrow(/Rename one/);
});

it('rejects class names that could collide with another sheet’s', () => {
  expect(() => scopedName('big_title', '/web/a/other.module.css')).toThrow(/camelCase/);
});
