// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { completeExpression, ExpressionField } from './expression-field.tsx';

const Host = () => {
  const [value, setValue] = useState('');
  return (
    <MantineRoot>
      <ExpressionField value={value} variables={['price', 'seats']} onChange={setValue} />
    </MantineRoot>
  );
};
afterEach(cleanup);

describe('ExpressionField', () => {
  it('names an error while typing, and shows the result with sample values', () => {
    render(<Host />);
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Expression', 'price *');
    expect(screen.getByText(/^Expected expression after \*/)).toBeTruthy();
    type('Expression', 'price * seats');
    expect(screen.getByRole('status').textContent).toContain('A number is missing');
    type('Sample for price', '12.5');
    type('Sample for seats', '4');
    expect(screen.getByRole('status').textContent).toBe('Result: 50');
  });
});

describe('completeExpression', () => {
  it.each([
    ['1 + pr', ['1 + price']],
    ['SE', ['seats']],
    ['rou', ['round(']],
    ['price', []],
    ['1 + ', []],
  ])('completes %j to %j', (text, completed) => {
    expect(completeExpression(text, ['price', 'seats']).map((one) => one.text)).toEqual(completed);
  });
});
