import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { ownPath } from '#shared/domain/own-path.ts';
import { parseRichText } from './rich-text-model.ts';

const origin = 'https://parley.example';
const parse = (text: string) => parseRichText(text, origin);
const line = (text: string) => {
  const [block] = parse(text);
  return block?.kind === 'paragraph' ? block.lines[0] : undefined;
};

describe('parseRichText', () => {
  it('parses bold, line breaks and paragraphs', () => {
    expect(parse('A **bold** word\nnext\n\nlast')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'text', text: 'A ' },
            { kind: 'strong', text: 'bold' },
            { kind: 'text', text: ' word' },
          ],
          [{ kind: 'text', text: 'next' }],
        ],
      },
      { kind: 'paragraph', lines: [[{ kind: 'text', text: 'last' }]] },
    ]);
  });

  it('parses ordered and unordered lists', () => {
    const shape = parse('Plans:\n- One\n* Two\n1. First\n2) Second\nDone').map((block) =>
      block.kind === 'list' ? `${block.ordered ? 'ol' : 'ul'} ${block.items.length}` : 'p',
    );
    expect(shape).toEqual(['p', 'ul 2', 'ol 2', 'p']);
  });

  it('links only to our own site', () => {
    expect(line('[Prices](/pricing?m=1#a)')).toEqual([
      { kind: 'link', text: 'Prices', href: '/pricing?m=1#a' },
    ]);
    expect(line(`Write to ${brand.email}.`)?.[1]).toEqual({ kind: 'mail', address: brand.email });
    expect(line('Write to someone@else.example')).toEqual([
      { kind: 'text', text: 'Write to someone@else.example' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example/login',
    '/x/..//evil.example',
    '/%2e//evil.example',
    './/evil.example',
    'https://evil.example',
    'https://parley.example@evil.example/',
    'https://parley.example.evil.example/',
    'https://user:x@parley.example/',
    'mailto:a@b.c',
  ])('reduces a link to %s to its label [CHAT-019]', (href) => {
    expect(ownPath(href, origin)).toBeUndefined();
    expect(line(`[Click](${href})`)?.some(({ kind }) => kind === 'link')).toBe(false);
  });

  it('leaves HTML and unpaired marks as text', () => {
    const text = '<img src=x onerror=alert(1)> ** lone ![a](https://e.example/x.png)';
    const shown = line(text)
      ?.map((part) => ('text' in part ? part.text : ''))
      .join('');
    expect(shown).toBe('<img src=x onerror=alert(1)> ** lone !a');
  });

  it('reads 100,000 hostile characters quickly', () => {
    const start = performance.now();
    for (const text of ['**'.repeat(50_000), '['.repeat(100_000), '[a]('.repeat(25_000), '- '.repeat(50_000)])
      parse(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
