import { lazy, Suspense, useEffect, useState } from 'react';
import { type Inbox, openInbox } from './inbox.ts';

const Runtime = lazy(async () => ({ default: (await import('./runtime.tsx')).LearningRuntime }));

/**
 * The only part of the learning path in a page's first load: queues events until the rest has loaded, and
 * makes the Learn button work at once.
 */
export const Floating = () => {
  const [inbox, setInbox] = useState<Inbox>();
  useEffect(() => {
    const opened = openInbox();
    setInbox(opened);
    return opened.close;
  }, []);
  return inbox ? (
    <Suspense fallback={null}>
      <Runtime inbox={inbox} />
    </Suspense>
  ) : null;
};
