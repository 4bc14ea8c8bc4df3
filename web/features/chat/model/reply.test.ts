import { describe, expect, it } from 'vitest';
import { acceptLinks, acceptSuggestions } from './reply.ts';

describe('acceptSuggestions', () => {
  it('accepts valid suggestions', () => {
    const chips = [
      { kind: 'ask', text: 'What does it cost?' },
      { kind: 'language', text: '¿Responder en español?', language: 'es' },
    ];
    expect(acceptSuggestions(chips)).toEqual(chips);
  });

  it.each([
    undefined,
    null,
    'ask',
    [],
    [null, 'x', 3],
    [{ kind: 'run', text: 'x' }],
    [{ kind: 'ask', text: '  ' }],
    [{ kind: 'ask', text: 7 }],
    [{ kind: 'ask', text: 'x'.repeat(201) }],
    [{ kind: 'language', text: 'x' }],
    [{ kind: 'language', text: 'x', language: 'xx' }],
  ])('drops unusable ones: %j', (value) => {
    expect(acceptSuggestions(value)).toBeUndefined();
  });

  it('limits their number', () => {
    const chips = Array.from({ length: 40 }, (_, index) => ({ kind: 'ask', text: `${index}` }));
    expect(acceptSuggestions(chips)).toHaveLength(6);
  });
});

describe('acceptLinks', () => {
  const links = (...hrefs: unknown[]) =>
    acceptLinks(
      hrefs.map((href) => ({ text: 'See', href })),
      'https://parley.example',
    )?.map(({ href }) => href);

  it('accepts links within this site, each once', () => {
    expect(links('/#pricing', '/pricing#calculator', '/#pricing')).toEqual([
      '/#pricing',
      '/pricing#calculator',
    ]);
  });

  it.each([['https://evil.example/'], ['//evil.example/x'], ['javascript:alert(1)'], [7]])(
    'drops %s',
    (href) => {
      expect(links(href)).toBeUndefined();
    },
  );
});
