// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { readDraft } from './drafts.ts';
import { type SendResult, useLeadForm } from './use-lead-form.ts';

const empty = { name: '', message: '' };
type Send = (body: object, headers: { 'idempotency-key': string }) => Promise<string>;

const Form = ({ send, onResult }: { send: Send; onResult: (result: SendResult<string>) => void }) => {
  const { formProps, errors, isSending } = useLeadForm({
    form: 'test',
    empty,
    validate: async (values) => (values.name ? {} : { name: 'Name is required.' }),
    toBody: (values, guard) => ({ ...values, ...guard }),
    send,
    onResult,
  });
  return (
    <form {...formProps}>
      <input name="name" aria-label="Name" />
      <textarea name="message" aria-label="Message" />
      <Honeypot />
      <p>{errors.name}</p>
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </form>
  );
};

const setUp = (send: Send = async () => 'done') => {
  const onResult = vi.fn<(result: SendResult<string>) => void>();
  const sent = vi.fn(send);
  render(<Form send={sent} onResult={onResult} />);
  return { onResult, sent, user: userEvent.setup() };
};
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('useLeadForm', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it('shows the error, focuses its field and sends nothing', async () => {
    const { sent, onResult, user } = setUp();
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('Name is required.')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(sent).not.toHaveBeenCalled();
    expect(onResult).toHaveBeenCalledWith({ outcome: 'invalid', errors: { name: 'Name is required.' } });
    await user.type(name(), 'Z');
    expect(screen.queryByText('Name is required.')).toBeNull();
  });

  it('sends once on a double click, then forgets the words', async () => {
    let answer = (_: string) => {};
    const { sent, onResult, user } = setUp(() => new Promise((resolve) => (answer = resolve)));
    await user.type(name(), 'Zoë');
    await user.dblClick(screen.getByText('Send'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    answer('done');
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ outcome: 'sent', answer: 'done' }));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      name: 'Zoë',
      message: '',
      website: '',
      elapsedMs: expect.any(Number),
    });
    expect(name().value).toBe('');
    expect(readDraft('test', empty)).toEqual(empty);
  });

  it('repeats the very same request after a failure, also after a reload', async () => {
    const first = setUp(() => Promise.reject(new Error('lost')));
    await first.user.type(name(), 'Zoë');
    await first.user.click(screen.getByText('Send'));
    await waitFor(() =>
      expect(first.onResult).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'failed' })),
    );
    cleanup();

    const second = setUp();
    expect(name().value).toBe('Zoë');
    await second.user.click(screen.getByText('Send'));
    await waitFor(() => expect(second.sent).toHaveBeenCalledTimes(1));
    expect(second.sent.mock.calls[0]).toEqual(first.sent.mock.calls[0]);
  });

  it('makes a new wish of changed words', async () => {
    const { sent, user } = setUp(() => Promise.reject(new Error('lost')));
    await user.type(name(), 'Zoë');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await user.type(name(), ' B');
    await user.click(await screen.findByText('Send'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]?.[1]).not.toEqual(sent.mock.calls[0]?.[1]);
  });
});
