import { useEffect, useRef } from 'react';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import type { FormKind } from '../model/message.ts';
import type { useConversation } from './use-conversation.ts';

/** Why the chat is opened; every opening has a new serial number. */
export interface ChatRequest {
  readonly serial: number;
  readonly form?: FormKind;
  /** Prefills the message field. */
  readonly message?: string;
  /** A flow to start. */
  readonly flow?: PlacedFlow;
  /** Token of a mail's link, which continues its conversation. */
  readonly link?: string;
}

interface RequestOptions {
  readonly isOpen: boolean;
  readonly chat: ReturnType<typeof useConversation>;
  /** Until it is decided which conversation to continue, no flow starts. */
  readonly isHeld: boolean;
  /** No earlier message is known in this browser. */
  readonly isFirst: boolean;
  readonly onDraft: (text: string) => void;
}

/** Handles an opening: greeting, and a form, text or flow; also while the panel is open. */
export const useChatRequest = (
  request: ChatRequest,
  { isOpen, isHeld, chat, isFirst, onDraft }: RequestOptions,
): void => {
  const { greet, openForm, state } = chat;
  const flow = useRef(chat.flow);
  flow.current = chat.flow;
  useEffect(() => {
    if (!isOpen) return;
    greet();
    void flow.current.look();
  }, [isOpen, greet]);

  useEffect(() => {
    if (request.serial === 0) return;
    if (request.form) openForm(request.form);
    if (request.message) onDraft(request.message);
  }, [request, openForm, onDraft]);

  const started = useRef(0);
  useEffect(() => {
    if (isHeld || started.current === request.serial) return;
    started.current = request.serial;
    if (request.flow && !flow.current.at) void flow.current.begin(request.flow);
  }, [request, isHeld]);

  const isFresh = state.messages.length > 0 && state.messages.every(({ note }) => note === 'welcome');
  const [greeting] =
    isOpen && !isHeld && isFirst && isFresh && !state.pending ? chat.flow.placed('greeting') : [];
  const greetsWith = request.form || request.message || request.flow ? undefined : greeting?.id;
  const greetingFlow = useRef(greeting);
  greetingFlow.current = greeting;
  useEffect(() => {
    if (greetsWith && greetingFlow.current) void flow.current.begin(greetingFlow.current);
  }, [greetsWith]);
};
