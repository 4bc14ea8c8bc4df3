// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { NodeOf } from '#shared/flow/document.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { condition } from './condition-view.tsx';
import type { FormProps } from './view.ts';

let latest: NodeOf<'condition'> = {
  id: 'c',
  type: 'condition',
  position: { x: 0, y: 0 },
  connections: [],
  data: { condition: 'size', operator: 'greater', value: '10' },
};
const Host = () => {
  const [node, setNode] = useState(latest);
  latest = node;
  const props = {
    node,
    variables: ['size', 'plan'],
    onChange: (data: NodeOf<'condition'>['data']) => setNode({ ...node, data }),
  } as unknown as FormProps<'condition'>;
  return (
    <MantineRoot>
      <condition.Form {...props} />
    </MantineRoot>
  );
};
afterEach(cleanup);

it('combines comparisons with all or any, and summarises them on the card', async () => {
  const user = userEvent.setup();
  render(<Host />);
  expect(condition.preview(latest.data)).toBe('If size greater than “10”');
  await user.click(screen.getByRole('button', { name: 'Add comparison' }));
  await user.clear(screen.getByLabelText('Variable 2'));
  await user.type(screen.getByLabelText('Variable 2'), 'plan');
  await user.type(screen.getByLabelText('Value 2'), 'pro');
  expect(condition.preview(latest.data)).toBe('If size greater than “10” and plan equals “pro”');
  await user.selectOptions(screen.getByLabelText('Is true if'), 'any');
  expect(latest.data).toEqual({
    condition: 'size',
    operator: 'greater',
    value: '10',
    also: [{ condition: 'plan', operator: 'equals', value: 'pro' }],
    match: 'any',
  });
  expect(condition.preview(latest.data)).toContain(' or plan');
  await user.click(screen.getByRole('button', { name: 'Remove comparison 2' }));
  expect(latest.data).toEqual({ condition: 'size', operator: 'greater', value: '10' });
});

it('adds a group of comparisons, and hides the value where none is needed', async () => {
  const user = userEvent.setup();
  render(<Host />);
  await user.click(screen.getByRole('button', { name: 'Add group' }));
  await user.selectOptions(screen.getByLabelText('Operator 1.1'), 'empty');
  expect(screen.queryByLabelText('Value 1.1')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Operator 1.2'), 'not_equals');
  fireEvent.change(screen.getByLabelText('Value 1.2'), { target: { value: '{{plan}}' } });
  expect(condition.preview(latest.data)).toBe(
    'If size greater than “10” and (size is empty or size is not “{{plan}}”)',
  );
  await user.click(screen.getByRole('button', { name: 'Remove group 1' }));
  expect(latest.data).toEqual({ condition: 'size', operator: 'greater', value: '10' });
});
