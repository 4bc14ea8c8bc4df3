import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { chatMaxChars } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { IconArrowDown, IconCalendarEvent, IconRefresh, IconUser } from '#web/ui/icons.tsx';
import { Composer } from '#web/ui/talk/composer.tsx';
import { checkMessage, currentSuggestions, findUnanswered, isUntouched } from '../model/conversation.ts';
import { type Chip, Chips } from './chips.tsx';
import { chipLabel } from './flow/placements.ts';
import { MessageList } from './message-list.tsx';
import css from './talk.module.css';
import type { useConversation } from './use-conversation.ts';
import type { useRecall } from './use-recall.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import type { Words } from './use-words.ts';

/** Milliseconds after which the panel explains the wait. */
const slowMs = 3000;

interface TalkProps {
  readonly words: Words;
  readonly chat: ReturnType<typeof useConversation>;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly isOpen: boolean;
  /** Opens the contact form with the last question. */
  readonly onPerson: () => void;
  /** Sends the text to a person if one is available. */
  readonly tell: (text: string) => boolean;
  /** The live chat, if available. */
  readonly live: ReactNode;
  /** A person replies, so the assistant's suggestions are hidden. */
  readonly isWithPerson: boolean;
  /** Messages from other tabs. */
  readonly recall: ReturnType<typeof useRecall>;
  /** Replaces the message field until the visitor decides which conversation to continue. */
  readonly question: ReactNode;
  /** Repeats the last question in another language. */
  readonly onAnswerIn: (language: LanguageCode) => void;
}

const useIsSlow = (pending: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return isSlow;
};

/** The messages and the input. */
export const Talk = (props: TalkProps) => {
  const { words, chat, draft, onDraft, inputRef, isOpen, recall } = props;
  const { onPerson, onAnswerIn, tell, live, isWithPerson, question } = props;
  const { texts, say, language } = words;
  const { messages, pending } = chat.state;
  const isSlow = useIsSlow(pending);
  const { list, isAway, toEnd, onScroll } = useStickToEnd(`${messages.length} ${pending} ${isOpen}`);
  const isFresh = isUntouched(messages);
  const refused = checkMessage(draft);
  // An interrupted message has no apology with a retry button.
  const isInterrupted = findUnanswered(chat.state) && messages.at(-1)?.role === 'user';

  const send = (text: string) => {
    if (refused || !(tell(text) || chat.send(text))) return;
    if (text === draft) onDraft('');
    inputRef.current?.focus({ preventScroll: true });
    toEnd();
  };
  const { flow } = chat;
  const suggestions = question || flow.at || isWithPerson ? [] : currentSuggestions(chat.state);
  const newest = messages.at(-1);
  // Offers flows only when nothing else is pending.
  const placed =
    question || pending || isWithPerson
      ? []
      : isFresh
        ? flow.placed('chip')
        : newest?.cards
          ? flow.placed('topic', newest.cards)
          : [];
  // Moves the focus off the pressed suggestion, but not to the input on touch screens, where the keyboard
  // would cover the reply.
  const keepPlace = () => {
    const place = matchMedia('(pointer: coarse)').matches ? list.current : inputRef.current;
    place?.focus({ preventScroll: true });
    toEnd();
  };
  const pick = ({ kind, text, language: wanted }: Chip) => {
    if (kind === 'book') return chat.openForm('consultation');
    if (kind === 'contact') return chat.openForm('contact');
    if (kind === 'pass') return onPerson();
    if (kind === 'language' && wanted) onAnswerIn(wanted);
    else chat.send(text);
    keepPlace();
  };

  return (
    <>
      <section
        className={css.scroll}
        ref={list}
        onScroll={onScroll}
        aria-label={texts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <MessageList
          words={words}
          messages={messages}
          pending={pending}
          slow={isSlow}
          recall={recall}
          onRetry={chat.retry}
          onForm={chat.openForm}
          onSendAsIs={
            chat.sendAsIs &&
            (() => {
              chat.sendAsIs?.();
              keepPlace();
            })
          }
        />
        {isInterrupted && (
          <button type="button" className={css.retry} onClick={chat.retry}>
            <IconRefresh size={16} stroke={2} aria-hidden="true" />
            {texts.retry}
          </button>
        )}
        {flow.at && flow.Choices && !pending && (
          <flow.Choices
            at={flow.at}
            texts={texts}
            onAnswer={(input, shown) => {
              chat.choose(input, shown);
              keepPlace();
            }}
            onStop={() => {
              flow.stop();
              keepPlace();
            }}
          />
        )}
        {isFresh && !flow.at && !question && (
          <div className={css.starters}>
            <Chips
              label={texts.suggestions}
              language={language}
              suggestions={texts.starters.map((text) => ({ kind: 'ask', text }))}
              onPick={pick}
            />
          </div>
        )}
        {suggestions.length > 0 && (
          <Chips
            label={texts.suggestions}
            language={messages.at(-1)?.language ?? language}
            suggestions={suggestions}
            onPick={pick}
          />
        )}
        {placed.length > 0 && (
          <Chips
            label={texts.suggestions}
            language={language}
            suggestions={placed.map((flow) => ({ kind: 'flow' as const, text: chipLabel(flow, language) }))}
            onPick={({ text }) => {
              const chosen = placed.find((flow) => chipLabel(flow, language) === text);
              if (chosen) void flow.begin(chosen);
              keepPlace();
            }}
          />
        )}
      </section>
      {question ?? (
        <div className={css.bottom}>
          {live}
          {isAway && (
            <button type="button" className={css.latest} onClick={() => toEnd()}>
              <IconArrowDown size={16} stroke={2} aria-hidden="true" />
              {texts.latest}
            </button>
          )}
          <Composer
            value={draft}
            onChange={onDraft}
            onSend={() => send(draft)}
            label={texts.input}
            placeholder={texts.placeholder}
            sendLabel={texts.send}
            hint={texts.hint}
            canSend={!pending && !refused}
            error={
              refused === 'long'
                ? `${say(texts.tooLong, { max: formatNumber(chatMaxChars, language) })} (${formatNumber(draft.trim().length, language)})`
                : undefined
            }
            inputRef={inputRef}
          />
          <div className={css.forms}>
            <button type="button" className={css.form} onClick={() => chat.openForm('consultation')}>
              <IconCalendarEvent size={16} stroke={2} aria-hidden="true" />
              {texts.bookShort}
            </button>
            <button type="button" className={css.form} onClick={onPerson}>
              <IconUser size={16} stroke={2} aria-hidden="true" />
              {texts.person}
            </button>
          </div>
        </div>
      )}
    </>
  );
};
