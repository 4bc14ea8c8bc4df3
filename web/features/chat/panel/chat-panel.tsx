import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { languages } from '#shared/domain/languages.ts';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import { readDraft, saveDraft } from '#web/lib/drafts.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  chooseForConversation,
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  leaveConversationLanguage,
} from '../model/language.ts';
import { heardUpTo, lastLive, lastSaid } from '../model/live.ts';
import type { FormKind } from '../model/message.ts';
import { passQuestion } from '../model/prefill.ts';
import { isKept } from '../model/session.ts';
import css from './chat-panel.module.css';
import type { Live, LiveHandle } from './live/live.tsx';
import { PanelHeader } from './panel-header.tsx';
import { Talk } from './talk.tsx';
import { useConversation } from './use-conversation.ts';
import { useFittingDialog } from './use-fitting-dialog.ts';
import { useWords } from './use-words.ts';

export { wordsReady } from './use-words.ts';

/** What opening the chat is for; every opening has its own serial number. */
export interface ChatWish {
  readonly serial: number;
  readonly form?: FormKind;
  /** Put into the message field for the visitor to send. */
  readonly message?: string;
  /** A flow that opens by itself. */
  readonly flow?: PlacedFlow;
}

export interface ChatPanelProps {
  readonly isOpen: boolean;
  readonly wish: ChatWish;
  /** `place`: the visitor goes on at a place on the page, which takes the focus. */
  readonly onClose: (to?: 'place') => void;
  /** So many messages of a person came while it was closed. */
  readonly onUnread: (count: number) => void;
}

const loadForms = () => import('./lead-forms.tsx');
type Forms = Awaited<ReturnType<typeof loadForms>>;

const loadLive = () => import('./live/live.tsx');
const draftName = 'chat-message';
const emptyDraft = { text: '' };

/** The chat: a conversation, and the two forms that are part of it. Stays alive while closed. */
export const ChatPanel = ({ isOpen, wish, onClose, onUnread }: ChatPanelProps) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraftState] = useState(() => readDraft(draftName, emptyDraft).text);
  const [announcement, setAnnouncement] = useState('');
  const { words, change, failed } = useWords();
  const [chosen, setChosen] = useState(chosenLanguage);
  const { texts, say } = words;
  const { dir } = languages[words.language];

  const setDraft = useCallback((text: string) => {
    setDraftState(text);
    saveDraft(draftName, { text });
  }, []);

  const live = useRef<LiveHandle>(null);
  const [Person, setPerson] = useState<typeof Live>();
  const [notice, setNotice] = useState('');
  const late = useRef(0);
  /** The person who speaks, by name; the assistant while undefined. */
  const [team, setTeam] = useState<string>();
  const bringPerson = useCallback(async () => {
    const loaded = await loadLive();
    setPerson(() => loaded.Live);
  }, []);

  const chat = useConversation({
    words,
    isBusy: () => !isOpen || draft.trim() !== '',
    onLanguage: () => void change(currentLanguage()),
    onPersonNear: (isWanted) => {
      if (isWanted) return askForPerson();
      live.current?.watch();
      bringPerson().catch(() => undefined);
    },
  });
  const { greet, openForm } = chat;
  const flow = useRef(chat.flow);
  flow.current = chat.flow;
  const { view } = chat.state;
  const [forms, setForms] = useState<Forms>();
  const isFull = useFittingDialog(dialog, isOpen);

  const focusTalk = useCallback(() => {
    // On touch screens the keyboard would cover what there is to read.
    if (matchMedia('(pointer: coarse)').matches) dialog.current?.focus();
    else input.current?.focus();
  }, []);

  useEffect(() => {
    if (isOpen) greet();
  }, [isOpen, greet]);

  // Every opening may bring a form or a text with it, also while the panel is open already.
  useEffect(() => {
    if (wish.serial === 0) return;
    if (wish.form) openForm(wish.form);
    if (wish.message) setDraft(wish.message);
    if (wish.flow && !flow.current.at) void flow.current.begin(wish.flow);
  }, [wish, openForm, setDraft]);

  useEffect(() => {
    if (isOpen) void flow.current.look();
  }, [isOpen]);
  const isFresh =
    chat.state.messages.length > 0 && chat.state.messages.every(({ note }) => note === 'welcome');
  const [greeting] = isOpen && isFresh && !chat.state.pending ? chat.flow.placed('greeting') : [];
  const greetsWith = wish.form || wish.message || wish.flow ? undefined : greeting?.id;
  const greetingFlow = useRef(greeting);
  greetingFlow.current = greeting;
  useEffect(() => {
    if (greetsWith && greetingFlow.current) void flow.current.begin(greetingFlow.current);
  }, [greetsWith]);

  useEffect(() => {
    if (!isOpen) return;
    if (view === 'chat') focusTalk();
  }, [isOpen, view, focusTalk]);

  const toForm = useCallback(
    (said: string) => {
      setNotice(said);
      passQuestion(messages.current);
      openForm('contact');
    },
    [openForm],
  );
  const messages = useRef(chat.state.messages);
  messages.current = chat.state.messages;

  // Somebody was talking with a person in this tab, or asks for one now.
  const wantsPerson = useRef(false);
  const spokeLive = lastLive(chat.state.messages) > 0;
  useEffect(() => {
    if (spokeLive) bringPerson().catch(() => undefined);
  }, [spokeLive, bringPerson]);
  useEffect(() => {
    if (!Person || !wantsPerson.current) return;
    wantsPerson.current = false;
    live.current?.ask();
  }, [Person]);
  const askForPerson = () => {
    if (live.current) return live.current.ask();
    wantsPerson.current = true;
    bringPerson().catch(() => toForm(''));
  };

  // The forms come quietly after the panel. Where they can't, an open form is a failed one: it says so and can be retried.
  const failForm = useRef(chat.formFailed);
  failForm.current = chat.formFailed;
  useEffect(() => {
    if (!isOpen || forms) return;
    loadForms().then(setForms, () => {
      if (view !== 'chat')
        failForm.current(view, say(view === 'contact' ? texts.contactFailed : texts.bookFailed));
    });
  }, [isOpen, forms, view, say, texts]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  const speak = () => {
    setChosen(chosenLanguage());
    void change(currentLanguage());
  };
  const said = lastSaid(chat.state.messages);
  const Form = view === 'consultation' ? forms?.ConsultationForm : forms?.ContactForm;
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={titleId}
      lang={words.language}
      dir={dir}
      tabIndex={-1}
      data-full={isFull}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // Over the whole screen the panel would hide the page that a link leads to.
        const href = isFull && (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
        if (href) onClose(href.includes('#') ? 'place' : undefined);
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <PanelHeader
        titleId={titleId}
        words={words}
        speaker={team}
        canClear={chat.state.messages.length > 1 || isKept()}
        chosen={chosen}
        onLanguage={(language) => {
          chooseLanguage(language);
          speak();
        }}
        onClear={async () => {
          try {
            await (await import('./live/forget.ts')).forget();
          } catch {
            setNotice(say(texts.requestError));
            return;
          }
          setNotice('');
          leaveConversationLanguage();
          chat.clear();
          speak();
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
          onPerson={askForPerson}
          isWithPerson={team !== undefined}
          tell={(text) => {
            const id = live.current?.say(text);
            if (id) chat.tell(id, text);
            return id !== undefined;
          }}
          live={
            Person && (
              <Person
                ref={live}
                words={words}
                isOpen={isOpen}
                draft={draft}
                known={() => heardUpTo(messages.current)}
                lastSaid={said.number}
                lastSaidAt={said.at}
                late={late}
                onMessages={(heard, speaker) =>
                  chat.hear(
                    heard.map(({ clientId, seq, from, text, at }) => ({
                      id: clientId,
                      seq,
                      role: from === 'visitor' ? 'user' : 'assistant',
                      content: text,
                      at: Date.parse(at),
                    })),
                    speaker,
                  )
                }
                onForm={toForm}
                onRefused={chat.askInstead}
                onUnread={onUnread}
                onSpeaker={setTeam}
              />
            )
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
