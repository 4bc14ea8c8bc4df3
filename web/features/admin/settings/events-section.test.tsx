// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resendEvent } from '#shared/api/outgoing-events.ts';
import { sessionCall } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { EventDeliveries } from './event-deliveries.tsx';

vi.mock('#web/lib/session.ts', () => ({
  errorMessage: (_error: unknown, text: string) => text,
  sessionCall: vi.fn(),
}));
afterEach(cleanup);

const failed = {
  id: '0192f0c0-0000-7000-8000-000000000000',
  type: 'lead.created',
  createdAt: '2026-11-28T10:00:00.000Z',
  state: 'failed',
  attempts: 8,
  error: 'The server answered 500.',
} as const;

describe('EventDeliveries', () => {
  it('says why a delivery failed, and sends it again', async () => {
    const onChange = vi.fn();
    vi.mocked(sessionCall).mockResolvedValue({ ...failed, state: 'delivered' } as never);
    render(
      <MantineRoot>
        <EventDeliveries deliveries={[failed]} onChange={onChange} />
      </MantineRoot>,
    );
    expect(screen.getByText(/8 attempts\. The server answered 500\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Send again: A lead is created/ }));
    expect((await screen.findByRole('status')).textContent).toBe('Delivered.');
    expect(sessionCall).toHaveBeenCalledWith(resendEvent, { params: { id: failed.id } });
    expect(onChange).toHaveBeenCalled();
  });

  it('says that nothing was sent yet', () => {
    render(
      <MantineRoot>
        <EventDeliveries deliveries={[]} onChange={() => {}} />
      </MantineRoot>,
    );
    expect(screen.getByText('Nothing was sent in the last 30 days.')).toBeTruthy();
  });
});
