// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErasePersonResult } from '#shared/api/admin-leads.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Erasure } from './erasure.tsx';

const mention = (ref: string, kind: string, excerpt: string) => ({
  ...{ ref, kind, excerpt, action: 'masked' as const },
});
const plan: ErasePersonResult = {
  ...{ erased: 3, done: true, job: 'plan', startedAt: '2026-11-24T12:00:00.000Z', scanned: 900 },
  counts: { contacts: 2, notes: 1 },
  linked: ['ada@home.example'],
  mentions: [
    mention('a', 'notes', 'Ask ada@x.example'),
    mention('b', 'conversations', 'My boss is ada@x.example'),
  ],
};

/** A server that answers previews with the plan and erasures with a receipt. */
const serve = () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const request = JSON.parse(String(body));
    sent.push(request);
    const kept = { ...mention('a', 'notes', 'Ask ada@x.example'), action: 'kept' };
    const answer = request.preview
      ? plan
      : { ...plan, linked: undefined, job: 'receipt-1', mentions: [kept] };
    return Response.json(answer);
  });
  return sent;
};
const open = () => {
  const onErased = vi.fn();
  render(
    <MantineRoot>
      <Erasure email="ada@x.example" onKeep={() => undefined} onErased={onErased} />
    </MantineRoot>,
  );
  return onErased;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Erasure', () => {
  it('lists the data to erase, sends the choices, and shows remaining mentions', async () => {
    const sent = serve();
    const onErased = open();
    expect(await screen.findByText('This will be erased: 2 submissions, 1 note.')).toBeTruthy();
    expect(screen.getByText(/In a conversation: “My boss is ada@x.example”/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Also erase ada@home.example/ })).toHaveProperty(
      'checked',
      true,
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What happens to “Ask ada@x.example”' }),
      'Keep the original text',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What happens to “My boss is ada@x.example”' }),
      'Erase the whole conversation',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
    expect((await screen.findByRole('status')).textContent).toMatch(
      /Erased: 3 records \(2 submissions, 1 note\)\. Searched 900 stored items afterwards\. Receipt receipt-1/,
    );
    expect(sent.at(-1)).toEqual({
      email: 'ada@x.example',
      also: ['ada@home.example'],
      keep: ['a'],
      erase: ['b'],
    });
    expect(screen.getByText('Still mentioned:')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onErased).toHaveBeenCalled();
  });

  it('leaves out a linked address on request, and plans again', async () => {
    const sent = serve();
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /ada@home.example/ }));
    await screen.findByText(/This will be erased/);
    await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
    await screen.findByText('Still mentioned:');
    expect(sent.at(-1)).toEqual({ email: 'ada@x.example' });
  });
});
