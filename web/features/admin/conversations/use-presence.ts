import { useEffect, useRef, useState } from 'react';
import { reportPresence } from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';
import { sessionCall } from '#web/lib/session.ts';

type Presence = RouteResponse<typeof reportPresence>;
export type WaitingVisitor = Presence['waiting'][number];

/** Well inside the minute after which visitors are told that nobody is here. */
const beatMs = 20_000;
const alertsKey = 'conversation-alerts';

export const readAlerts = (): boolean =>
  readStored(alertsKey, false, (value) => (typeof value === 'boolean' ? value : undefined));
export const saveAlerts = (on: boolean): void => {
  writeStored(alertsKey, on);
};

/** Two short notes, made here: no file to load. */
const chime = () => {
  try {
    const audio = new AudioContext();
    for (const [index, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + index * 0.18;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.17);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // A browser without sound: the list says it as well.
  }
};

const tell = ({ language, page }: WaitingVisitor) => {
  chime();
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification('A visitor is waiting for a person', {
      body: `On ${page}, in ${language}`,
      tag: 'waiting',
    });
};

/** Says that the portal is open, as long as it is, and knows who waits. */
export const usePresence = (): Presence => {
  const [heard, setHeard] = useState<Presence>({ waiting: [], asked: 0 });
  const known = useRef(new Set<string>());
  useEffect(() => {
    let isEnded = false;
    const beat = async () => {
      try {
        const answer = await sessionCall(reportPresence, { body: { here: true } });
        if (isEnded) return;
        for (const one of answer.waiting) {
          if (!known.current.has(one.id + one.since) && readAlerts()) tell(one);
          known.current.add(one.id + one.since);
        }
        setHeard(answer);
      } catch {
        // The next beat tries again; without one visitors hear that nobody is here.
      }
    };
    void beat();
    const timer = setInterval(() => void beat(), beatMs);
    return () => {
      isEnded = true;
      clearInterval(timer);
    };
  }, []);
  return heard;
};
