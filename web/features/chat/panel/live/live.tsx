import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { LiveMessage } from '#shared/api/conversations.ts';
import { brand } from '#shared/brand.ts';
import { awayText } from '#shared/content/chat-live/away.ts';
import { englishLiveTexts, loadLiveTexts } from '#shared/content/chat-live/load.ts';
import type { LiveTexts } from '#shared/content/chat-live/types.ts';
import { type LiveState, waitSeconds } from '#shared/domain/conversations.ts';
import { formatNumber, visitorZone } from '#web/lib/format.ts';
import { Thinking } from '#web/ui/talk/bubble.tsx';
import type { Words } from '../use-words.ts';
import { type Connection, connect, idle, type LiveView, type Unsent } from './connection.ts';
import css from './live.module.css';

/** Live-chat functions for the panel. */
export interface LiveHandle {
  /** Returns the message id, or undefined if no person is available. */
  readonly say: (text: string) => string | undefined;
  /** Requests a person. */
  readonly ask: () => void;
  /** Polls for a while, because a person may join. */
  readonly watch: () => void;
}

export interface LiveProps {
  readonly ref: Ref<LiveHandle>;
  readonly words: Words;
  readonly isOpen: boolean;
  /** The visitor's current text. */
  readonly draft: string;
  readonly known: () => number;
  /** Number of the latest message if it is the visitor's; otherwise 0. */
  readonly lastVisitorMessage: number;
  /** When it was sent. */
  readonly lastSaidAt: number;
  /** Number of the message for which the form was already offered. Survives remounts. */
  readonly late: RefObject<number>;
  readonly onMessages: (messages: readonly LiveMessage[], speaker: string) => void;
  /** No person is available: opens the form with a notice. */
  readonly onForm: (notice: string) => void;
  /** Undelivered messages, which go to the assistant. */
  readonly onRefused: (unsent: readonly Unsent[]) => void;
  /** The conversation no longer exists. */
  readonly onDeleted: () => void;
  /** Number of a person's messages received while closed. */
  readonly onUnread: (count: number) => void;
  /** Name of the person who replies; undefined for the assistant. */
  readonly onSpeaker: (team: string | undefined) => void;
}

/** Milliseconds the hand-back notice stays visible. */
const backMs = 60_000;

const useLiveTexts = (language: Words['language']): LiveTexts => {
  const [texts, setTexts] = useState(englishLiveTexts);
  useEffect(() => {
    let isWanted = true;
    loadLiveTexts(language).then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
};

/** Runs a function after the maximum wait; returns a cancel function. */
const afterWait = (since: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, Math.max(0, since + waitSeconds * 1000 - Date.now()));
  return () => clearTimeout(timer);
};

/** Live chat in the panel: who replies, who types, and notices. Loaded when a person may be available. */
export const Live = (props: LiveProps) => {
  const { ref, words, isOpen, draft, known, lastVisitorMessage, lastSaidAt, onMessages, onForm, onRefused } =
    props;
  const { late: offered } = props;
  const texts = useLiveTexts(words.language);
  const { say, language } = words;
  const [view, setView] = useState<LiveView>(idle);
  /** A person was here and has left; cleared by the next message. */
  const [isBack, setBack] = useState(false);
  const connection = useRef<Connection>(undefined);
  const { onUnread, onSpeaker, onDeleted } = props;
  const given = { texts, onMessages, onForm, onRefused, onDeleted, onUnread, onSpeaker, known, say, isOpen };
  const latest = useRef(given);
  latest.current = given;

  const [danger, setDanger] = useState('');
  useEffect(() => {
    let spoke: LiveState = idle.state;
    const made = connect({
      onView: (next) => {
        if (next.state !== spoke) setBack(spoke === 'person' && next.state === 'assistant');
        spoke = next.state;
        setView(next);
      },
      onMessages: (messages) => {
        const { texts: now, say: fill } = latest.current;
        latest.current.onMessages(messages, fill(now.team));
        const fromPerson = messages.filter(({ from }) => from === 'person').length;
        if (fromPerson === 0) return;
        if (latest.current.isOpen) setTimeout(() => made.show(false), 0);
        else latest.current.onUnread(fromPerson);
      },
      onDanger: setDanger,
      onRefused: (unsent) => latest.current.onRefused(unsent),
      onDeleted: () => latest.current.onDeleted(),
      known: () => latest.current.known(),
    });
    connection.current = made;
    made.watch();
    return () => made.end();
  }, []);

  useEffect(() => {
    connection.current?.setOpen(isOpen);
  }, [isOpen]);
  const isTalking = view.state === 'person';
  useEffect(() => {
    // Marks messages as read that arrived while the panel or page was closed.
    if (isOpen && isTalking) connection.current?.show(false);
  }, [isOpen, isTalking]);
  useEffect(() => {
    if (draft.trim() !== '') connection.current?.show(true);
  }, [draft]);

  const leave = (notice: string) => {
    connection.current?.ask(false, language).catch(() => undefined);
    latest.current.onForm(notice);
  };

  const ask = async () => {
    try {
      const person = await connection.current?.ask(true, language);
      if (person?.state === 'away')
        latest.current.onForm(
          awayText(latest.current.texts, person, { language, zone: visitorZone() || brand.timeZone }),
        );
    } catch {
      // The form is available even without a connection.
      latest.current.onForm('');
    }
  };

  useImperativeHandle(ref, () => ({
    say: (text) => {
      if (view.state !== 'person') return undefined;
      const clientId = crypto.randomUUID();
      connection.current?.say({ clientId, text });
      return clientId;
    },
    ask: () => void ask(),
    watch: () => connection.current?.watch(),
  }));

  const { state, waitingSince, isTyping } = view;
  const team = state === 'person' ? say(texts.team) : undefined;
  useEffect(() => latest.current.onSpeaker(team), [team]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), backMs);
    return () => clearTimeout(timer);
  }, [isBack]);
  const missed = () => {
    const { texts: now, say: fill } = latest.current;
    return fill(now.missed, { hours: formatNumber(brand.responseHours, language) });
  };
  const giveUp = useRef(() => leave(missed()));
  giveUp.current = () => leave(missed());
  useEffect(() => {
    if (state !== 'waiting' || !waitingSince) return;
    return afterWait(Date.parse(waitingSince), () => giveUp.current());
  }, [state, waitingSince]);

  // The person may have left without notice, such as a closed laptop.
  const isUnanswered = state === 'person' && lastVisitorMessage > 0 && !isTyping;
  const [late, setLate] = useState(offered.current);
  const unheard = useRef(() => {});
  unheard.current = () => {
    setLate(lastVisitorMessage);
    offered.current = lastVisitorMessage;
    connection.current?.ask(false, language, true).catch(() => undefined);
    latest.current.onForm(missed());
  };
  useEffect(() => {
    if (!isUnanswered || late === lastVisitorMessage) return;
    return afterWait(lastSaidAt, () => unheard.current());
  }, [isUnanswered, late, lastVisitorMessage, lastSaidAt]);

  if (state === 'assistant')
    return isBack ? (
      <div className={css.bar} role="status" data-state={state}>
        <span className={css.dot} aria-hidden="true" />
        <p>{texts.back}</p>
      </div>
    ) : null;
  return (
    <>
      {lastVisitorMessage > 0 && view.read >= lastVisitorMessage && <p className={css.read}>{texts.read}</p>}
      {danger !== '' && (
        <p className={css.danger} role="alert">
          {danger}
        </p>
      )}
      {view.isTyping && <Thinking label={`${say(texts.team)} ${texts.typing}`} />}
      <div className={css.bar} role="status" data-state={state}>
        <span className={css.dot} aria-hidden="true" />
        <p>{view.isLost ? texts.lost : say(state === 'waiting' ? texts.waiting : texts.joined)}</p>
        {(state === 'waiting' || (isUnanswered && late === lastVisitorMessage)) && (
          <div className={css.ways}>
            <button type="button" className={css.way} onClick={() => leave('')}>
              {texts.form}
            </button>
            <button
              type="button"
              className={css.way}
              onClick={() => void connection.current?.ask(false, language).catch(() => undefined)}
            >
              {texts.cancel}
            </button>
          </div>
        )}
      </div>
    </>
  );
};
