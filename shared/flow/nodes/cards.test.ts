import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { startFlow } from '../engine.ts';
import { normaliseFlow } from '../normalise.ts';
import { listFlowPictures } from '../pictures.ts';
import { findProblems } from '../problems.ts';
import { listTexts } from '../translations.ts';

const picture = { hash: 'b'.repeat(32), width: 1200, height: 900 };
const details = { id: 'l1', label: 'See details', url: 'https://example.org/table' };
const table = {
  id: 'c1',
  title: 'Table for {{name}}',
  text: 'Oak',
  picture,
  alt: 'A table',
  links: [details],
};
const sofa = { id: 'c2', title: 'Sofa' };

const media = (cards: unknown) => node('m', 'media', { kind: 'cards', cards });
const flowWith = (cards: unknown, more: object = {}) =>
  parseFlow({
    nodes: [node('s', 'start', { message: 'Hello' }), media(cards)],
    connections: [{ from: 's', to: 'm' }],
    ...more,
  });
const problemsOf = (cards: unknown) =>
  findProblems(flowWith(cards))
    .map(({ code }) => code)
    .filter((code) => code !== 'variable.unknown');

describe('a row of cards', () => {
  it('is one message with filled-in words, safe links and a text version', () => {
    const unsafe = { ...sofa, links: [{ id: 'l1', label: 'Run', url: 'javascript:alert(1)' }] };
    const turn = startFlow(flowWith([table, unsafe]), { variables: { name: 'six' } });
    const { id: _, ...link } = details;
    expect(turn.messages.at(-1)).toEqual({
      nodeId: 'm',
      delay: 0,
      text: 'Table for six\nOak\nSee details: https://example.org/table\n\nSofa',
      media: [
        { kind: 'card', title: 'Table for six', text: 'Oak', picture, alt: 'A table', links: [link] },
        { kind: 'card', title: 'Sofa', links: [] },
      ],
    });
    expect(turn).toMatchObject({ done: true, state: { outcome: 'completed' } });
  });

  it('is translated by the ids of cards and buttons', () => {
    const flow = flowWith([table, sofa], {
      translations: {
        de: { 'm.card.c2.title': 'Sofa (neu)', 'm.card.c1.l1': 'Mehr', 'm.card.c9.title': 'x' },
      },
    });
    expect(listTexts(flow).map(({ key }) => key)).toEqual([
      's.message',
      ...['alt', 'title', 'text', 'l1'].map((part) => `m.card.c1.${part}`),
      'm.card.c2.title',
    ]);
    const shown = startFlow(flow, { language: 'de' }).messages.at(-1)?.media;
    expect(shown).toMatchObject([{ links: [{ label: 'Mehr' }] }, { title: 'Sofa (neu)' }]);
    expect(Object.keys(flow.translations?.de ?? {})).not.toContain('m.card.c9.title');
    expect(listFlowPictures(flow)).toEqual([picture.hash]);
  });

  it('reports what visitors would miss', () => {
    expect(problemsOf([table, sofa])).toEqual([]);
    expect(problemsOf([])).toEqual(['media.none']);
    expect(problemsOf([{ ...sofa, title: ' ' }])).toEqual(['media.title']);
    expect(problemsOf([{ ...table, alt: '' }])).toEqual(['alt.missing']);
    expect(problemsOf([{ ...sofa, links: [{ ...details, url: 'http://example.org' }] }])).toEqual([
      'media.link',
    ]);
  });

  it.each([
    [Array.from({ length: 11 }, (_, index) => ({ id: `c${index}` })), 'nodes.0.data.cards'],
    [[{ ...table, links: [details, details, details] }], 'nodes.0.data.cards.0.links'],
    [[{ ...table, picture: 'https://example.org/a.png' }], 'nodes.0.data.cards.0.picture'],
    ['many', 'nodes.0.data.cards'],
    [[7], 'nodes.0.data.cards.0'],
  ])('refuses %j', (cards, field) => {
    const read = normaliseFlow({ nodes: [media(cards)] });
    expect(read.ok ? {} : Object.keys(read.fields)).toContain(field);
  });

  it('drops unknown keys, gives ids, and leaves other media as they were', () => {
    const [card] = flowWith([{ title: 'Sofa', price: 9, links: [{ label: 'a', url: 'b' }] }]).nodes.slice(1);
    expect(card?.data).toEqual({
      kind: 'cards',
      cards: [{ id: 'c1', title: 'Sofa', links: [{ id: 'l1', label: 'a', url: 'b' }] }],
    });
    const plain = parseFlow({ nodes: [node('m', 'media', { kind: 'image' })] });
    expect(plain.nodes[0]?.data).toEqual({ kind: 'image' });
  });
});
