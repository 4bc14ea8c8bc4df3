// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coversText, overlapsContent } from './use-overlap.ts';

const at = (selector: string, left: number, top: number, width = 100, height = 100) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
};

describe('overlapsContent', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><a href="#x">x</a><form></form><div data-tool></div></main><footer><form></form></footer><aside><button>Go</button></aside>';
    for (const selector of ['main form', 'footer form', '[data-tool]', 'a']) at(selector, 500, 500);
  });
  const card = () => at('aside', 0, 700, 300, 80);

  it('is false over nothing in use', () => {
    expect(overlapsContent(card())).toBe(false);
  });

  it.each(['main form', 'footer form', '[data-tool]'])('is true over %s', (selector) => {
    at(selector, 200, 650);
    expect(overlapsContent(card())).toBe(true);
    at(selector, 301, 650);
    expect(overlapsContent(card())).toBe(false);
  });

  it('is true over the focused element, except inside the card', () => {
    at('a', 10, 710, 50, 20).focus();
    expect(overlapsContent(card())).toBe(true);
    at('main form', 200, 650);
    document.querySelector('button')?.focus();
    expect(overlapsContent(card())).toBe(false);
  });
});

describe('coversText', () => {
  it.each([
    ['h2', true],
    ['p', true],
    ['section', false],
    ['aside', false],
  ])('over a %s is %s', (name, expected) => {
    document.body.innerHTML =
      '<main><section><h2>Title</h2><p>Text</p></section></main><aside><p>Own</p></aside>';
    const card = at('aside', 0, 700, 300, 80);
    const under = name === 'aside' ? card.querySelector('p') : document.querySelector(`main ${name}`);
    document.elementsFromPoint = vi.fn(() => (under ? [under] : []));
    expect(coversText(card)).toBe(expected);
  });
});
