// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { WaitingNote } from '#web/ui/waiting-note.tsx';
import { emit } from './events.ts';
import { type SendResult, useLeadForm } from './lead-form.ts';
import { readDraft } from './persist.ts';
import { clearQueue, dequeue, queuedWrites } from './queue.ts';

const empty = { name: '', message: '' };
type Send = (body: object, headers: { 'idempotency-key': string }) => Promise<string>;

interface FormProps {
  send: Send;
  onResult: (result: SendResult<string>) => void;
}

const Form = ({ send, onResult }: FormProps) => {
  const { formProps, errors, isSending, waiting } = useLeadForm({
    form: 'test',
    path: '/api/contact',
    empty,
    validate: async (values) => (values.name ? {} : { name: 'Name is required.' }),
    toBody: (values, guard) => ({ ...values, ...guard }),
    send,
    isAccepted: (answer) => answer !== 'refused',
    onResult,
  });
  return (
    <form {...formProps}>
      <input name="name" aria-label="Name" />
      <textarea name="message" aria-label="Message" />
      <Honeypot />
      <p>{errors.name}</p>
      <WaitingNote waiting={waiting} />
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
  beforeEach(() => {
    sessionStorage.clear();
    clearQueue('');
  });
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

  it('sends once on a double click, then clears the draft [SITE-008]', async () => {
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

  it('keeps the text when the answer declines the form', async () => {
    const { onResult, user } = setUp(async () => 'refused');
    await user.type(name(), 'Zoë');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ outcome: 'sent', answer: 'refused' }));
    expect(name().value).toBe('Zoë');
    expect(readDraft('test', empty).name).toBe('Zoë');
  });

  it('repeats the identical request after a failure, even after a reload [SITE-013]', async () => {
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

  it('uses a new idempotency key for changed text', async () => {
    const { sent, user } = setUp(() => Promise.reject(new Error('lost')));
    await user.type(name(), 'Zoë');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await user.type(name(), ' B');
    await user.click(await screen.findByText('Send'));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]?.[1]).not.toEqual(sent.mock.calls[0]?.[1]);
  });

  describe('useLeadForm without a connection', () => {
    const lost: Send = () => Promise.reject(new TypeError('Failed to fetch'));
    const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answered = (status: number, body: unknown) =>
      act(() => {
        const key = queuedWrites()[0]?.key ?? '';
        emit('form answered', { key, topic: 'test', status, text: JSON.stringify(body), isLocal: true });
        dequeue(key);
      });
    const submit = async () => {
      goOffline();
      const made = setUp(lost);
      await made.user.type(name(), 'Zoë');
      await made.user.click(screen.getByText('Send'));
      await screen.findByText(/Not sent yet/);
      return made;
    };

    it('queues the form, shows that it waits, keeps the text and finishes once the server has it', async () => {
      const { onResult, sent } = await submit();
      expect(onResult).toHaveBeenLastCalledWith({ outcome: 'waiting' });
      expect(name().value).toBe('Zoë');
      const [item] = queuedWrites();
      expect(item).toMatchObject({ topic: 'test', path: '/api/contact', body: { name: 'Zoë' } });
      expect([item?.body, { 'idempotency-key': item?.key }]).toEqual(sent.mock.calls[0]);
      answered(200, 'done');
      await waitFor(() => expect(onResult).toHaveBeenLastCalledWith({ outcome: 'sent', answer: 'done' }));
      expect(name().value).toBe('');
      await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    });

    it('still shows that the form waits after a reload', async () => {
      await submit();
      cleanup();
      setUp();
      expect(await screen.findByText(/Not sent yet/)).toBeTruthy();
      expect(name().value).toBe('Zoë');
    });

    it('can cancel a waiting form and keeps its text', async () => {
      const { user } = await submit();
      await user.click(screen.getByText('Don’t send it'));
      await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
      expect(queuedWrites()).toEqual([]);
      expect(name().value).toBe('Zoë');
    });

    it('shows errors at their fields when the server refuses a queued form', async () => {
      const { onResult } = await submit();
      answered(400, { code: 'x', message: 'No.', fields: { name: 'Too strange.' } });
      expect(await screen.findByText('Too strange.')).toBeTruthy();
      expect(onResult).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 'failed' }));
      expect(name().value).toBe('Zoë');
      await waitFor(() => expect(queuedWrites()).toEqual([]));
    });

    it('replaces the waiting form when the text changes', async () => {
      const { user } = await submit();
      const [first] = queuedWrites();
      await user.type(name(), ' B');
      await user.click(screen.getByText('Send'));
      await waitFor(() => expect(queuedWrites()[0]?.body).toMatchObject({ name: 'Zoë B' }));
      expect(queuedWrites()).toHaveLength(1);
      expect(queuedWrites()[0]?.key).not.toBe(first?.key);
    });

    it('offers to queue the form when the server is unreachable', async () => {
      vi.stubGlobal('fetch', lost);
      const { user, onResult } = setUp(lost);
      await user.type(name(), 'Zoë');
      await user.click(screen.getByText('Send'));
      expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
      expect(onResult).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 'failed' }));
      expect(queuedWrites()).toEqual([]);
      await user.click(screen.getByText('Send it once there is a connection'));
      expect(await screen.findByText(/Not sent yet/)).toBeTruthy();
      expect(queuedWrites()).toHaveLength(1);
    });
  });
});
