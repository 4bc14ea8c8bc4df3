import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { heardUpTo, lastLive, lastSaid } from '../model/live.ts';
import type { ChatMessage } from '../model/message.ts';
import type { Live, LiveHandle, LiveProps } from './live/live.tsx';
import type { Words } from './use-words.ts';

const loadLive = () => import('./live/live.tsx');

interface Around extends Pick<LiveProps, 'onForm' | 'onUnread' | 'onRefused' | 'onDeleted' | 'onMessages'> {
  readonly words: Words;
  readonly isOpen: boolean;
  readonly draft: string;
  readonly messages: RefObject<readonly ChatMessage[]>;
}

/** The way to a person: what is needed for it is loaded when one is wanted, near, or was talked with before. */
export const usePerson = (around: Around) => {
  const { words, isOpen, draft, messages, onForm } = around;
  const live = useRef<LiveHandle>(null);
  const [Person, setPerson] = useState<typeof Live>();
  const late = useRef(0);
  /** The person who speaks, by name; the assistant while undefined. */
  const [team, setTeam] = useState<string>();
  const bring = useCallback(async () => {
    const loaded = await loadLive();
    setPerson(() => loaded.Live);
  }, []);

  const spokeLive = lastLive(messages.current) > 0;
  useEffect(() => {
    if (spokeLive) bring().catch(() => undefined);
  }, [spokeLive, bring]);

  const isWanted = useRef(false);
  useEffect(() => {
    if (!Person || !isWanted.current) return;
    isWanted.current = false;
    live.current?.ask();
  }, [Person]);

  const said = lastSaid(messages.current);
  return {
    team,
    ask: () => {
      if (live.current) return live.current.ask();
      isWanted.current = true;
      bring().catch(() => onForm(''));
    },
    /** Somebody may step in. */
    watch: () => {
      live.current?.watch();
      bring().catch(() => undefined);
    },
    /** The id under which it went to a person; undefined where none listens. */
    say: (text: string) => live.current?.say(text),
    shown: Person && (
      <Person
        {...around}
        ref={live}
        words={words}
        isOpen={isOpen}
        draft={draft}
        known={() => heardUpTo(messages.current)}
        lastSaid={said.number}
        lastSaidAt={said.at}
        late={late}
        onSpeaker={setTeam}
      />
    ),
  };
};
