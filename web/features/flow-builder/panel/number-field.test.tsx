// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { NumberField } from './number-field.tsx';

let stored = 0;
const Panel = () => {
  const [value, setValue] = useState(800);
  stored = value;
  return <NumberField label="Delay" max={5000} step={100} value={value} onChange={setValue} />;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Delay');

afterEach(cleanup);

it('can be cleared and retyped without jumping, and updates the document', async () => {
  render(<Panel />, { wrapper: MantineRoot });
  await userEvent.clear(field());
  expect(field().value).toBe('');
  expect(stored).toBe(0);
  await userEvent.type(field(), '1500');
  expect(field().value).toBe('1500');
  expect(stored).toBe(1500);
  await userEvent.tab();
  expect(field().value).toBe('1500');
});

it('shows the stored value on blur: 0 for empty, the maximum for more', async () => {
  render(<Panel />, { wrapper: MantineRoot });
  await userEvent.clear(field());
  await userEvent.tab();
  expect([field().value, stored]).toEqual(['0', 0]);
  await userEvent.clear(field());
  await userEvent.type(field(), '0099999');
  await userEvent.tab();
  expect([field().value, stored]).toEqual(['5000', 5000]);
});
