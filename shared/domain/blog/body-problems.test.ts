import { describe, expect, it } from 'vitest';
import { bodyProblems } from './body-problems.ts';
import { publishProblems } from './publish-problems.ts';

const picture = '![A chart](/media/0123456789abcdef0123456789abcdef-1600x840.webp)';

describe('bodyProblems', () => {
  it.each([
    ['[click](javascript:alert(1))', 'Links'],
    ['- point', 'Lists'],
    ['1. point', 'Lists'],
    ['> said', 'Quotations'],
    ['#### deep', 'Headings'],
    ['##near', 'space after'],
    ['run `code`', 'Code'],
    ['<script>alert(1)</script>', 'HTML'],
    ['a *word* here', 'whole line'],
    ['![x](https://evil.example/x.png)', 'uploaded'],
    ['![x](data:image/svg+xml,<svg onload=alert(1)>)', 'uploaded'],
    [`text ${picture}`, 'uploaded'],
  ])('explains that %j is shown as typed', (line, text) => {
    expect(bodyProblems(`First\n\n${line}`)).toMatchObject([
      { line: 3, text: expect.stringContaining(text) },
    ]);
  });

  it.each(['Plain text, 3 * 4 = 12.', '# Title', '**Bold line**', '', picture, '#1 choice?'.slice(3)])(
    'accepts %j',
    (line) => {
      expect(bodyProblems(line)).toEqual([]);
    },
  );
});

describe('publishProblems', () => {
  const post = { title: 'T', excerpt: 'E', content: 'Words', author: 'A' };

  it('accepts a complete post', () => {
    expect(publishProblems(post)).toEqual({});
    expect(publishProblems({ ...post, content: '<b>shown as text</b>' })).toEqual({});
  });

  it('names every missing field, an undescribed cover and pictures of other sites', () => {
    expect(
      Object.keys(publishProblems({ title: ' ', excerpt: '', author: '', content: '', cover: { alt: ' ' } })),
    ).toEqual(['title', 'excerpt', 'content', 'author', 'cover']);
    expect(publishProblems({ ...post, content: 'a\n![x](http://evil.example/x.png)' }).content).toContain(
      'Line 2',
    );
  });
});
