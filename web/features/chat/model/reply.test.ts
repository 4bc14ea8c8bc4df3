import { describe, expect, it } from 'vitest';
import { acceptLinks, acceptSuggestions } from './reply.ts';

describe('chips of an answer', () => {
  it('are taken as they are', () => {
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
  ])('are none where nothing can be pressed: %j', (value) => {
    expect(acceptSuggestions(value)).toBeUndefined();
  });

  it('never fill the panel', () => {
    const chips = Array.from({ length: 40 }, (_, index) => ({ kind: 'ask', text: `${index}` }));
    expect(acceptSuggestions(chips)).toHaveLength(6);
  });
});

describe('links of an answer', () => {
  const links = (...hrefs: unknown[]) =>
    acceptLinks(
      hrefs.map((href) => ({ text: 'See', href })),
      'https://parley.example',
    )?.map(({ href }) => href);

  it('lead to places on this site, each once', () => {
    expect(links('/#pricing', '/pricing#calculator', '/#pricing')).toEqual([
      '/#pricing',
      '/pricing#calculator',
    ]);
  });

  it.each([['https://evil.example/'], ['//evil.example/x'], ['javascript:alert(1)'], [7]])(
    'never to %s',
    (href) => {
      expect(links(href)).toBeUndefined();
    },
  );
});
