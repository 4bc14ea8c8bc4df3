// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import type { FlowNode, NodeType } from '#shared/flow/document.ts';
import { findNode } from '#shared/flow/graph.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { getNodeView } from './all.ts';

let latest: FlowNode;
const Host = ({ type, data }: { type: NodeType; data?: object | undefined }) => {
  const [node, setNode] = useState(() => {
    const created = createNode(type, 'n', { x: 0, y: 0 });
    return data ? ({ ...created, data } as FlowNode) : created;
  });
  latest = node;
  const { Form } = getNodeView(node);
  const flow = { ...createFlowDocument(), nodes: [node] };
  return (
    <MantineRoot>
      <Form
        node={node}
        flow={flow}
        variables={['name']}
        onChange={(data) => setNode({ ...node, data } as FlowNode)}
        edit={(change) => setNode(findNode(change(flow), 'n') ?? node)}
      />
    </MantineRoot>
  );
};
const edit = (type: NodeType, data?: object) => render(<Host type={type} data={data} />);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

afterEach(cleanup);

it.each(['start', 'text', 'quick_reply'] as const)(
  'labels exactly one field of %s as the message',
  async (type) => {
    edit(type);
    const message = screen.getByLabelText(/message/i);
    await userEvent.clear(message);
    await userEvent.type(message, 'Hello');
    expect(latest.data).toMatchObject({ message: 'Hello' });
  },
);

it('stores a delay in whole milliseconds, and none for 0 [FLOW-015]', async () => {
  edit('text');
  const delay = screen.getByLabelText(/delay/i);
  await userEvent.clear(delay);
  await userEvent.type(delay, '250');
  expect(latest.data).toMatchObject({ delay: 250 });
  await userEvent.clear(delay);
  await userEvent.tab();
  expect(latest.data).toMatchObject({ delay: 0 });
});

it('offers the limits that the kind of answer has', async () => {
  edit('text');
  const kind = screen.getByLabelText('Wait for an answer');
  await userEvent.selectOptions(kind, 'number');
  await userEvent.type(screen.getByLabelText('Smallest number'), '2');
  expect(latest.data).toMatchObject({ input: { kind: 'number', min: 2 } });
  await userEvent.clear(screen.getByLabelText('Smallest number'));
  expect(latest.data).toMatchObject({ input: { min: undefined } });
  await userEvent.selectOptions(kind, 'date');
  await userEvent.selectOptions(screen.getByLabelText('Accepted days'), 'Today or later');
  expect(latest.data).toMatchObject({ input: { kind: 'date', days: 'future' } });
  await userEvent.selectOptions(kind, 'email');
  expect(screen.queryByLabelText(/Accepted days|number|characters/)).toBeNull();
});

it('edits option labels, and adds an option with a unique label', async () => {
  edit('quick_reply');
  const first = screen.getByLabelText('Option 1');
  expect(first).toHaveProperty('value', 'Option 1');
  await userEvent.clear(first);
  await userEvent.type(first, 'Sales');
  await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
  expect(screen.getByLabelText('Option 3')).toHaveProperty('value', 'New Option');
  expect(latest.data).toMatchObject({
    options: [{ label: 'Sales' }, { label: 'Option 2', value: 'option2' }, { label: 'New Option' }],
  });
});

it('lets an option’s value follow its label until the value is edited by hand', async () => {
  edit('quick_reply');
  await userEvent.clear(screen.getByLabelText('Option 1'));
  await userEvent.type(screen.getByLabelText('Option 1'), 'Sales');
  expect(screen.getByLabelText('Value 1')).toHaveProperty('value', 'Sales');
  await userEvent.clear(screen.getByLabelText('Option 2'));
  await userEvent.type(screen.getByLabelText('Option 2'), 'Sales');
  expect(screen.getByLabelText('Value 2')).toHaveProperty('value', 'Sales 2');
  await userEvent.type(screen.getByLabelText('Value 1'), '_team');
  await userEvent.type(screen.getByLabelText('Option 1'), ' team');
  expect(screen.getByLabelText('Value 1')).toHaveProperty('value', 'Sales_team');
});

it('selects the label of a new option, and adds one on Enter', async () => {
  edit('quick_reply');
  await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 3')));
  await userEvent.keyboard('Support{Enter}');
  expect(screen.getByLabelText('Option 3')).toHaveProperty('value', 'Support');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 4')));
});

it('lets visitors choose several options, within limits', async () => {
  edit('quick_reply');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors may choose several' }));
  expect(latest.data).toMatchObject({ several: {} });
  await userEvent.type(screen.getByLabelText('At most'), '2');
  expect(latest.data).toMatchObject({ several: { max: 2 } });
  await userEvent.clear(screen.getByLabelText('At most'));
  expect(latest.data).toMatchObject({ several: { max: undefined } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors may choose several' }));
  expect(latest.data).not.toHaveProperty('several');
});

it('keeps the pictures of options until they are switched off', async () => {
  const picture = { hash: 'a'.repeat(32), width: 1200, height: 900 };
  edit('quick_reply', {
    message: 'Which?',
    options: [{ id: 'o1', label: 'Table', value: 'Table', picture, alt: 'An oak table' }],
  });
  await userEvent.type(screen.getByLabelText('Description of the picture 1'), '!');
  expect(latest.data).toMatchObject({ options: [{ picture, alt: 'An oak table!' }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Options have pictures' }));
  expect(latest.data).toMatchObject({ options: [{ id: 'o1', label: 'Table', value: 'Table' }] });
  expect(JSON.stringify(latest.data)).not.toContain('picture');
});

it('builds a row of cards with buttons', async () => {
  edit('media');
  await userEvent.selectOptions(screen.getByLabelText('Shows'), 'cards');
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await userEvent.type(screen.getByLabelText('Title 1'), 'Table');
  await userEvent.type(screen.getByLabelText('Button 1 of card 1'), 'Details');
  await userEvent.type(screen.getByLabelText('Address of button 1 of card 1'), 'https://a.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await userEvent.type(screen.getByLabelText('Title 2'), 'Sofa');
  await userEvent.click(screen.getByRole('button', { name: 'Move card 2 up' }));
  expect(latest.data).toMatchObject({
    kind: 'cards',
    cards: [
      { id: 'c2', title: 'Sofa' },
      { id: 'c1', title: 'Table', links: [{ id: 'l1', label: 'Details', url: 'https://a.example' }] },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove card 1' }));
  expect(screen.getByLabelText('Title 1')).toHaveProperty('value', 'Table');
});

it('offers the specified comparisons first', () => {
  edit('condition');
  expect(optionsOf('Operator')).toEqual([
    ['equals', 'Equals'],
    ['contains', 'Contains'],
    ['greater', 'Greater than'],
    ['less', 'Less than'],
    ['exists', 'Exists'],
    ['not_equals', 'Is not'],
    ['not_contains', 'Does not contain'],
    ['starts', 'Starts with'],
    ['ends', 'Ends with'],
    ['matches', 'Matches pattern'],
    ['empty', 'Is empty'],
  ]);
});

it('offers the specified actions, with a URL field for webhooks only', async () => {
  edit('action');
  const actions = optionsOf('Action').map(([value]) => value);
  expect(actions).toEqual(['collect_email', 'collect_phone', 'book_appointment', 'send_webhook', 'api_call']);
  for (const action of actions) {
    await userEvent.selectOptions(screen.getByLabelText('Action'), String(action));
    const asked = screen.queryByLabelText('Webhook URL') !== null;
    expect(asked, action).toBe(action === 'send_webhook');
  }
});

it('offers four HTTP methods for an API call', async () => {
  edit('api_call');
  expect(optionsOf('Method').map(([value]) => value)).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
  await userEvent.type(screen.getByLabelText('URL'), 'https://api.example');
  expect(latest.data).toMatchObject({ url: 'https://api.example', method: 'GET' });
});

it('reads the flows for a jump whenever it is opened', async () => {
  const flows = [{ id: 'e', uuid: 't', name: 'First', isActive: true }];
  vi.stubGlobal('fetch', async () => Response.json(flows));
  edit('jump');
  await waitFor(() => expect(optionsOf('Flow')).toContainEqual(['t', 'First']));
  cleanup();
  flows.push({ id: 'f', uuid: 'u', name: 'Second', isActive: true });
  edit('jump');
  await waitFor(() => expect(optionsOf('Flow')).toContainEqual(['u', 'Second']));
  vi.unstubAllGlobals();
});

it('maps variables into and out of a sub-flow', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'e', uuid: 't', name: 'First', isActive: true }]));
  edit('subflow');
  await waitFor(() => expect(optionsOf('Flow')).toContainEqual(['t', 'First']));
  await userEvent.selectOptions(screen.getByLabelText('Flow'), 'First');
  const [pass, back] = screen.getAllByRole('button', { name: 'Add' });
  await userEvent.click(pass as HTMLElement);
  await userEvent.type(screen.getByLabelText('Variable there 1'), 'about');
  await userEvent.type(screen.getByLabelText('Value 1'), 'shirt');
  await userEvent.click(back as HTMLElement);
  await userEvent.type(screen.getAllByLabelText('Variable there 1')[1] as HTMLElement, 'size');
  await userEvent.type(screen.getByLabelText('Variable here 1'), 'shirt_size');
  expect(latest.data).toEqual({
    flow: 't',
    name: 'First',
    inputs: [{ name: 'about', value: 'shirt' }],
    outputs: [{ from: 'size', to: 'shirt_size' }],
  });
  vi.unstubAllGlobals();
});

it('adds a form field whose variable follows its label until it is edited', async () => {
  edit('form');
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await userEvent.clear(screen.getByLabelText('Label 3'));
  await userEvent.type(screen.getByLabelText('Label 3'), 'Team size');
  expect(screen.getByLabelText('Save as 3')).toHaveProperty('value', 'team_size');
  await userEvent.selectOptions(screen.getByLabelText('Kind 3'), 'number');
  await userEvent.type(screen.getByLabelText('Largest number'), '50');
  await userEvent.click(screen.getAllByLabelText(/Optional/)[2] as HTMLElement);
  await userEvent.type(screen.getByLabelText('Save as 3'), '_now');
  await userEvent.type(screen.getByLabelText('Label 3'), ' today');
  const { fields } = latest.data as { fields: object[] };
  expect(fields[2]).toEqual({
    id: 'f3',
    label: 'Team size today',
    variable: 'team_size_now',
    kind: 'number',
    limits: { max: 50 },
    optional: true,
  });
});

it('adds an exit of the assistant with one example per line', async () => {
  edit('assistant');
  await userEvent.click(screen.getByRole('button', { name: 'Add exit' }));
  await userEvent.clear(screen.getByLabelText('Exit 1'));
  await userEvent.type(screen.getByLabelText('Exit 1'), 'Book');
  await userEvent.type(screen.getByLabelText(/Examples 1/), 'a call please{Enter}an appointment');
  expect(latest.data).toMatchObject({
    exits: [{ id: 'x1', label: 'Book', examples: ['a call please', 'an appointment'] }],
  });
});

it('edits the assistant’s instruction, and removes it when it is emptied', async () => {
  edit('assistant');
  const field = screen.getByLabelText('Instruction');
  expect(screen.getByText(/needs a model/)).toBeTruthy();
  await userEvent.type(field, 'Be brief.');
  expect(latest.data).toMatchObject({ instruction: 'Be brief.' });
  await userEvent.clear(field);
  expect(latest.data).toHaveProperty('instruction', undefined);
});
