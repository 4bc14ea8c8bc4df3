import { describe, expect, it } from 'vitest';
import { convertHtml, convertRichText } from './rich-text.ts';

const paragraph = (...children: object[]) => ({ type: 'p', children });

describe('convertRichText', () => {
  it('keeps bold, lines and lists', () => {
    const list = (type: string, ...items: string[]) => ({
      type,
      children: items.map((text) => ({ type: 'li', children: [{ type: 'lic', children: [{ text }] }] })),
    });
    const { text } = convertRichText([
      paragraph(
        { text: 'Hi ' },
        { text: 'dear ', bold: true },
        { text: '{{Name}}', bold: true },
        { text: '!' },
      ),
      paragraph({ text: '' }),
      list('ul', 'a', 'b'),
      list('ol', 'c', 'd'),
    ]);
    expect(text).toBe('Hi **dear** **{{Name}}**!\n\n- a\n- b\n1. c\n2. d');
  });

  it('shows the address behind a link', () => {
    const link = (url: string, text: string) => ({ type: 'a', url, children: [{ text }] });
    expect(
      convertRichText([
        paragraph({ text: 'See ' }, link('https://example.com', 'our page'), link('mailto:a@b.co', '')),
      ]),
    ).toEqual({
      text: 'See our page (https://example.com)a@b.co',
      links: ['https://example.com', 'mailto:a@b.co'],
    });
  });

  it('reads variables that are elements', () => {
    const variable = { type: 'inline-variable', value: '{{Name}}', children: [{ text: '' }] };
    expect(convertRichText([paragraph({ text: 'Hi ' }, variable)]).text).toBe('Hi {{Name}}');
  });

  it('skips parts without text', () => {
    expect(convertRichText(['x', null, { children: 3 }, paragraph({ text: 5 })]).text).toBe('');
  });
});

describe('convertHtml', () => {
  it('keeps bold, links and entities, and drops other tags and scripts', () => {
    expect(
      convertHtml(
        '<div>A &amp; <strong>B</strong></div><div><a href="https://x.y">here</a><script>1</script>&#8364;</div>',
      ),
    ).toEqual({ text: 'A & **B**\nhere (https://x.y)€', links: ['https://x.y'] });
  });
});
