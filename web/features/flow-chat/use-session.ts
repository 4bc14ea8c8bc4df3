import { useCallback, useEffect, useRef, useState } from 'react';
import {
  continueFlowSession,
  getFlowSession,
  type SessionAwaiting,
  type SessionMessage,
  type SessionTurn,
  startFlowSession,
} from '#shared/api/flow-sessions.ts';
import { visitorZone } from '#web/lib/format.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';
import { notifyParent, parseEmbedding } from './embedding.ts';

export interface Line extends SessionMessage {
  readonly id: number;
}

/** An answer that was not taken: as it was typed, and as it would be kept. */
export interface HeldAnswer {
  readonly typed: string;
  readonly masked: string;
}

/** What the browser is set to, as far as a flow could speak it. */
const getPreferredLanguages = (): string[] =>
  navigator.languages.filter((tag) => tag.length <= 35).slice(0, 10);

/** What a conversation begins with: the visitor's languages, and what the page around it knows. */
const createStartBody = () => ({
  languages: getPreferredLanguages(),
  known: { ...parseEmbedding(location.hash).known },
});

/** Longest typing pause that is really waited for. */
const maxDelayMs = 6_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.min(ms, maxDelayMs)));

/**
 * One conversation with a published flow. The server holds its state; a reload finds it again, and an answer that was lost
 * on the way is sent again without being counted twice.
 */
export const useSession = (uuid: string) => {
  const key = `flow-session:${uuid}`;
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [awaiting, setAwaiting] = useState<SessionAwaiting | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(true);
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [held, setHeld] = useState<HeldAnswer>();
  const [language, setLanguage] = useState<string>();
  const open = useRef<{ id: string; step: number }>(undefined);
  const pending = useRef<(() => Promise<void>) | undefined>(undefined);
  const alive = useRef(0);

  const say = useCallback((message: SessionMessage) => {
    setLines((before) => [...before, { ...message, id: before.length }]);
  }, []);
  const play = useCallback(
    async (turn: SessionTurn, isReplay: boolean, mine: number) => {
      if (mine !== alive.current) return;
      open.current = { id: turn.id, step: turn.step };
      writeStored(key, turn.id, 'session');
      setLanguage(turn.language);
      // An answer that was held back was not given yet.
      if (!isReplay && turn.said === undefined) {
        notifyParent(uuid, turn.step === 0 ? 'started' : 'answered', { step: turn.step });
        if (turn.outcome === 'completed') notifyParent(uuid, 'completed', { step: turn.step });
      }
      for (const message of turn.messages) {
        if (!isReplay && message.delay > 0) await pause(message.delay);
        if (mine !== alive.current) return;
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
    // Of a start whose answer was lost, the repetition finds the same session.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = createStartBody();
    return attempt(async () => {
      const mine = alive.current;
      await play(await call(startFlowSession, { params: { id: uuid }, headers, body }), false, mine);
    });
  }, [attempt, play, uuid]);
  const restart = useCallback(() => {
    alive.current += 1;
    setHeld(undefined);
    removeStored(key, 'session');
    setLines([]);
    setAwaiting(null);
    setDone(false);
    void begin();
  }, [begin, key]);
  useEffect(() => {
    alive.current += 1;
    // An answer that arrives after the page was left, or restarted, belongs to nobody.
    const leave = () => {
      alive.current += 1;
    };
    const known = readStored<string | undefined>(
      key,
      undefined,
      (value) => (typeof value === 'string' ? value : undefined),
      'session',
    );
    if (!known) {
      void begin();
      return leave;
    }
    void attempt(async () => {
      const mine = alive.current;
      try {
        const turn = await call(getFlowSession, { params: { id: uuid, session: known } });
        await play(turn, true, mine);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        // The old conversation has expired: a new one begins.
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
      // Half of an emoji, as a cut at the longest answer leaves it, is no text that a server takes.
      const input = typed.replace(/\p{Surrogate}/gu, '');
      if (!at || !input.trim()) return;
      // What was held back was never said: this answer takes its place.
      if (held) setLines((before) => before.slice(0, -1));
      setHeld(undefined);
      say({ role: 'visitor', text: shown, delay: 0 });
      setAwaiting(null);
      void attempt(async () => {
        const mine = alive.current;
        const params = { id: uuid, session: at.id };
        const zone = awaiting?.kind === 'appointment' ? { timeZone: visitorZone() } : {};
        try {
          const body = { step: at.step, input, ...zone, ...(asIs ? { asIs } : {}) };
          const turn = await call(continueFlowSession, { params, body });
          if (turn.said !== undefined && mine === alive.current) {
            const masked = turn.said;
            setLines((before) =>
              before.with(-1, { id: before.length - 1, role: 'visitor', text: masked, delay: 0 }),
            );
            setHeld({ typed: input, masked });
          }
          await play(turn, false, mine);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'record.stale') throw error;
          // Another tab answered this question: what was really said takes the place of what this one shows.
          const turn = await call(getFlowSession, { params });
          if (mine === alive.current) setLines([]);
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
