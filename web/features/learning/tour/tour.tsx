import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tourControls, tourText } from '#shared/content/learning/text.ts';
import { tourAdvanceMs, tourPoints, tourStepIds } from '#shared/domain/learning/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { record, useFacts } from '../store.ts';
import { type Box, spotlightBox, targetSelectors } from './spotlight.ts';
import css from './tour.module.css';

const targetOf = (index: number): HTMLElement | null => {
  const id = tourStepIds[index];
  return id ? document.querySelector<HTMLElement>(targetSelectors[id]) : null;
};

const reveal = (target: HTMLElement | null) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tall = target && target.getBoundingClientRect().height > innerHeight * 0.7;
  target?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: tall ? 'start' : 'center' });
};

/** Follows the target's position while the page scrolls, resizes or grows. */
const useSpotlight = (index: number): Box | undefined => {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    let frame = 0;
    let last = '';
    const follow = () => {
      const rect = targetOf(index)?.getBoundingClientRect();
      const next = rect && spotlightBox(rect, { width: innerWidth, height: innerHeight });
      const mark = JSON.stringify(next);
      if (mark !== last) {
        last = mark;
        setBox(next);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [index]);
  return box;
};

/**
 * The guided tour: a spotlight on an element and a card that explains it. Not strictly modal: the page still
 * scrolls. The card takes the focus at each step; Escape ends the tour and returns the focus.
 */
export const Tour = ({ onEnd }: { onEnd: () => void }) => {
  const [index, setIndex] = useState(0);
  const [earned, setEarned] = useState<number>();
  const { tourSteps } = useFacts();
  const card = useRef<HTMLDivElement>(null);
  const box = useSpotlight(index);
  const id = tourStepIds[index] ?? 'contact';
  const last = index === tourStepIds.length - 1;

  useEffect(() => {
    reveal(targetOf(index));
    card.current?.focus({ preventScroll: true });
  }, [index]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEnd();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onEnd]);

  const advance = useCallback(() => {
    setEarned(undefined);
    if (last) onEnd();
    else setIndex((current) => current + 1);
  }, [last, onEnd]);
  useEffect(() => {
    if (earned === undefined) return;
    const timer = setTimeout(advance, tourAdvanceMs);
    return () => clearTimeout(timer);
  }, [earned, advance]);

  const next = () => {
    reveal(targetOf(index));
    // A repeated tour earns no points.
    setEarned(tourSteps.includes(id) ? 0 : tourPoints[id]);
    record({ type: 'tour step done', step: id });
  };
  const isLeaving = earned !== undefined;
  const { title, text } = tourText[id];
  // Place the card beside the target; over a target that fills the screen, place it at the bottom, clear of
  // the heading.
  const above =
    box !== undefined && box.height < innerHeight * 0.6 && box.top + box.height / 2 > innerHeight / 2;
  // For a small target in the corner (the chat button), place the card right above it.
  const beside = above && box.width < innerWidth * 0.3;
  return (
    <div
      className={css.tour}
      data-place={beside ? 'beside' : above ? 'top' : 'bottom'}
      style={beside ? ({ '--top': `${innerHeight - box.top}px` } as CSSProperties) : undefined}
    >
      {box ? (
        <div className={css.spotlight} data-earned={isLeaving} style={box} />
      ) : (
        <div className={css.veil} />
      )}
      <div ref={card} className={css.card} role="dialog" aria-label={tourControls.label} tabIndex={-1}>
        <div aria-live="polite">
          <p className={css.count}>{tourControls.step(index + 1, tourStepIds.length)}</p>
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.actions}>
          <Button size="small" aria-disabled={isLeaving} onClick={isLeaving ? undefined : next}>
            {isLeaving ? tourControls.earned(earned) : last ? tourControls.finish : tourControls.next}
          </Button>
          <Button size="small" look="plain" onClick={onEnd}>
            {tourControls.skip}
          </Button>
        </div>
        <button type="button" className={css.close} aria-label={tourControls.close} onClick={onEnd}>
          ×
        </button>
      </div>
    </div>
  );
};
