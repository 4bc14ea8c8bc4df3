import { categoryLook } from '#shared/domain/blog/categories.ts';
import css from './cover.module.css';

/** Widths of the lines two people exchange; which rhythm a post gets follows from its id, so it never changes. */
const rhythms = [
  [52, 34, 64, 22],
  [30, 58, 40, 48],
  [64, 26, 36, 54],
  [40, 62, 24, 46],
] as const;

/** A post's picture: a conversation in the category's colour. No photographs, nothing to download. */
export const Cover = ({ id, category }: { id: number; category: string }) => {
  const rhythm = rhythms[id % rhythms.length] ?? rhythms[0];
  return (
    <svg
      className={[css.cover, css[categoryLook(category).tone]].join(' ')}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rhythm.map((width, index) => {
        const isAnswer = index % 2 === 1;
        const x = isAnswer ? 146 - width : 14;
        const y = 11 + index * 18;
        return (
          <g key={width} className={isAnswer ? css.answer : css.question}>
            <rect x={x} y={y} width={width} height={14} rx={7} />
            <rect x={isAnswer ? x + width - 7 : x} y={y + 7} width={7} height={7} rx={1.5} />
          </g>
        );
      })}
    </svg>
  );
};
