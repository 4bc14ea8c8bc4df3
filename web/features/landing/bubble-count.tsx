import css from './bubble-count.module.css';

const columns = 10;
const total = 50;
const cell = 14;

const bubbles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    return `M${(index % columns) * cell + 1} ${Math.floor(index / columns) * cell + 6}a5 5 0 0 1 10 0 5 5 0 0 1-5 5h-4a1 1 0 0 1-1-1z`;
  }).join('');

/** Fifty small bubbles, each for two percent. The number beside them says the same in text. */
export const BubbleCount = ({ share }: { share: number }) => {
  const filled = Math.round((share / 100) * total);
  return (
    <svg
      className={css.bubbles}
      viewBox={`0 0 ${columns * cell} ${(total / columns) * cell}`}
      aria-hidden="true"
    >
      <path className={css.filled} d={bubbles(0, filled)} />
      <path className={css.rest} d={bubbles(filled, total)} />
    </svg>
  );
};
