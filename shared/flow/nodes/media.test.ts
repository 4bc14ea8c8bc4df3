import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { startFlow } from '../engine.ts';
import { normaliseFlow } from '../normalise.ts';
import { listFlowPictures } from '../pictures.ts';
import { findProblems } from '../problems.ts';
import { listTexts } from '../translations.ts';

const picture = { hash: 'a'.repeat(32), width: 1600, height: 900 };
const flowWith = (data: object, more: object = {}) =>
  parseFlow({
    nodes: [node('s', 'start', { message: 'Hello' }), node('m', 'media', data)],
    connections: [{ from: 's', to: 'm' }],
    ...more,
  });
const show = (data: object, options = {}) => startFlow(flowWith(data), options).messages.at(-1);
const codes = (data: object) =>
  findProblems(flowWith(data)).map(({ severity, code }) => `${severity} ${code}`);

describe('a media node', () => {
  it('sends the picture with its size, description and filled-in words, and goes on', () => {
    const turn = startFlow(flowWith({ kind: 'image', picture, alt: 'An oak', title: 'For {{name}}' }), {
      variables: { name: 'Ann' },
    });
    expect(turn.messages.at(-1)).toEqual({
      nodeId: 'm',
      text: 'For Ann',
      delay: 0,
      media: [{ kind: 'image', picture, alt: 'An oak', title: 'For Ann' }],
    });
    expect(turn).toMatchObject({ done: true, state: { outcome: 'completed' } });
  });

  it('describes itself in words for clients without pictures', () => {
    expect(show({ kind: 'image', picture, alt: 'An oak' })?.text).toBe('An oak');
    expect(
      show({ kind: 'link', title: 'Oaks', text: 'Old ones', url: 'https://example.org/oak' })?.text,
    ).toBe('Oaks\nOld ones\nhttps://example.org/oak');
  });

  it('never passes on an address that is not https', () => {
    expect(show({ kind: 'link', title: 'Oaks', url: 'javascript:alert(1)' })?.media).toEqual([
      { kind: 'link', title: 'Oaks' },
    ]);
  });

  it('sends nothing while it is empty', () => {
    expect(startFlow(flowWith({ kind: 'image' })).messages.map(({ text }) => text)).toEqual(['Hello']);
  });

  it('sends description, title and text in the visitor’s language', () => {
    const flow = flowWith(
      { kind: 'image', picture, alt: 'An oak', title: 'Oak', text: 'Old' },
      { translations: { de: { 'm.alt': 'Eine Eiche', 'm.title': 'Eiche', 'm.text': 'Alt' } } },
    );
    expect(listTexts(flow).map(({ key }) => key)).toEqual(['s.message', 'm.alt', 'm.title', 'm.text']);
    expect(startFlow(flow, { language: 'de' }).messages.at(-1)?.media).toMatchObject([
      { alt: 'Eine Eiche', title: 'Eiche', text: 'Alt' },
    ]);
  });

  it.each([
    [{ kind: 'image' }, ['warning media.none']],
    [{ kind: 'image', picture }, ['warning alt.missing']],
    [{ kind: 'image', picture, alt: 'An oak' }, []],
    [{ kind: 'video', title: 'Tour', url: 'https://example.org/page' }, ['error media.video']],
    [{ kind: 'video', title: 'Tour', url: 'https://youtu.be/dQw4w9WgXcQ' }, []],
    [{ kind: 'link', title: 'Oaks', url: 'http://example.org' }, ['error media.link']],
    [{ kind: 'link', url: 'https://example.org' }, ['warning media.title']],
  ])('reports the problems of %j', (data, problems) => {
    expect(codes(data)).toEqual(problems);
  });

  it('rejects a picture that is not in the library', () => {
    for (const wrong of ['https://example.org/a.png', { ...picture, hash: '../x' }, { ...picture, width: 0 }])
      expect(normaliseFlow({ nodes: [node('m', 'media', { picture: wrong })] }).ok).toBe(false);
  });

  it('lists its picture once', () => {
    const flow = parseFlow({ nodes: [node('a', 'media', { picture }), node('b', 'media', { picture })] });
    expect(listFlowPictures(flow)).toEqual([picture.hash]);
  });
});
