// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';

afterEach(cleanup);

const show = (overrides: Partial<Parameters<typeof Composer>[0]> = {}) => {
  const onSend = vi.fn();
  render(
    <Composer
      value="Hello"
      onChange={() => undefined}
      onSend={onSend}
      label="Your message"
      placeholder="Write"
      sendLabel="Send"
      hint="Enter sends"
      canSend
      {...overrides}
    />,
  );
  return { onSend, field: screen.getByLabelText('Your message') };
};

it('sends on Enter and with the button', () => {
  const { onSend, field } = show();
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('ignores Shift+Enter and the Enter that ends an IME composition', () => {
  const { onSend, field } = show();
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

it('stays editable while sending is disabled', () => {
  const { onSend, field } = show({ canSend: false });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveProperty('disabled', false);
});

it('ties its error to the field', () => {
  const { field } = show({ error: 'Too long' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too long', 'Enter sends']);
});
