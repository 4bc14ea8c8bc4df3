import { useEffect, useRef, useState } from 'react';
import { demo } from '#shared/content/landing/demo.ts';
import { emit } from '#web/lib/events.ts';
import { findReply, replyDelayMs } from './demo-replies.ts';

export interface DemoMessage {
  readonly id: number;
  readonly type: 'user' | 'bot';
  readonly content: string;
}

const welcome: DemoMessage = { id: 0, type: 'bot', content: demo.welcome };

/** The scripted conversation: one welcome, then a canned reply 1,500 ms after each message. */
export const useScriptedDemo = () => {
  const [messages, setMessages] = useState<readonly DemoMessage[]>([welcome]);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const add = (type: DemoMessage['type'], content: string) =>
    setMessages((before) => [...before, { id: before.length, type, content }]);

  /** Returns whether the message was accepted. */
  const send = (text: string): boolean => {
    const message = text.trim();
    if (!message || isTyping) return false;
    add('user', message);
    setTyping(true);
    timer.current = setTimeout(() => {
      add('bot', findReply(message));
      setTyping(false);
      emit('exchange made', { source: 'scripted-demo' });
    }, replyDelayMs);
    return true;
  };

  return { messages, isTyping, send };
};
