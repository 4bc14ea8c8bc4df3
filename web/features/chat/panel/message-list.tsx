import { IconCalendarEvent, IconMail, IconRefresh } from '@tabler/icons-react';
import { brand } from '#shared/brand.ts';
import { formatClock, visitorZone } from '#web/lib/when.ts';
import { Bubble, Thinking } from '#web/ui/talk/bubble.tsx';
import { RichText } from '#web/ui/talk/rich-text.tsx';
import { type ChatMessage, type FormKind, formOf } from '../model/conversation.ts';
import css from './message-list.module.css';
import type { Words } from './use-words.ts';

interface MessageListProps {
  readonly words: Words;
  readonly messages: readonly ChatMessage[];
  readonly pending: boolean;
  readonly slow: boolean;
  readonly onRetry: () => void;
  readonly onForm: (form: FormKind) => void;
}

const pauseMs = 5 * 60_000;

/** Everything said so far. Only what is added is announced. */
export const MessageList = ({ words, messages, pending, slow, onRetry, onForm }: MessageListProps) => {
  const { texts, language } = words;
  const offerOf = ({ action, retry }: ChatMessage): FormKind | undefined => {
    if (action) return formOf[action];
    return retry === 'message' ? undefined : retry;
  };

  const button = (message: ChatMessage, isNewest: boolean) => {
    const form = offerOf(message);
    if (!isNewest || pending) return null;
    if (form) {
      const Icon = message.retry ? IconRefresh : form === 'consultation' ? IconCalendarEvent : IconMail;
      const label = message.retry ? texts.retry : form === 'consultation' ? texts.book : texts.contact;
      return (
        <button type="button" className={css.offer} onClick={() => onForm(form)}>
          <Icon size={16} stroke={2} aria-hidden="true" />
          {label}
        </button>
      );
    }
    return message.retry ? (
      <button type="button" className={css.offer} onClick={onRetry}>
        <IconRefresh size={16} stroke={2} aria-hidden="true" />
        {texts.retry}
      </button>
    ) : null;
  };

  return (
    <div className={css.log} role="log" aria-live="polite">
      <ol className={css.list}>
        {messages.map((message, index) => {
          const next = messages[index + 1];
          const isLast = next?.role !== message.role;
          // A time after every bubble is noise: it is told where the talk paused, and at its end.
          const hasTime = !next || next.timestamp - message.timestamp > pauseMs;
          const extra = button(message, index === messages.length - 1);
          return (
            <Bubble
              key={message.id}
              from={message.role === 'user' ? 'us' : 'them'}
              speaker={message.role === 'user' ? texts.you : texts.assistant}
              language={message.language}
              isLast={isLast}
              tone={message.note === 'failure' ? 'trouble' : 'plain'}
              below={
                extra ??
                (hasTime && (
                  <time dateTime={new Date(message.timestamp).toISOString()}>
                    {formatClock(new Date(message.timestamp), visitorZone() || brand.timeZone, language)}
                  </time>
                ))
              }
            >
              {message.role === 'user' ? message.content : <RichText text={message.content} />}
            </Bubble>
          );
        })}
      </ol>
      {pending && <Thinking label={texts.thinking} detail={slow ? texts.slow : undefined} />}
    </div>
  );
};
