import { describe, expect, it } from 'vitest';
import { exploreFlow } from '#test/fixtures/explore-flow.ts';
import { bubble, buildBot, choice, input } from '#test/fixtures/typebot.ts';
import type { FlowDocument } from '../document.ts';
import { startFlow } from '../engine.ts';
import { flowLimits } from '../limits.ts';
import { hasErrors } from '../problems.ts';
import { convertTypebot } from './convert.ts';

const outcomesOf = (value: unknown) => convertTypebot(value).blocks.map(({ outcome }) => outcome);
const nodesOf = (flow: FlowDocument) => flow.nodes.map(({ type, data }) => ({ type, ...data }));
const leadsTo = (flow: FlowDocument, from: string, on?: string) => {
  const id = flow.connections.find((one) => one.from === from && one.on === on)?.to;
  return flow.nodes.find((node) => node.id === id);
};

describe('convertTypebot', () => {
  it('begins with the first text and makes the text above an input its question', () => {
    const { flow, blocks, name } = convertTypebot(
      buildBot([
        ['Intro', bubble('Hi!'), bubble('What is your name?'), input('text input', 'Full name')],
        ['Bye', bubble('Bye {{Full name}}')],
      ]),
    );
    expect(name).toBe('Test bot');
    expect(nodesOf(flow)).toEqual([
      { type: 'start', message: 'Hi!' },
      {
        type: 'text',
        message: 'What is your name?',
        delay: 0,
        input: { variable: 'Full_name', kind: 'text' },
      },
      { type: 'text', message: 'Bye {{Full_name}}', delay: 0 },
    ]);
    expect(blocks.map(({ outcome }) => outcome)).toEqual(['carried', 'carried', 'carried', 'carried']);
    expect(blocks[0]).toEqual({ group: 'Intro', block: 'Text “Hi!”', outcome: 'carried', reasons: [] });
  });

  it('follows each option’s connection; options without one go to the next block', () => {
    const { flow } = convertTypebot(
      buildBot([
        ['Ask', bubble('Which?'), choice(['Left', 'Right'], { Left: 'L' }), bubble('Neither')],
        ['L', bubble('Left it is')],
      ]),
    );
    const question = flow.nodes.find(({ type }) => type === 'quick_reply');
    expect(question?.data).toMatchObject({
      message: 'Which?',
      options: [{ value: 'Left' }, { value: 'Right' }],
    });
    expect(leadsTo(flow, question?.id ?? '', 'Left')?.data).toMatchObject({ message: 'Left it is' });
    expect(leadsTo(flow, question?.id ?? '')?.data).toMatchObject({ message: 'Neither' });
    expect(exploreFlow(flow).outcomes).toEqual(['completed', 'completed']);
  });

  it('lets visitors choose several buttons, which lead to the block’s own target', () => {
    const { flow, blocks } = convertTypebot(
      buildBot([
        [
          'Ask',
          bubble('Which?'),
          {
            ...choice(['A', 'B']),
            options: { isMultipleChoice: true },
            outgoingEdgeId: 'to-Next',
          },
        ],
        ['Next', bubble('Thanks')],
      ]),
    );
    const question = flow.nodes.find(({ type }) => type === 'quick_reply');
    expect(question?.data).toMatchObject({ message: 'Which?', several: {}, options: [{ value: 'A' }, {}] });
    expect(leadsTo(flow, question?.id ?? '')?.data).toMatchObject({ message: 'Thanks' });
    expect(blocks.map(({ outcome }) => outcome)).toEqual(['carried', 'carried', 'carried']);
  });

  it('completes the conversation after a question without a connection', () => {
    const { flow } = convertTypebot(buildBot([['Ask', bubble('Which?'), choice(['A', 'B'])]]));
    expect(exploreFlow(flow).outcomes).toEqual(['completed', 'completed']);
    expect(hasErrors(flow)).toBe(false);
  });

  it('turns each item of a condition into a node and keeps negated comparisons', () => {
    const compare = (operator: string, value?: string) => ({
      variableId: 'v-Score',
      comparisonOperator: operator,
      ...(value === undefined ? {} : { value }),
    });
    const item = (edge: string, logicalOperator: string, ...comparisons: unknown[]) => ({
      id: `i-${edge}`,
      outgoingEdgeId: `e-${edge}`,
      content: { logicalOperator, comparisons },
    });
    const bot = buildBot([
      [
        'Rate',
        bubble('Points?'),
        input('number input', 'Score'),
        {
          type: 'Condition',
          items: [
            item(
              'High',
              'AND',
              compare('Greater or equal to', '9'),
              compare('Does not match regex', '/^1./'),
            ),
            item('Low', 'AND', compare('Does not contain', '2'), compare('Is set')),
          ],
        },
        bubble('Middle'),
      ],
      ['High', bubble('High')],
      ['Low', bubble('Low')],
    ]);
    const { flow } = convertTypebot({
      ...bot,
      edges: [
        ...bot.edges,
        ...['High', 'Low'].map((to) => ({
          id: `e-${to}`,
          from: { blockId: 'x' },
          to: { groupId: `g-${to}` },
        })),
      ],
    });
    const conditions = flow.nodes.filter(({ type }) => type === 'condition');
    expect(conditions.map(({ data }) => data)).toEqual([
      {
        condition: 'Score',
        operator: 'less',
        value: '9',
        also: [{ condition: 'Score', operator: 'matches', value: '^1.' }],
        match: 'any',
      },
      { condition: 'Score', operator: 'not_contains', value: '2' },
      { condition: 'Score', operator: 'empty', value: '' },
    ]);
    const [first, second, third] = conditions.map(({ id }) => id);
    expect(leadsTo(flow, first ?? '', 'false')?.data).toMatchObject({ message: 'High' });
    expect(leadsTo(flow, first ?? '', 'true')?.id).toBe(second);
    expect(leadsTo(flow, second ?? '', 'true')?.id).toBe(third);
    expect(leadsTo(flow, second ?? '', 'false')?.data).toMatchObject({ message: 'Middle' });
    expect(leadsTo(flow, third ?? '', 'false')?.data).toMatchObject({ message: 'Low' });
  });

  it('makes jumps and links to a group of the same bot connections', () => {
    const { flow, blocks } = convertTypebot(
      buildBot([
        ['One', bubble('One'), { type: 'Jump', options: { groupId: 'g-Three' } }],
        ['Two', bubble('Two')],
        [
          'Three',
          bubble('Three'),
          { type: 'Typebot link', options: { typebotId: 'current', groupId: 'g-Two' } },
        ],
      ]),
    );
    expect(startFlow(flow).messages.map(({ text }) => text)).toEqual(['One', 'Three', 'Two']);
    expect(blocks.every(({ outcome }) => outcome === 'carried')).toBe(true);
  });

  it('asks for the flow of a link to another bot', () => {
    const { flow, blocks } = convertTypebot(
      buildBot([
        ['One', bubble('One'), { type: 'Typebot link', options: { typebotId: 'abc', groupId: 'x' } }],
      ]),
    );
    expect(nodesOf(flow)[1]).toEqual({ type: 'subflow', flow: 'abc', name: 'Typebot abc' });
    expect(blocks[1]?.reasons[0]).toContain('Choose which of your flows');
  });

  it('continues after another bot, as Typebot does', () => {
    const { flow } = convertTypebot(
      buildBot([
        ['One', bubble('One'), { type: 'Typebot link', options: { typebotId: 'abc' } }, bubble('After')],
      ]),
    );
    const call = flow.nodes.find(({ type }) => type === 'subflow')?.id ?? '';
    for (const exit of [undefined, 'error'])
      expect(leadsTo(flow, call, exit)?.data).toMatchObject({ message: 'After' });
  });

  it('keeps groups with several steps, and the colour of the buttons', () => {
    const bot = buildBot([
      ['Intro', bubble('Hi'), bubble('Welcome'), bubble('Ready')],
      ['Single', bubble('Alone')],
    ]);
    const theme = { chat: { buttons: { backgroundColor: '#1D4ED8' } } };
    const { flow, notes } = convertTypebot({ ...bot, theme });
    expect(flow.groups).toEqual([
      { id: 'group-1', title: 'Intro', nodes: flow.nodes.slice(1, 3).map(({ id }) => id) },
    ]);
    expect(flow.accent).toBe('#1d4ed8');
    expect(notes).toContain('Of the theme only the colour of the buttons is carried over.');
    const odd = { chat: { buttons: { backgroundColor: 'url(//elsewhere.example)' } } };
    expect(convertTypebot({ ...bot, theme: odd }).flow.accent).toBeUndefined();
  });

  it('plays videos, and links to pictures and pages', () => {
    const show = (type: string, content: object) => ({ type, content });
    const { flow, blocks } = convertTypebot(
      buildBot([
        [
          'Media',
          bubble('Look'),
          show('video', { type: 'youtube', id: 'dQw4w9WgXcQ' }),
          show('image', { url: 'https://x.example/a.png', clickLink: { alt: 'A chair' } }),
          show('embed', { url: 'https://x.example/page' }),
          show('image', { url: '{{Base}}/b.png' }),
          show('image', { url: 'data:image/png;base64,AA' }),
        ],
      ]),
    );
    expect(nodesOf(flow).slice(1)).toEqual([
      { type: 'media', kind: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Video' },
      { type: 'media', kind: 'link', url: 'https://x.example/a.png', title: 'A chair' },
      { type: 'media', kind: 'link', url: 'https://x.example/page', title: 'Page' },
      { type: 'text', message: '{{Base}}/b.png', delay: 0 },
    ]);
    expect(blocks.map(({ outcome }) => outcome)).toEqual([
      'carried',
      'carried',
      'changed',
      'changed',
      'changed',
      'left_out',
    ]);
    expect(hasErrors(flow)).toBe(false);
  });

  it('makes a pause the delay of the message after it', () => {
    const wait = { type: 'Wait', options: { secondsToWaitFor: '2' } };
    const { flow, blocks } = convertTypebot(
      buildBot([
        ['One', bubble('One'), wait, bubble('Two'), choice(['A']), bubble('Three'), wait, choice(['B'])],
      ]),
    );
    expect(nodesOf(flow).slice(1)).toMatchObject([
      { type: 'text', message: 'Two', delay: 2000 },
      { type: 'quick_reply', message: '' },
      { type: 'quick_reply', message: 'Three' },
      { type: 'end' },
    ]);
    expect(blocks[5]).toMatchObject({ block: 'Wait', outcome: 'left_out' });
    const delayed = convertTypebot(buildBot([['One', bubble('One'), wait, wait, bubble('Two')]]));
    expect(nodesOf(delayed.flow)[1]).toMatchObject({ message: 'Two', delay: 4000 });
    expect(delayed.blocks.every(({ outcome }) => outcome === 'carried')).toBe(true);
  });

  it('splits conversations as the A/B test does', () => {
    const split = {
      type: 'AB test',
      options: { aPercent: 30 },
      items: [
        { id: 'a', path: 'a', outgoingEdgeId: 'e-A' },
        { id: 'b', path: 'b' },
      ],
    };
    const bot = buildBot([
      ['One', bubble('One'), split],
      ['A', bubble('A')],
    ]);
    const { flow } = convertTypebot({
      ...bot,
      edges: [...bot.edges, { id: 'e-A', from: {}, to: { groupId: 'g-A' } }],
    });
    const node = flow.nodes.find(({ type }) => type === 'ab_split');
    expect(node?.data).toEqual({
      branches: [
        { id: 'a', label: 'A', weight: 30 },
        { id: 'b', label: 'B', weight: 70 },
      ],
    });
    expect(leadsTo(flow, node?.id ?? '', 'b')?.type).toBe('end');
  });

  it('carries requests with query, headers, body and the parts of the answer', () => {
    const request = {
      type: 'Webhook',
      options: {
        isCustomBody: true,
        webhook: {
          url: '{{Base}}/orders',
          method: 'POST',
          headers: [
            { key: 'Authorization', value: 'Bearer {{Full name}}' },
            { key: 'Cookie', value: 'x' },
          ],
          queryParams: [{ key: 'q', value: 'a b {{Full name}}' }],
          body: '{"name":"{{Full name}}"}',
        },
        responseVariableMapping: [
          { variableId: 'v-Score', bodyPath: 'data.items[0].price' },
          { variableId: 'v-Status', bodyPath: 'statusCode' },
          { variableId: 'v-Full name', bodyPath: 'data.map(x => x.y)' },
        ],
      },
    };
    const base = {
      type: 'Set variable',
      options: { variableId: 'v-Base', expressionToEvaluate: 'https://api.example.com' },
    };
    const { flow, blocks } = convertTypebot(buildBot([['One', bubble('One'), base, request]]));
    expect(nodesOf(flow)[2]).toEqual({
      type: 'api_call',
      url: 'https://api.example.com/orders?q=a%20b%20{{Full_name}}',
      method: 'POST',
      headers: { Authorization: 'Bearer {{Full_name}}' },
      body: '{"name":"{{Full_name}}"}',
      responseMapping: { Score: 'items[0].price' },
    });
    expect(nodesOf(flow)[3]).toEqual({
      type: 'set_variable',
      variable: 'Status',
      mode: 'set',
      value: '{{api_status}}',
    });
    expect(blocks[2]?.reasons).toEqual([
      'The header “Cookie” is left out.',
      '“data.map(x => x.y)” can’t be read from the answer.',
    ]);
  });

  it('leaves out what a flow can’t do, and goes on behind it', () => {
    const { flow, blocks } = convertTypebot(
      buildBot([
        [
          'One',
          bubble('One'),
          { type: 'Code', options: { content: 'alert(1)' } },
          input('file input'),
          { type: 'Pixel' },
          { type: 'new block' },
          bubble('Two'),
        ],
      ]),
    );
    expect(startFlow(flow).messages.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(blocks.filter(({ outcome }) => outcome === 'left_out').map(({ reasons }) => reasons[0])).toEqual([
      'Scripts don’t run on your site.',
      'Visitors can’t upload files.',
      'Visitors are counted by your own statistics; no data goes to other services.',
      'This type of block is unknown.',
    ]);
  });

  it('hands a chat with a model over to the assistant', () => {
    const model = { type: 'openai', options: { action: 'Create chat completion' } };
    const { flow } = convertTypebot(
      buildBot([
        [
          'Chat',
          bubble('Ask me'),
          input('text input', 'Full name'),
          model,
          { type: 'Jump', options: { groupId: 'g-Chat' } },
        ],
      ]),
    );
    expect(flow.nodes.find(({ type }) => type === 'hand_over')?.data).toEqual({
      to: 'assistant',
      message: '',
    });
    expect(exploreFlow(flow).outcomes).toContain('completed');
    expect(outcomesOf(buildBot([['Once', bubble('One'), model]]))).toEqual(['carried', 'left_out']);
  });

  it.each([
    ['rating input', { length: 10 }, 'rating', { scale: '0-10' }],
    ['rating input', { length: 5, startsAt: 1 }, 'rating', { scale: '1-5' }],
    ['rating input', { length: 7, startsAt: 1 }, 'quick_reply', {}],
    [
      'number input',
      { min: 1, max: '5' },
      'text',
      { input: { variable: 'Score', kind: 'number', min: 1, max: 5 } },
    ],
    [
      'email input',
      { retryMessageContent: 'Again' },
      'text',
      { input: { variable: 'Score', kind: 'email', retry: 'Again' } },
    ],
    ['date input', { hasTime: true }, 'text', { input: { variable: 'Score', kind: 'date' } }],
    ['cards', {}, 'quick_reply', {}],
  ])('carries a %s with %o', (type, options, nodeType, data) => {
    const items =
      type === 'cards' ? { items: [{ title: 'Paris', paths: [{ text: 'Go' }, { text: 'More' }] }] } : {};
    const { flow } = convertTypebot(
      buildBot([['One', bubble('One'), bubble('Two'), { ...input(type, 'Score', options), ...items }]]),
    );
    expect(flow.nodes[1]).toMatchObject({ type: nodeType, data: { message: 'Two', ...data } });
  });

  it('reads the bubbles and the start of older versions', () => {
    const bot = {
      ...buildBot([
        ['Start', { type: 'start', outgoingEdgeId: 'e-start' }],
        [
          'One',
          { type: 'text', content: { html: '<div>Hi <b>there</b></div><ul><li>a</li><li>b</li></ul>' } },
        ],
      ]),
      version: '3',
      events: undefined,
      edges: [{ id: 'e-start', from: { blockId: 'x' }, to: { groupId: 'g-One' } }],
    };
    const { flow } = convertTypebot(bot);
    expect(nodesOf(flow)).toEqual([{ type: 'start', message: 'Hi **there**\n- a\n- b' }]);
    expect(convertTypebot({ typebot: bot }).flow).toEqual(flow);
  });

  it('tells what is lost of the bot as a whole', () => {
    const bot = buildBot([['One', bubble('One {{Full name}}')]]);
    const { notes } = convertTypebot({
      ...bot,
      theme: { general: { font: 'x' } },
      events: [...bot.events, { id: 'c', type: 'command' }],
    });
    expect(notes).toEqual([
      'The event “Command” is left out.',
      'Colours, pictures and fonts of the theme are left out.',
      'Variables with spaces or other signs have new names: Full name.',
    ]);
  });

  it('refuses a bot with more steps than a flow can have', () => {
    const blocks = Array.from({ length: flowLimits.nodes + 1 }, (_, index) => bubble(`Text ${index}`));
    expect(() => convertTypebot(buildBot([['Long', ...blocks]]))).toThrow(
      'This bot needs 201 steps, but a flow can have 200.',
    );
  });

  it('refuses jumps that lead back to themselves without a step', () => {
    const jump = (group: string) => ({ type: 'Jump', options: { groupId: `g-${group}` } });
    expect(() =>
      convertTypebot(
        buildBot([
          ['A', jump('B')],
          ['B', jump('A')],
        ]),
      ),
    ).toThrow('Block 1 (Jump) in “A” leads back to itself without a step in between.');
  });
});
