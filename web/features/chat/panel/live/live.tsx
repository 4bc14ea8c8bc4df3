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

/** What the panel can do with the talk. */
export interface LiveHandle {
  /** False where no person is there to hear it. */
  readonly say: (text: string) => string | undefined;
  /** Asks for a person. */
  readonly ask: () => void;
  /** A person may step in: look for a while. */
  readonly watch: () => void;
}

export interface LiveProps {
  readonly ref: Ref<LiveHandle>;
  readonly words: Words;
  readonly isOpen: boolean;
  /** What the visitor is writing. */
  readonly draft: string;
  readonly known: () => number;
  /** The number of the visitor's message that stands last, if one does. */
  readonly lastSaid: number;
  /** When it was said. */
  readonly lastSaidAt: number;
  /** The number of the message for which the form was offered already; outlives this. */
  readonly late: RefObject<number>;
  readonly onMessages: (messages: readonly LiveMessage[], speaker: string) => void;
  /** No person can be had: the form, with a sentence about when. */
  readonly onForm: (notice: string) => void;
  /** What a person was to hear and nobody does: it goes to the assistant. */
  readonly onRefused: (unsent: readonly Unsent[]) => void;
  /** The conversation is not there any more. */
  readonly onDeleted: () => void;
  /** So many messages of a person came while the panel was closed. */
  readonly onUnread: (count: number) => void;
  /** Who speaks, where it is a person; undefined while the assistant does. */
  readonly onSpeaker: (team: string | undefined) => void;
}

/** How long it stands there that the assistant answers again. */
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

/** Runs something when somebody has waited long enough since a moment; answers how to call it off. */
const afterWait = (since: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, Math.max(0, since + waitSeconds * 1000 - Date.now()));
  return () => clearTimeout(timer);
};

/** A person in the chat: who speaks, who writes, and what is true while nobody does. Loaded when one may be had. */
export const Live = (props: LiveProps) => {
  const { ref, words, isOpen, draft, known, lastSaid, lastSaidAt, onMessages, onForm, onRefused } = props;
  const { late: offered } = props;
  const texts = useLiveTexts(words.language);
  const { say, language } = words;
  const [view, setView] = useState<LiveView>(idle);
  /** A person was here and has gone, until something is said. */
  const [isBack, setBack] = useState(false);
  const connection = useRef<Connection>(undefined);
  const { onUnread, onSpeaker, onDeleted } = props;
  const given = { texts, onMessages, onForm, onRefused, onDeleted, onUnread, onSpeaker, known, say, isOpen };
  const latest = useRef(given);
  latest.current = given;

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
    // What came meanwhile is read now: while the panel was closed, or no page was open.
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
      // The form is there in any case, also without a connection.
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

  // Whoever came may have gone: their laptop is closed, their browser crashed.
  const isUnanswered = state === 'person' && lastSaid > 0 && !isTyping;
  const [late, setLate] = useState(offered.current);
  const unheard = useRef(() => {});
  unheard.current = () => {
    setLate(lastSaid);
    offered.current = lastSaid;
    connection.current?.ask(false, language, true).catch(() => undefined);
    latest.current.onForm(missed());
  };
  useEffect(() => {
    if (!isUnanswered || late === lastSaid) return;
    return afterWait(lastSaidAt, () => unheard.current());
  }, [isUnanswered, late, lastSaid, lastSaidAt]);

  if (state === 'assistant')
    return isBack ? (
      <div className={css.bar} role="status" data-state={state}>
        <span className={css.dot} aria-hidden="true" />
        <p>{texts.back}</p>
      </div>
    ) : null;
  return (
    <>
      {lastSaid > 0 && view.read >= lastSaid && <p className={css.read}>{texts.read}</p>}
      {view.isTyping && <Thinking label={`${say(texts.team)} ${texts.typing}`} />}
      <div className={css.bar} role="status" data-state={state}>
        <span className={css.dot} aria-hidden="true" />
        <p>{view.isLost ? texts.lost : say(state === 'waiting' ? texts.waiting : texts.joined)}</p>
        {(state === 'waiting' || (isUnanswered && late === lastSaid)) && (
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
