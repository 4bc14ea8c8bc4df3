import { Link } from 'react-router-dom';
import type { ChatLink } from '#shared/api/chat.ts';
import { brand } from '#shared/brand.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { formatBrief, formatClock, visitorZone } from '#web/lib/format.ts';
import { IconCalendarEvent, IconHistory, IconMail, IconMapPin, IconRefresh } from '#web/ui/icons.tsx';
import { Bubble, Thinking } from '#web/ui/talk/bubble.tsx';
import { MessageMedia } from '#web/ui/talk/message-media.tsx';
import { RichText } from '#web/ui/talk/rich-text.tsx';
import { findLastQuestion, formByAction } from '../model/conversation.ts';
import type { ChatMessage, FormKind } from '../model/message.ts';
import css from './message-list.module.css';
import type { RecallStatus } from './use-recall.ts';
import type { Words } from './use-words.ts';

interface MessageListProps {
  readonly words: Words;
  readonly messages: readonly ChatMessage[];
  readonly pending: boolean;
  readonly slow: boolean;
  /** Loading state of messages from other tabs. */
  readonly recall: { readonly status: RecallStatus; readonly retry: () => void };
  readonly onRetry: () => void;
  readonly onForm: (form: FormKind) => void;
  /** Sends the newest question with its masked number, if still known. */
  readonly onSendAsIs: (() => void) | undefined;
}

/** A link within the site that highlights its target. */
const Place = ({ text, href }: ChatLink) => (
  <Link to={href} state={{ highlights: true }} className={css.place}>
    <IconMapPin size={15} stroke={2} aria-hidden="true" />
    {text}
  </Link>
);

const pauseMs = 5 * 60_000;

/** The time, with the date on other days. */
const formatSaid = ({ timestamp }: ChatMessage, language: LanguageCode): string => {
  const [said, zone] = [new Date(timestamp), visitorZone() || brand.timeZone];
  const isToday = said.toDateString() === new Date().toDateString();
  return isToday ? formatClock(said, zone, language) : formatBrief(said, zone, language);
};

interface EarlierProps {
  readonly texts: Words['texts'];
  readonly status: RecallStatus;
  readonly onRetry: () => void;
}

/** Separator between earlier messages and this tab's, with loading and error states. */
const Earlier = ({ texts, status, onRetry }: EarlierProps) => (
  <p className={css.earlier} role="status">
    <span>
      {status === 'loading' ? (
        texts.earlierLoading
      ) : status === 'failed' ? (
        <>
          {texts.earlierFailed}{' '}
          <button type="button" className={css.asIs} onClick={onRetry}>
            {texts.retry}
          </button>
        </>
      ) : (
        <>
          <IconHistory size={14} stroke={2} aria-hidden="true" /> {texts.earlier}
        </>
      )}
    </span>
  </p>
);

/** The messages. Screen readers announce only new ones. */
export const MessageList = (props: MessageListProps) => {
  const { words, messages, pending, slow, recall, onRetry, onForm, onSendAsIs } = props;
  const { texts, language } = words;
  const question = findLastQuestion(messages);
  const offerOf = ({ action, retry, suggestions }: ChatMessage): FormKind | undefined => {
    const form = action && formByAction[action];
    // Hides the offer's button if a suggestion opens the same form.
    const chip = form === 'consultation' ? 'book' : 'contact';
    if (form) return suggestions?.some(({ kind }) => kind === chip) ? undefined : form;
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

  const maskNote = (message: ChatMessage) => (
    <span className={css.masked}>
      {texts.masked}
      {onSendAsIs && !pending && message === question && (
        <button type="button" className={css.asIs} onClick={onSendAsIs}>
          {texts.asIs}
        </button>
      )}
    </span>
  );

  const bubbles = (list: readonly ChatMessage[]) =>
    list.map((message, index) => {
      const next = list[index + 1];
      const isLast = next?.role !== message.role;
      // Shows times only after pauses and at the end.
      const hasTime = !next || next.timestamp - message.timestamp > pauseMs;
      const extra = message.masked ? maskNote(message) : button(message, message === messages.at(-1));
      return (
        <Bubble
          key={message.id}
          from={message.role === 'user' ? 'us' : 'them'}
          speaker={message.role === 'user' ? texts.you : (message.speaker ?? texts.assistant)}
          language={message.language}
          isLast={isLast}
          tone={message.media ? 'bare' : message.note === 'failure' ? 'trouble' : 'plain'}
          below={
            (message.links || message.speaker || extra || hasTime) && (
              <>
                {message.speaker && isLast && <strong>{message.speaker}</strong>}
                {message.links?.map((link) => (
                  <Place key={link.href} {...link} />
                ))}
                {extra ??
                  (hasTime && (
                    <time dateTime={new Date(message.timestamp).toISOString()}>
                      {formatSaid(message, language)}
                    </time>
                  ))}
              </>
            )
          }
        >
          {message.media ? (
            <MessageMedia items={message.media} language={message.language} text={message.content} />
          ) : message.role === 'user' ? (
            message.content
          ) : (
            <RichText text={message.content} />
          )}
        </Bubble>
      );
    });

  const earlier = messages.filter((message) => message.earlier);
  return (
    <>
      {earlier.length > 0 && (
        <ol className={css.list} aria-label={texts.earlier}>
          {bubbles(earlier)}
        </ol>
      )}
      {(earlier.length > 0 || recall.status !== 'done') && (
        <Earlier texts={texts} status={recall.status} onRetry={recall.retry} />
      )}
      {/* Earlier messages stay outside the live region, so that they aren't announced. */}
      <div className={css.log} role="log" aria-live="polite">
        <ol className={css.list}>{bubbles(messages.filter((message) => !message.earlier))}</ol>
        {pending && <Thinking label={texts.thinking} detail={slow ? texts.slow : undefined} />}
      </div>
    </>
  );
};
