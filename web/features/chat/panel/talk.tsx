import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { chatMaxChars } from '#shared/api/chat.ts';
import { formatNumber } from '#web/lib/when.ts';
import { Composer } from '#web/ui/talk/composer.tsx';
import { type FormKind, refusal, unanswered } from '../model/conversation.ts';
import { MessageList } from './message-list.tsx';
import css from './talk.module.css';
import type { useConversation } from './use-conversation.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import type { Words } from './use-words.ts';

/** After this a visitor deserves a word about the wait. */
const slowMs = 8000;

interface TalkProps {
  readonly words: Words;
  readonly chat: ReturnType<typeof useConversation>;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly isOpen: boolean;
}

const useSlow = (pending: boolean): boolean => {
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

/** The conversation and where one writes. */
export const Talk = ({ words, chat, draft, onDraft, inputRef, isOpen }: TalkProps) => {
  const { texts, say, language } = words;
  const { messages, pending } = chat.state;
  const isSlow = useSlow(pending);
  const { list, isAway, toEnd, onScroll } = useStickToEnd(`${messages.length} ${pending} ${isOpen}`);
  const isFresh = messages.every(({ note }) => note === 'welcome');
  const refused = refusal(draft);
  // An interrupted message has no apology to carry the button.
  const isInterrupted = unanswered(chat.state) && messages.at(-1)?.role === 'user';

  const send = (text: string) => {
    if (!chat.send(text)) return;
    if (text === draft) onDraft('');
    inputRef.current?.focus({ preventScroll: true });
    toEnd();
  };
  const formButton = (form: FormKind) => (
    <button type="button" className={css.form} onClick={() => chat.openForm(form)}>
      {form === 'consultation' ? texts.book : texts.contact}
    </button>
  );

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
          onRetry={chat.retry}
          onForm={chat.openForm}
        />
        {isInterrupted && (
          <button type="button" className={css.retry} onClick={chat.retry}>
            <IconRefresh size={16} stroke={2} aria-hidden="true" />
            {texts.retry}
          </button>
        )}
        {isFresh && (
          <div className={css.starters}>
            {texts.starters.map((starter) => (
              <button key={starter} type="button" className={css.starter} onClick={() => send(starter)}>
                {starter}
              </button>
            ))}
          </div>
        )}
      </section>
      <div className={css.bottom}>
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
          {formButton('consultation')}
          {formButton('contact')}
        </div>
      </div>
    </>
  );
};
