import { useEffect, useRef, useState } from 'react';
import { reportPresence } from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { persisted } from '#web/lib/persist.ts';
import { sessionCall } from '#web/lib/session.ts';

type Presence = RouteResponse<typeof reportPresence>;
export type WaitingVisitor = Presence['waiting'][number];

/** Well below the minute after which visitors see that nobody is available. */
const beatMs = 20_000;
const alerts = persisted('conversation-alerts', {
  fallback: false,
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
});

export const readAlerts = (): boolean => alerts.read();
export const saveAlerts = (on: boolean): void => {
  alerts.write(on);
};

/** Synthesizes two short notes, so no sound file has to be loaded. */
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
    // No Web Audio: the list still shows who waits.
  }
};

const notify = ({ language, page }: WaitingVisitor) => {
  chime();
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification('A visitor is waiting for a person', {
      body: `On ${page}, in ${language}`,
      tag: 'waiting',
    });
};

/** Reports the owner's presence while the portal is open and returns the waiting visitors. */
export const usePresence = (): Presence => {
  const [presence, setPresence] = useState<Presence>({ waiting: [], asked: 0 });
  const notified = useRef(new Set<string>());
  useEffect(() => {
    let isEnded = false;
    const beat = async () => {
      try {
        const answer = await sessionCall(reportPresence, { body: { here: true } });
        if (isEnded) return;
        for (const one of answer.waiting) {
          if (!notified.current.has(one.id + one.since) && readAlerts()) notify(one);
          notified.current.add(one.id + one.since);
        }
        setPresence(answer);
      } catch {
        // The next beat retries; if none arrives, visitors see that nobody is available.
      }
    };
    void beat();
    const timer = setInterval(() => void beat(), beatMs);
    return () => {
      isEnded = true;
      clearInterval(timer);
    };
  }, []);
  return presence;
};
