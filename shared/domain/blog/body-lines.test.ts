import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { bodyLines } from './body-lines.ts';

describe('bodyLines', () => {
  it.each([
    ['# Large', [{ kind: 'heading', size: 'large', text: 'Large' }]],
    ['## Medium', [{ kind: 'heading', size: 'medium', text: 'Medium' }]],
    ['### Small', [{ kind: 'heading', size: 'small', text: 'Small' }]],
    ['#### Too deep', [{ kind: 'paragraph', text: '#### Too deep' }]],
    ['#NoSpace', [{ kind: 'paragraph', text: '#NoSpace' }]],
    ['**All bold**', [{ kind: 'bold', text: 'All bold' }]],
    ['**Half** bold', [{ kind: 'paragraph', text: '**Half** bold' }]],
    ['**', [{ kind: 'paragraph', text: '**' }]],
    ['****', [{ kind: 'paragraph', text: '****' }]],
    ['', []],
    [
      '![A **chart**](/media/0123456789abcdef0123456789abcdef-1600x840.webp)',
      [
        {
          kind: 'picture',
          hash: '0123456789abcdef0123456789abcdef',
          width: 1600,
          height: 840,
          alt: 'A **chart**',
        },
      ],
    ],
    ['![a](https://evil.example/a.webp)', [{ kind: 'paragraph', text: '![a](https://evil.example/a.webp)' }]],
    ['![a](/media/../api/x)', [{ kind: 'paragraph', text: '![a](/media/../api/x)' }]],
    ['\n\none\n\n\n', [{ kind: 'paragraph', text: 'one' }]],
    [
      'one\ntwo',
      [
        { kind: 'paragraph', text: 'one' },
        { kind: 'paragraph', text: 'two' },
      ],
    ],
    [
      'one\r\n\r\n\n two',
      [
        { kind: 'paragraph', text: 'one' },
        { kind: 'break' },
        { kind: 'break' },
        { kind: 'paragraph', text: 'two' },
      ],
    ],
  ])('parses %j', (content, lines) => {
    expect(bodyLines(content)).toEqual(lines);
  });

  it('keeps markup as text [BLOG-013]', () => {
    expect(bodyLines('**<img src=x onerror=alert(1)>**\n# <script>\n[x](javascript:alert(1))')).toEqual([
      { kind: 'bold', text: '<img src=x onerror=alert(1)>' },
      { kind: 'heading', size: 'large', text: '<script>' },
      { kind: 'paragraph', text: '[x](javascript:alert(1))' },
    ]);
  });

  it('accepts any text, keeps every word and handles a million characters fast [BLOG-014]', async () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const line of bodyLines(text)) {
          if ('text' in line) expect(text).toContain(line.text);
        }
      }),
    );
    expect(bodyLines('*'.repeat(1_000_000))).toHaveLength(1);
    expect(await measureGrowth((length) => bodyLines('*'.repeat(length)), 125_000)).toBeLessThan(linear);
  });
});
