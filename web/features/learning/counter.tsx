import { useEffect, useRef, useState } from 'react';
import { pointCounterMs } from '#shared/domain/learning/catalogue.ts';
import { formatCount } from '#web/lib/format.ts';

/** Counts up to its value over two seconds; shows it at once under reduced motion. */
export const Counter = ({ value, className }: { value: number; className?: string }) => {
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const share = Math.min(1, Math.max(0, (now - started) / pointCounterMs));
      setShown(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span className={className}>
      <span aria-hidden="true">{formatCount(shown)}</span>
      <span className="visually-hidden">{formatCount(value)}</span>
    </span>
  );
};
