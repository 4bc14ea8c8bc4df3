import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { totalPoints, unlockedAchievements } from '#shared/domain/learning/progress.ts';
import { roi } from '#shared/domain/roi.ts';
import { paths } from '#web/lib/paths.ts';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import type { Inbox } from './inbox.ts';
import { LearningCard } from './learning-card.tsx';
import { record, startLearning, useFacts } from './store.ts';

const PathDialog = lazy(async () => ({ default: (await import('./path-dialog.tsx')).PathDialog }));
const Tour = lazy(async () => ({ default: (await import('./tour/tour.tsx')).Tour }));

type Open = { what: 'path'; step: string | undefined } | { what: 'tour' } | undefined;

/** The lazily loaded part of the learning path: card, dialog, tour and progress. */
export const LearningRuntime = ({ inbox }: { inbox: Inbox }) => {
  const [open, setOpen] = useState<Open>();
  const opener = useRef<Element | null>(null);
  const facts = useFacts();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const startTour = useCallback(() => {
    if (pathname !== paths.home.pattern) navigate(paths.home.to());
    // A tour started from the dialog returns the focus to the element that had opened the dialog.
    if (!document.activeElement?.closest('dialog')) opener.current = document.activeElement;
    setOpen({ what: 'tour' });
  }, [pathname, navigate]);

  const openPath = useCallback((step?: string) => {
    opener.current = document.activeElement;
    setOpen({ what: 'path', step });
  }, []);

  useEffect(startLearning, []);
  useEffect(() => {
    inbox.connect(record, (request) => (request.open === 'tour' ? startTour() : openPath(request.step)));
  }, [inbox, startTour, openPath]);

  useEffect(
    () =>
      contributeToVisit('learning', () => {
        const points = totalPoints(facts);
        const latest = facts.roi?.latest;
        const { monthly, yearly } = latest ? roi(latest) : { monthly: 0, yearly: 0 };
        return {
          ...(points || facts.industries.length
            ? {
                learning: {
                  points,
                  steps: [...facts.completedSteps],
                  achievements: unlockedAchievements(facts),
                  industries: [...facts.industries],
                },
              }
            : {}),
          ...(latest ? { roi: { ...latest, monthly, yearly } } : {}),
        };
      }),
    [facts],
  );

  const close = useCallback(() => {
    setOpen(undefined);
    const { href } = location;
    requestAnimationFrame(() => {
      // The opener may be gone: the card is hidden during the tour and after the last step.
      if (document.activeElement !== document.body || location.href !== href) return;
      const back = opener.current;
      const target =
        back instanceof HTMLElement && back.isConnected && back !== document.body
          ? back
          : (document.querySelector<HTMLElement>('[data-learning-open]') ??
            document.querySelector<HTMLElement>('[data-tour="chat"]'));
      target?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <>
      {/* No card on the pricing page: the whole page is a tool. */}
      {open?.what !== 'tour' && pathname !== paths.pricing.pattern && (
        <LearningCard
          facts={facts}
          isCompact={pathname !== paths.home.pattern}
          onOpen={() => openPath()}
          onTour={startTour}
        />
      )}
      <Suspense fallback={null}>
        {open?.what === 'path' && (
          <PathDialog facts={facts} step={open.step} onClose={close} onTour={startTour} />
        )}
        {open?.what === 'tour' && <Tour onEnd={close} />}
      </Suspense>
    </>
  );
};
