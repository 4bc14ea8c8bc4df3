// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LiveMessage } from '#shared/api/conversations.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Transcript } from './transcript.tsx';
import type { ConversationDetail } from './use-conversation.ts';

afterEach(cleanup);

const message = (seq: number, from: LiveMessage['from'], at: string): LiveMessage => ({
  seq,
  clientId: `c${seq}`,
  from,
  text: `number ${seq}`,
  at,
});

it('orders simultaneous messages by sequence number, as the visitor sees them', () => {
  const messages = [
    message(1, 'visitor', '2026-11-22T22:26:00.300Z'),
    message(2, 'person', '2026-11-22T22:26:00.200Z'),
    message(3, 'visitor', '2026-11-22T22:26:00.100Z'),
  ];
  const detail = { turns: [], messages, visitor: { read: 0 } } as unknown as ConversationDetail;
  render(
    <MantineRoot>
      <Transcript detail={detail} onMark={() => undefined} onTeach={() => undefined} titles={{}} />
    </MantineRoot>,
  );
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8));
  expect(shown).toEqual(['number 1', 'number 2', 'number 3']);
});
