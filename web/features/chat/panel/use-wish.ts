import { useEffect, useRef } from 'react';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import type { FormKind } from '../model/message.ts';
import type { useConversation } from './use-conversation.ts';

/** What opening the chat is for; every opening has its own serial number. */
export interface ChatWish {
  readonly serial: number;
  readonly form?: FormKind;
  /** Put into the message field for the visitor to send. */
  readonly message?: string;
  /** A flow that opens by itself. */
  readonly flow?: PlacedFlow;
}

interface Around {
  readonly isOpen: boolean;
  readonly chat: ReturnType<typeof useConversation>;
  /** Nothing was said in this browser before, as far as anybody knows. */
  readonly isFirst: boolean;
  readonly onDraft: (text: string) => void;
}

/** The greeting, and what an opening brings with it: a form, a text, a flow; also while the panel is open already. */
export const useWish = (wish: ChatWish, { isOpen, chat, isFirst, onDraft }: Around): void => {
  const { greet, openForm, state } = chat;
  const flow = useRef(chat.flow);
  flow.current = chat.flow;
  useEffect(() => {
    if (!isOpen) return;
    greet();
    void flow.current.look();
  }, [isOpen, greet]);

  useEffect(() => {
    if (wish.serial === 0) return;
    if (wish.form) openForm(wish.form);
    if (wish.message) onDraft(wish.message);
    if (wish.flow && !flow.current.at) void flow.current.begin(wish.flow);
  }, [wish, openForm, onDraft]);

  const isFresh = state.messages.length > 0 && state.messages.every(({ note }) => note === 'welcome');
  const [greeting] = isOpen && isFirst && isFresh && !state.pending ? chat.flow.placed('greeting') : [];
  const greetsWith = wish.form || wish.message || wish.flow ? undefined : greeting?.id;
  const greetingFlow = useRef(greeting);
  greetingFlow.current = greeting;
  useEffect(() => {
    if (greetsWith && greetingFlow.current) void flow.current.begin(greetingFlow.current);
  }, [greetsWith]);
};
