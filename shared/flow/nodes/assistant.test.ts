import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { describeChanges } from '../changes.ts';
import { answerFlow, resumeFlow, startFlow } from '../engine.ts';
import { languageData } from '../language-data.ts';
import { matchIntent } from '../match-intent.ts';
import { normaliseFlow } from '../normalise.ts';
import { findProblems } from '../problems.ts';
import type { RequestResult, Turn } from '../state.ts';
import { listTexts } from '../translations.ts';

const flow = parseFlow({
  nodes: [
    node('start', 'start', { message: 'Hi' }),
    node('a', 'assistant', {
      message: 'Ask me anything.',
      maxTurns: 2,
      exits: [{ id: 'book', label: 'Book a call', examples: ['I want to talk to somebody', 'ein Termin'] }],
      collect: [{ variable: 'mail', kind: 'email' }],
    }),
    node('book', 'text', { message: 'When?' }),
    node('end', 'end', { message: 'Bye' }),
  ],
  connections: [
    { from: 'start', to: 'a' },
    { from: 'a', to: 'book', on: 'book' },
    { from: 'a', to: 'end' },
  ],
});
const said = ({ messages }: Turn) => messages.map(({ text }) => text);
const ask = (
  turn: Turn,
  input: string,
  result: RequestResult = { ok: true, body: 'It costs {{money}}.' },
) => {
  const asked = answerFlow(flow, turn.state, input);
  return asked.awaiting?.kind === 'request' ? resumeFlow(flow, asked.state, result) : asked;
};

describe('an assistant node', () => {
  const start = startFlow(flow);

  it('passes a question to the caller, sends the answer as text and waits again with its exits', () => {
    expect(answerFlow(flow, start.state, ' What does it cost? ').effects).toEqual([
      { type: 'ask_assistant', nodeId: 'a', question: 'What does it cost?' },
    ]);
    const answered = ask(start, 'What does it cost?');
    expect(said(answered)).toEqual(['It costs { {money}}.']);
    expect(answered.awaiting?.options?.map(({ label }) => label)).toEqual(['Book a call', 'Continue']);
  });

  it('continues after its last answer, or when the visitor chooses to', () => {
    expect(said(ask(ask(start, 'Why?'), 'How?'))).toEqual(['It costs { {money}}.', 'Bye']);
    expect(said(ask(start, 'continue'))).toEqual(['Bye']);
  });

  it.each(['Book a call', 'I would like to talk to somebody', 'einen Termin bitte, ein Termin'])(
    'leaves through the exit that “%s” means',
    (input) => expect(said(ask(start, input))).toEqual(['When?']),
  );

  it('says that there is no answer', () => {
    expect(said(ask(start, 'Why?', { ok: false }))).toEqual(['I don’t have an answer to that.']);
  });

  it('extracts details from the visitor’s messages', () => {
    const turn = ask(start, 'Could you write to ann@example.org please');
    expect(turn.state.variables).toMatchObject({ mail: 'ann@example.org', email: 'ann@example.org' });
  });

  it.each(Object.keys(languageData))('offers to continue in %s', (language) => {
    const { assistant } = languageData[language as 'en'].texts;
    expect(startFlow(flow, { language }).awaiting?.options?.at(-1)?.label).toBe(assistant.continue);
  });

  it('reports exits without examples or a way on', () => {
    const bare = parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('a', 'assistant', { message: 'Ask.', exits: [{ label: 'X' }] }),
      ],
      connections: [{ from: 'start', to: 'a' }],
    });
    expect(findProblems(bare).map(({ code }) => code)).toEqual([
      'exit.examples',
      'exit.missing',
      'exit.missing',
    ]);
  });
});

describe('an assistant node’s instruction', () => {
  const flowWith = (more: object) => ({
    nodes: [node('a', 'assistant', { message: 'Ask.', exits: [], maxTurns: 5, ...more })],
  });
  const instructed = parseFlow(flowWith({ instruction: 'Be brief.' }));

  it('stays in the document, and is absent in documents without one', () => {
    expect(instructed.nodes[0]?.data).toMatchObject({ instruction: 'Be brief.' });
    expect(parseFlow(flowWith({})).nodes[0]?.data).toEqual({ message: 'Ask.', exits: [], maxTurns: 5 });
  });

  it('can have at most 500 characters', () => {
    expect(normaliseFlow(flowWith({ instruction: 'x'.repeat(500) })).ok).toBe(true);
    expect(JSON.stringify(normaliseFlow(flowWith({ instruction: 'x'.repeat(501) })))).toContain(
      'The instruction can have at most 500 characters.',
    );
  });

  it('is no text for translators, and a change of it is listed before publication', () => {
    expect(listTexts(instructed).map(({ text }) => text)).toEqual(['Ask.']);
    expect(describeChanges(parseFlow(flowWith({})), instructed).join()).toContain('instruction');
  });
});

describe('matchIntent', () => {
  const intents = [
    { id: 'book', label: 'Book', examples: ['I want an appointment', '予約したいです'] },
    { id: 'cancel', label: 'Cancel', examples: ['cancel my contract'] },
  ];
  it.each([
    ['i want an appointment please', 'book'],
    ['please cancel my contract now', 'cancel'],
    ['予約をしたいです', 'book'],
    ['what is the weather', undefined],
    ['', undefined],
  ])('reads “%s” as %s', (input, id) => expect(matchIntent(intents, input)?.id).toBe(id));
});
