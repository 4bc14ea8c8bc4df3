import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onEvent, type SiteEvents } from '#web/lib/events.ts';
import { type ChosenTemplate, chosenTemplate, contributeToVisit } from '#web/lib/visit-context.ts';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import type { GalleryProps } from './gallery.tsx';

const NextSteps = lazy(async () => ({ default: (await import('./next-steps.tsx')).NextSteps }));

/** Show a loading toast if opening takes longer than this. */
const patienceMs = 700;

/** Opens the gallery on request from any part of the site, and loads its code only then. */
export const Floating = () => {
  const [Gallery, setGallery] = useState<ComponentType<GalleryProps>>();
  const [wanted, setWanted] = useState<SiteEvents['open templates']>();
  const [chosen, setChosen] = useState<ChosenTemplate>();
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const open = async (detail: SiteEvents['open templates']) => {
      opener.current = document.activeElement;
      let isTold = false;
      const timer = setTimeout(() => {
        isTold = true;
        showToast({ title: 'Opening the gallery…', durationMs: 30_000 });
      }, patienceMs);
      try {
        const { Gallery: Loaded } = await import('./gallery.tsx');
        clearTimeout(timer);
        if (isTold) dismissToast();
        setGallery(() => Loaded);
        setWanted(detail);
      } catch {
        clearTimeout(timer);
        showToast({
          title: "The gallery couldn't be loaded",
          description: 'Please check your connection and try again.',
          tone: 'error',
        });
      }
    };
    const stops = [
      onEvent('open templates', (detail) => void open(detail)),
      onEvent('template chosen', setChosen),
      contributeToVisit('template', () => {
        const template = chosenTemplate();
        return template && { template: template.name };
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  // The element behind the modal can only take the focus once the modal is gone.
  useEffect(() => {
    if (wanted || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [wanted]);

  if (chosen && !wanted)
    return (
      <Suspense fallback={null}>
        <NextSteps template={chosen} onClose={() => setChosen(undefined)} />
      </Suspense>
    );
  if (!Gallery || !wanted) return null;
  return <Gallery templateId={wanted.templateId} view={wanted.view} onClose={() => setWanted(undefined)} />;
};
