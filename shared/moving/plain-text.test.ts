import { describe, expect, it } from 'vitest';
import { shorten, splitSections, toLines, toPlainText } from './plain-text.ts';
import { movingLimits } from './types.ts';

describe('toPlainText', () => {
  it('strips Markdown and keeps addresses', () => {
    expect(toPlainText('# Plans\n* **Two** plans, see [prices](https://x.example/p) or [home](/)')).toBe(
      'Plans\n- Two plans, see prices (https://x.example/p) or home',
    );
  });

  it('reads HTML without its scripts and styles', () => {
    expect(
      toPlainText('<style>p{}</style><p>1 &lt; 2</p><ul><li>One</li><li>Two</li></ul><script>x()</script>'),
    ).toBe('1 < 2\n- One\n- Two');
  });

  it.each(['[', '![', '(', '[](', '**', '`', '<', '<a ', '<h1>', '<script>', '&#'])(
    'reads 100,000 characters of %j at once',
    (unit) => {
      const startedAt = performance.now();
      toPlainText(unit.repeat(Math.floor(movingLimits.textChars / unit.length)));
      expect(performance.now() - startedAt).toBeLessThan(2000);
    },
  );

  it('refuses longer texts', () => {
    expect(() => toPlainText('x'.repeat(movingLimits.textChars + 1))).toThrow(
      'longer than 100,000 characters',
    );
  });
});

describe('splitSections', () => {
  it('begins a section at each heading and skips empty ones', () => {
    expect(splitSections(toLines('Intro\n## A\nOne\n\n\n\nmore\n## B\n## C\nThree').lines)).toEqual([
      { text: 'Intro' },
      { heading: 'A', text: 'One\n\nmore' },
      { heading: 'C', text: 'Three' },
    ]);
  });
});

describe('shorten', () => {
  it('cuts at a paragraph, a sentence, a word or between characters', () => {
    expect(shorten('Short', 10)).toBe('Short');
    expect(shorten('First part\n\nsecond part', 19)).toBe('First part…');
    expect(shorten('One sentence. Another one', 20)).toBe('One sentence.…');
    expect(shorten('some words here', 12)).toBe('some words…');
    expect(shorten('😀😀😀', 4)).toBe('😀…');
  });
});
