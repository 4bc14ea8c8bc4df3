import { describe, expect, it } from 'vitest';
import { bodyLines } from './blog/body-lines.ts';
import { filterPosts, filterQuery, parseFilter } from './blog/filter.ts';
import { relatedPosts } from './blog/related.ts';
import { isLanguageCode, languageCodes, languageOfTag } from './languages.ts';
import { emailsIn, phoneIn } from './person.ts';
import { planOf } from './pricing/plans.ts';
import { clampRoi } from './roi.ts';

describe('languageOfTag', () => {
  it.each([
    ['de', 'de'],
    [' DE-at ', 'de'],
    ['pt_BR', 'pt'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['iw', 'he'],
    ['cmn-Hans', 'zh'],
    ['xx', undefined],
    ['deu', undefined],
    ['', undefined],
    ['-de', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('maps the tag %j to %j', (tag, code) => expect(languageOfTag(tag)).toBe(code));

  it('knows twenty languages', () => {
    expect(languageCodes).toHaveLength(20);
    expect(languageCodes[0]).toBe('en');
    expect([isLanguageCode('en'), isLanguageCode('toString'), isLanguageCode(7)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('blog rules', () => {
  it.each([
    ['** bold **', [{ kind: 'bold', text: 'bold' }]],
    ['**x**', [{ kind: 'bold', text: 'x' }]],
    ['****', [{ kind: 'paragraph', text: '****' }]],
    ['**x', [{ kind: 'paragraph', text: '**x' }]],
    ['x**', [{ kind: 'paragraph', text: 'x**' }]],
    ['#  One ', [{ kind: 'heading', size: 'large', text: 'One' }]],
    ['#x', [{ kind: 'paragraph', text: '#x' }]],
    ['#### x', [{ kind: 'paragraph', text: '#### x' }]],
    [
      '\r\ra\r\r\nb\n\n',
      [{ kind: 'paragraph', text: 'a' }, { kind: 'break' }, { kind: 'paragraph', text: 'b' }],
    ],
  ])('render %j as %j', (content, lines) => expect(bodyLines(content)).toEqual(lines));

  const post = (id: number, category: string, more: object = {}) => ({
    ...{ id, category, title: `Title ${id}`, excerpt: 'Words', tags: ['One', 'Two'] },
    ...more,
  });
  const posts = [post(1, 'A'), post(2, 'B'), post(3, 'A', { excerpt: 'Others' }), post(4, 'B'), post(5, 'A')];
  it('search title, excerpt, tags and category', () => {
    const ids = (search: string, category = '') =>
      filterPosts(posts, { search, category }).map(({ id }) => id);
    expect(ids('')).toEqual([1, 2, 3, 4, 5]);
    expect([ids(' OTHER '), ids('title 2'), ids('two', 'B'), ids('x'), ids('', 'a')]).toEqual([
      ...[[3], [2], [2, 4], [], []],
    ]);
  });

  it('store the filter in the URL', () => {
    expect(parseFilter(new URLSearchParams())).toEqual({ search: '', category: '' });
    const long = parseFilter(new URLSearchParams({ q: 'x'.repeat(101), category: 'y'.repeat(101) }));
    expect([long.search.length, long.category.length]).toEqual([100, 100]);
    expect(filterQuery({ search: 'a b', category: '' })).toBe('?q=a+b');
    expect(filterQuery({ search: '', category: 'A&B' })).toBe('?category=A%26B');
    expect(filterQuery({ search: '', category: '' })).toBe('');
  });

  it('suggest three other posts, the same category first', () => {
    const related = (id: number, category: string) =>
      relatedPosts(posts, { id, category }).map((one) => one.id);
    expect([related(1, 'A'), related(2, 'B'), related(9, 'C')]).toEqual([
      [3, 5, 2],
      [4, 1, 3],
      [1, 2, 3],
    ]);
  });
});

describe('out-of-range input', () => {
  it.each([
    ['a@b.co... and c', ['a@b.co']],
    ['a@b.co!?', ['a@b.co']],
    ['x@ y@z', []],
    ['「a@b.co」', ['a@b.co']],
    [`${'x'.repeat(260)}@b.co`, []],
  ])('is rejected as an email address: %j, %j', (text, found) => expect(emailsIn(text)).toEqual(found));

  it('is rejected as a plan, a number and a calculator value', () => {
    expect(() => planOf('odd' as never)).toThrow('No plan for tier odd');
    expect(phoneIn('on 1.2.2030 or 2030-01-02')).toBeUndefined();
    expect([
      clampRoi('hoursPerDay', ' '),
      clampRoi('hoursPerDay', '3'),
      clampRoi('hoursPerDay', null),
    ]).toEqual([2, 3, 1]);
  });
});
