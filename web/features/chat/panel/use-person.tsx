import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { findLastConsecutive, findLastLive, findOpenLiveMessage } from '../model/live.ts';
import type { ChatMessage } from '../model/message.ts';
import type { Live, LiveHandle, LiveProps } from './live/live.tsx';
import type { Words } from './use-words.ts';

const loadLive = () => import('./live/live.tsx');

interface PersonOptions
  extends Pick<LiveProps, 'onForm' | 'onUnread' | 'onRefused' | 'onDeleted' | 'onMessages'> {
  readonly words: Words;
  readonly isOpen: boolean;
  readonly draft: string;
  readonly messages: RefObject<readonly ChatMessage[]>;
}

/** Live chat with a person. Its code loads when requested, likely, or used before. */
export const usePerson = (around: PersonOptions) => {
  const { words, isOpen, draft, messages, onForm } = around;
  const live = useRef<LiveHandle>(null);
  const [Person, setPerson] = useState<typeof Live>();
  const late = useRef(0);
  /** Name of the person who replies; undefined for the assistant. */
  const [team, setTeam] = useState<string>();
  const loadPerson = useCallback(async () => {
    const loaded = await loadLive();
    setPerson(() => loaded.Live);
  }, []);

  const hasLiveMessages = findLastLive(messages.current) > 0;
  useEffect(() => {
    if (hasLiveMessages) loadPerson().catch(() => undefined);
  }, [hasLiveMessages, loadPerson]);

  const isWanted = useRef(false);
  useEffect(() => {
    if (!Person || !isWanted.current) return;
    isWanted.current = false;
    live.current?.ask();
  }, [Person]);

  const openMessage = findOpenLiveMessage(messages.current);
  return {
    team,
    ask: () => {
      if (live.current) return live.current.ask();
      isWanted.current = true;
      loadPerson().catch(() => onForm(''));
    },
    /** A person may join. */
    watch: () => {
      live.current?.watch();
      loadPerson().catch(() => undefined);
    },
    /** Returns the id of a message sent to a person, or undefined if none is available. */
    say: (text: string) => live.current?.say(text),
    shown: Person && (
      <Person
        {...around}
        ref={live}
        words={words}
        isOpen={isOpen}
        draft={draft}
        known={() => findLastConsecutive(messages.current)}
        lastVisitorMessage={openMessage.number}
        lastSaidAt={openMessage.at}
        late={late}
        onSpeaker={setTeam}
      />
    ),
  };
};
