import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

it('names a class after its sheet, and refuses two sheets of one name', () => {
  expect(scopedName('title', '/web/a/one-card.module.css')).toBe('one-card_title');
  expect(scopedName('title', '/web/a/one-card.module.css?used')).toBe('one-card_title');
  expect(() => scopedName('title', '/web/b/one-card.module.css')).toThrow(/Rename one/);
});

it('refuses class names that could meet another sheet’s', () => {
  expect(() => scopedName('big_title', '/web/a/other.module.css')).toThrow(/camelCase/);
});
