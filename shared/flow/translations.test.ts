import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes.ts';
import type { FlowDocument } from './document.ts';
import { answerFlow, startFlow } from './engine.ts';
import { removeNodes } from './graph.ts';
import { normaliseFlow } from './normalise.ts';
import { findProblems } from './problems.ts';
import {
  chooseLanguage,
  getTranslationProgress,
  getTranslations,
  listTexts,
  listTranslatedLanguages,
  markOutdatedTranslations,
  setTranslations,
} from './translations.ts';

const raw = (more: object = {}) => ({
  nodes: [
    { id: 'start', type: 'start', data: { message: 'Hello {{name}}' } },
    {
      id: 'q',
      type: 'quick_reply',
      data: {
        message: 'Which day?',
        retry: 'One of these days, please.',
        options: [
          { id: 'o1', label: 'Today', value: 'today' },
          { id: 'o2', label: 'Tomorrow', value: 'tomorrow' },
        ],
      },
    },
    { id: 'mail', type: 'action', data: { action: 'collect_email', config: { message: 'Your address?' } } },
  ],
  connections: [
    { from: 'start', to: 'q' },
    { from: 'q', to: 'mail' },
  ],
  ...more,
});
const read = (value: unknown): FlowDocument => {
  const result = normaliseFlow(value);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.flow;
};
const german = {
  'start.message': 'Hallo {{name}}',
  'q.message': 'An welchem Tag?',
  'q.retry': 'Einen dieser Tage, bitte.',
  'q.option.o1': 'Heute',
  'q.option.o2': 'Morgen',
};

it('gives every text that a visitor reads a unique key', () => {
  expect(listTexts(read(raw())).map(({ key, text }) => [key, text])).toEqual([
    ['start.message', 'Hello {{name}}'],
    ['q.message', 'Which day?'],
    ['q.option.o1', 'Today'],
    ['q.option.o2', 'Tomorrow'],
    ['q.retry', 'One of these days, please.'],
    ['mail.message', 'Your address?'],
  ]);
});

describe('translations in a document', () => {
  it('are kept for existing texts, and dropped for all others', () => {
    const flow = read(
      raw({
        translations: {
          de: { ...german, 'gone.message': 'Weg', 'mail.message': '  ' },
          tlh: { 'q.message': 'qaStaHvIS' },
          fr: {},
        },
        unchecked: { de: ['q.message', 'gone.message'], fr: ['q.message'] },
      }),
    );
    expect(listTranslatedLanguages(flow)).toEqual(['de']);
    expect(getTranslations(flow, 'de')).toEqual(german);
    expect(flow.unchecked).toEqual({ de: ['q.message'] });
    expect(read(JSON.parse(JSON.stringify(flow)))).toEqual(flow);
  });

  it('are rejected when too long or not a string', () => {
    expect(normaliseFlow(raw({ translations: { de: { 'q.message': { a: 1 } } } })).ok).toBe(false);
    expect(normaliseFlow(raw({ translations: { de: { 'q.message': 'x'.repeat(2001) } } })).ok).toBe(false);
    expect(normaliseFlow(raw({ translations: [] })).ok).toBe(false);
  });

  it('are removed with their node', () => {
    const flow = removeNodes(read(raw({ translations: { de: german } })), ['q']);
    expect(getTranslations(flow, 'de')).toEqual({ 'start.message': 'Hallo {{name}}' });
  });
});

describe('a conversation', () => {
  const flow = read(raw({ translations: { de: german } }));

  it('uses the visitor’s language for translated texts, and the flow’s for others', () => {
    const turn = startFlow(flow, { language: 'de', variables: { name: 'Ann' } });
    expect(turn.messages.map(({ text }) => text)).toEqual(['Hallo Ann', 'An welchem Tag?']);
    expect(turn.awaiting?.options?.map(({ label, value }) => [label, value])).toEqual([
      ['Heute', 'today'],
      ['Morgen', 'tomorrow'],
    ]);
    expect(answerFlow(flow, turn.state, 'irgendwann').messages[0]?.text).toBe('Einen dieser Tage, bitte.');
    const asked = answerFlow(flow, turn.state, 'morgen');
    expect(asked.state.variables.user_input).toBe('tomorrow');
    expect(asked.messages.map(({ text }) => text)).toEqual(['Your address?']);
    expect(answerFlow(flow, asked.state, 'nein').messages[0]?.text).toMatch(/E-Mail-Adresse/);
  });

  it('uses the first of the visitor’s languages that the flow has', () => {
    expect(chooseLanguage(flow, 'en', ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(chooseLanguage(flow, 'en-GB', ['en-US', 'de'])).toBe('en-GB');
    expect(chooseLanguage(flow, 'pt-BR', ['fr', 'tlh'])).toBe('pt-BR');
  });
});

describe('the translation overview', () => {
  it('shows progress, drafts, and translations of changed texts', () => {
    const flow = setTranslations(
      setTranslations(read(raw()), 'de', german),
      'de',
      { 'mail.message': 'Adresse?' },
      false,
    );
    expect(getTranslationProgress(flow, 'de')).toEqual({ total: 6, done: 6, unchecked: 1, percent: 100 });
    expect(getTranslationProgress(flow, 'he')).toEqual({ total: 6, done: 0, unchecked: 0, percent: 0 });
    expect(setTranslations(flow, 'de', { 'mail.message': 'Ihre Adresse?' }).unchecked).toBeUndefined();
    const edited = read(raw({ translations: flow.translations, unchecked: flow.unchecked }));
    const changed = {
      ...edited,
      nodes: edited.nodes.map((node) =>
        node.type === 'start' ? { ...node, data: { ...node.data, message: 'Welcome' } } : node,
      ),
    };
    expect(markOutdatedTranslations(flow, changed).unchecked).toEqual({
      de: ['mail.message', 'start.message'],
    });
    const both = setTranslations(changed, 'de', { 'start.message': 'Willkommen' });
    expect(markOutdatedTranslations(flow, both).unchecked).toEqual({ de: ['mail.message'] });
    expect(describeChanges(flow, both)).toContain('Translated 1 text into German.');
  });

  it('reports variables that are missing or new', () => {
    const flow = setTranslations(read(raw()), 'de', {
      'start.message': 'Hallo',
      'q.message': 'Welcher Tag, {{nobody}}?',
    });
    const sentences = findProblems(flow).map(({ message }) => message);
    expect(sentences).toContain('The German translation of “Hello {{name}}” lacks {{name}}.');
    expect(sentences).toContain(
      'The German translation of “Which day?” uses {{nobody}}, but the original does not.',
    );
  });
});
