import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { englishLiveTexts, loadLiveTexts } from '#shared/content/chat-live/load.ts';
import { languages } from '#shared/domain/languages.ts';
import { readDraft, saveDraft } from '#web/lib/persist.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { formByAction } from '../model/conversation.ts';
import {
  chooseForConversation,
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  leaveConversationLanguage,
  rememberDetected,
} from '../model/language.ts';
import { passQuestion } from '../model/prefill.ts';
import { claimConversation, forgetStored, isStored, isUnclaimed } from '../model/stored.ts';
import css from './chat-panel.module.css';
import { PanelHeader } from './panel-header.tsx';
import { Talk } from './talk.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { type ChatRequest, useChatRequest } from './use-chat-request.ts';
import { useConversation } from './use-conversation.ts';
import { useFittingDialog } from './use-fitting-dialog.ts';
import { useForms } from './use-forms.ts';
import { usePerson } from './use-person.tsx';
import { useRecall } from './use-recall.ts';
import { useWords } from './use-words.ts';

export { wordsReady } from './use-words.ts';
export type { ChatRequest };

/** Needed only in a new browsing session with an earlier conversation. */
const ResumeQuestion = lazy(async () => ({
  default: (await import('./resume-question.tsx')).ResumeQuestion,
}));

/** The localised label of the link back to the chat. */
export interface ReturnPoint {
  readonly back: string;
}

export interface ChatPanelProps {
  readonly isOpen: boolean;
  readonly request: ChatRequest;
  /** With `back`, focus moves to the page and `back` labels the link to return. */
  readonly onClose: (to?: ReturnPoint) => void;
  /** The browser's Back returned to the open chat. */
  readonly onOpen: () => void;
  /** Number of a person's messages received while closed. */
  readonly onUnread: (count: number) => void;
}

const draftName = 'chat-message';
const emptyDraft = { text: '' };

/** The chat panel with its conversation and two forms. Stays mounted while closed. */
export const ChatPanel = ({ isOpen, request, onClose, onOpen, onUnread }: ChatPanelProps) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const question = useRef<HTMLElement>(null);
  const [draft, setDraftState] = useState(() => readDraft(draftName, emptyDraft).text);
  const [announcement, setAnnouncement] = useState('');
  const [notice, setNotice] = useState('');
  const { words, change, failed } = useWords();
  const [chosen, setChosen] = useState(chosenLanguage);
  /** Asks whether to continue the browser's conversation, which may be another person's. */
  const [isAsking, setAsking] = useState(isUnclaimed);
  const [isOpeningLink, setOpeningLink] = useState(request.link !== undefined);
  const isHeld = isAsking || isOpeningLink;
  const { texts, say } = words;
  const { dir } = languages[words.language];

  const setDraft = useCallback((text: string) => {
    setDraftState(text);
    saveDraft(draftName, { text });
  }, []);
  const speak = () => {
    setChosen(chosenLanguage());
    void change(currentLanguage());
  };

  const chat = useConversation({
    words,
    isBusy: () => !isOpen || draft.trim() !== '',
    onLanguage: () => void change(currentLanguage()),
    onPersonNear: (isWanted) => (isWanted ? person.ask() : person.watch()),
    onRestarted: () => setNotice(texts.cleared),
  });
  const { openForm } = chat;
  const { view } = chat.state;
  const newest = chat.state.messages.at(-1);
  const messages = useRef(chat.state.messages);
  messages.current = chat.state.messages;
  const isFull = useFittingDialog(dialog, isOpen);
  useBackCloses({ isOpen, isFull, onClose: () => onClose(), onOpen });

  const focusTalk = useCallback(() => {
    // On touch screens the keyboard would cover the messages.
    if (matchMedia('(pointer: coarse)').matches || !input.current) dialog.current?.focus();
    else input.current.focus();
  }, []);
  useEffect(() => {
    if (!isOpen || view !== 'chat') return;
    // Screen readers read the question; no answer is preselected.
    if (isAsking) question.current?.focus();
    else focusTalk();
  }, [isOpen, view, isAsking, focusTalk]);

  /** Clears the conversation here after it was deleted on the server. */
  const startAnew = () => {
    leaveConversationLanguage();
    chat.clear();
    speak();
  };
  const onDeleted = () => {
    forgetStored();
    // A pending question starts the next conversation, and its reply clears the old messages.
    if (chat.state.pending) return;
    startAnew();
    setNotice(texts.cleared);
  };
  const recall = useRecall({
    isOpen,
    isHeld,
    state: chat.state,
    onDeleted,
    onLeft: () => {
      if (chat.state.pending) return;
      startAnew();
      setNotice(texts.newStarted);
    },
    onUnclaimed: () => setAsking(true),
    onRecalled: async (kept) => {
      const { language = words.language } = kept.turns.findLast(({ flow }) => !flow) ?? {};
      // A conversation keeps its language unless this tab already has one.
      if (messages.current.every(({ note }) => note)) {
        rememberDetected(language);
        speak();
      }
      const { team } = kept.messages.length > 0 ? await loadLiveTexts(language) : englishLiveTexts;
      chat.mergeStored({ ...kept, speaker: say(team), language });
    },
  });
  useChatRequest(request, {
    ...{ isOpen, isHeld, chat },
    isFirst: recall.status === 'done',
    onDraft: setDraft,
  });

  const { link } = request;
  const openLink = useRef(async (_token: string) => {});
  openLink.current = async (token) => {
    setOpeningLink(true);
    setNotice('');
    try {
      const { continueByLink } = await import('./live/leave.ts');
      if (await continueByLink(token, startAnew)) {
        setAsking(false);
        await recall.retry();
      } else setNotice(texts.linkExpired);
    } catch {
      setNotice(say(texts.requestError));
    }
    setOpeningLink(false);
  };
  useEffect(() => {
    if (link) void openLink.current(link);
  }, [link]);

  /** Ends the question whether to continue the browser's conversation. */
  const decided = (said: string) => {
    setAsking(false);
    setNotice('');
    setAnnouncement(said);
  };

  const person = usePerson({
    words,
    isOpen,
    draft,
    messages,
    onForm: (said) => {
      setNotice(said);
      passQuestion(messages.current);
      openForm('contact');
    },
    onMessages: (heard, speaker) =>
      chat.mergeLiveMessages(
        heard.map(({ clientId, seq, from, text, at }) => ({
          id: clientId,
          seq,
          role: from === 'visitor' ? 'user' : 'assistant',
          content: text,
          at: Date.parse(at),
        })),
        speaker,
      ),
    onRefused: chat.askAssistantInstead,
    onDeleted,
    onUnread,
  });
  const Form = useForms(isOpen, view, (form) =>
    chat.formFailed(form, say(form === 'contact' ? texts.contactFailed : texts.bookFailed)),
  );

  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={titleId}
      lang={words.language}
      dir={dir}
      tabIndex={-1}
      data-full={isFull}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // In full-screen mode the panel would hide the linked page.
        const href = isFull && (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
        if (href) onClose(href.includes('#') ? { back: texts.back } : undefined);
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <PanelHeader
        titleId={titleId}
        words={words}
        speaker={person.team}
        canClear={!isHeld && (chat.state.messages.length > 1 || isStored())}
        chosen={chosen}
        onLanguage={(language) => {
          chooseLanguage(language);
          speak();
        }}
        onClear={async () => {
          try {
            await (await import('./live/forget.ts')).deleteOwnConversation();
          } catch {
            setNotice(say(texts.requestError));
            return;
          }
          setNotice('');
          startAnew();
          setAnnouncement(texts.cleared);
          focusTalk();
        }}
        onClose={() => onClose()}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {failed && (
        <p className={css.notice} role="alert">
          {texts.languageFailed}
        </p>
      )}
      {notice && (
        <p className={css.notice} role="status">
          {notice}
        </p>
      )}
      {view === 'chat' && (
        <Talk
          words={words}
          chat={chat}
          draft={draft}
          onDraft={setDraft}
          inputRef={input}
          isOpen={isOpen}
          recall={recall}
          onPerson={person.ask}
          isWithPerson={person.team !== undefined}
          tell={(text) => {
            const id = person.say(text);
            if (id) chat.addLiveMessage(id, text);
            return id !== undefined;
          }}
          live={person.shown}
          question={
            isAsking ? (
              <Suspense>
                <ResumeQuestion
                  ref={question}
                  words={words}
                  onContinue={() => {
                    claimConversation();
                    decided('');
                  }}
                  onLeft={() => {
                    startAnew();
                    decided(texts.newStarted);
                  }}
                  onDeleted={() => {
                    startAnew();
                    decided(texts.cleared);
                  }}
                  onFailed={() => setNotice(say(texts.requestError))}
                />
              </Suspense>
            ) : undefined
          }
          onAnswerIn={(language) => {
            chooseForConversation(language);
            speak();
            chat.askAgain();
          }}
        />
      )}
      {view !== 'chat' && Form && (
        <Form
          key={view}
          words={words}
          answer={newest?.action && formByAction[newest.action] === view ? newest : undefined}
          onBack={() => {
            setNotice('');
            chat.leaveForm();
          }}
          onSent={(text) => {
            setNotice('');
            chat.formSent(text);
          }}
          onFailed={(text) => chat.formFailed(view, text)}
        />
      )}
      {view !== 'chat' && !Form && (
        <div className={css.waiting}>
          <Spinner />
        </div>
      )}
    </dialog>
  );
};
