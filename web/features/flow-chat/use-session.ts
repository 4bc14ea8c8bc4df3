import { useCallback, useEffect, useRef, useState } from 'react';
import {
  continueFlowSession,
  flowSecretHeaders,
  getFlowSession,
  type SessionAwaiting,
  type SessionMessage,
  type SessionTurn,
  startFlowSession,
} from '#shared/api/flow-sessions.ts';
import { visitorZone } from '#web/lib/format.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';
import { preloadMedia } from '#web/ui/talk/message-media.tsx';
import { notifyParent, parseEmbedding } from './embedding.ts';

export interface Line extends SessionMessage {
  readonly id: number;
}

/** An answer that seems to contain sensitive data and was not stored: as typed, and masked. */
export interface HeldAnswer {
  readonly typed: string;
  readonly masked: string;
}

/** The browser's languages, within the limits of the API. */
const getPreferredLanguages = (): string[] =>
  navigator.languages.filter((tag) => tag.length <= 35).slice(0, 10);

/** Host of the site that this page is embedded in; undefined on its own page. */
const getEmbeddingHost = (): string | undefined =>
  window.self === window.top ? undefined : URL.parse(document.referrer)?.host || undefined;

const createStartBody = () => ({
  languages: getPreferredLanguages(),
  host: getEmbeddingHost(),
  known: { ...parseEmbedding(location.hash).known },
});

/** A session of this tab, to reopen it after a reload. */
interface OpenSession {
  readonly id: string;
  /** Opens it if the browser blocks cookies, as in a frame on another site. */
  readonly secret?: string | undefined;
}

const acceptSession = (value: unknown): OpenSession | undefined => {
  const session = value as Partial<OpenSession> | null;
  if (typeof session?.id !== 'string') return undefined;
  return { id: session.id, secret: typeof session.secret === 'string' ? session.secret : undefined };
};

/** Longer typing delays are cut. */
const maxDelayMs = 6_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.min(ms, maxDelayMs)));

/** A conversation with a published flow. The server stores its state, so it survives a reload; retries don't count twice. */
export const useSession = (uuid: string) => {
  const key = `flow-session:${uuid}`;
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [awaiting, setAwaiting] = useState<SessionAwaiting | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(true);
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [held, setHeld] = useState<HeldAnswer>();
  const [language, setLanguage] = useState<string>();
  const open = useRef<OpenSession & { step: number }>(undefined);
  const pending = useRef<(() => Promise<void>) | undefined>(undefined);
  const generation = useRef(0);

  const say = useCallback((message: SessionMessage) => {
    setLines((before) => [...before, { ...message, id: before.length }]);
  }, []);
  const play = useCallback(
    async (turn: SessionTurn, isReplay: boolean, mine: number) => {
      if (mine !== generation.current) return;
      const secret = turn.secret ?? open.current?.secret;
      open.current = { id: turn.id, step: turn.step, secret };
      writeStored(key, { id: turn.id, secret }, 'session');
      setLanguage(turn.language);
      // The visitor hasn't confirmed a masked answer yet.
      if (!isReplay && turn.said === undefined) {
        notifyParent(uuid, turn.step === 0 ? 'started' : 'answered', { step: turn.step });
        if (turn.outcome === 'completed') notifyParent(uuid, 'completed', { step: turn.step });
      }
      if (turn.messages.some(({ media }) => media)) await preloadMedia();
      for (const message of turn.messages) {
        if (!isReplay && message.delay > 0) await pause(message.delay);
        if (mine !== generation.current) return;
        say(message);
      }
      setAwaiting(turn.awaiting);
      setDone(turn.done);
      setBusy(false);
    },
    [key, say, uuid],
  );
  const attempt = useCallback(async (action: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    pending.current = action;
    try {
      await action();
      pending.current = undefined;
    } catch (error) {
      setBusy(false);
      setProblem(
        error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'missing' : 'failed',
      );
    }
  }, []);

  const begin = useCallback(() => {
    // A retry after a lost response finds the same session.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = createStartBody();
    return attempt(async () => {
      const mine = generation.current;
      await play(await call(startFlowSession, { params: { id: uuid }, headers, body }), false, mine);
    });
  }, [attempt, play, uuid]);
  const restart = useCallback(() => {
    generation.current += 1;
    setHeld(undefined);
    removeStored(key, 'session');
    setLines([]);
    setAwaiting(null);
    setDone(false);
    void begin();
  }, [begin, key]);
  useEffect(() => {
    generation.current += 1;
    // Ignore responses that arrive after leaving or restarting.
    const leave = () => {
      generation.current += 1;
    };
    const known = readStored<OpenSession | undefined>(key, undefined, acceptSession, 'session');
    if (!known) {
      void begin();
      return leave;
    }
    void attempt(async () => {
      const mine = generation.current;
      try {
        const turn = await call(getFlowSession, {
          params: { id: uuid, session: known.id },
          headers: flowSecretHeaders(known.secret),
        });
        await play({ ...turn, secret: known.secret }, true, mine);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        // The session has expired.
        removeStored(key, 'session');
        const body = createStartBody();
        await play(await call(startFlowSession, { params: { id: uuid }, body }), false, mine);
      }
    });
    return leave;
  }, [attempt, begin, key, play, uuid]);

  const answer = useCallback(
    (typed: string, shown: string, asIs = false) => {
      const at = open.current;
      // Cutting at the maximum length can split an emoji; the server rejects half of one.
      const input = typed.replace(/\p{Surrogate}/gu, '');
      if (!at || !input.trim()) return;
      // This answer replaces the masked one.
      if (held) setLines((before) => before.slice(0, -1));
      setHeld(undefined);
      say({ role: 'visitor', text: shown, delay: 0 });
      setAwaiting(null);
      void attempt(async () => {
        const mine = generation.current;
        const params = { id: uuid, session: at.id };
        const headers = flowSecretHeaders(at.secret);
        const zone =
          awaiting?.kind === 'appointment' || awaiting?.kind === 'date' ? { timeZone: visitorZone() } : {};
        try {
          const body = { step: at.step, input, ...zone, ...(asIs ? { asIs } : {}) };
          const turn = await call(continueFlowSession, { params, headers, body });
          if (turn.said !== undefined && mine === generation.current) {
            const masked = turn.said;
            setLines((before) =>
              before.with(-1, { id: before.length - 1, role: 'visitor', text: masked, delay: 0 }),
            );
            setHeld({ typed: input, masked });
          }
          await play(turn, false, mine);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'record.stale') throw error;
          // Another tab answered this question: show the real conversation.
          const turn = await call(getFlowSession, { params, headers });
          if (mine === generation.current) setLines([]);
          await play(turn, true, mine);
        }
      });
    },
    [attempt, awaiting, held, play, say, uuid],
  );
  const retry = useCallback(() => {
    if (pending.current) void attempt(pending.current);
  }, [attempt]);
  return { lines, awaiting, done, busy, problem, held, language, answer, retry, restart };
};
