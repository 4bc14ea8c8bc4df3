import { categoryLook } from '#shared/domain/blog/categories.ts';
import css from './cover.module.css';

/** Line widths for a drawn chat. The post's id selects one set, so its cover never changes. */
const rhythms = [
  [52, 34, 64, 22],
  [30, 58, 40, 48],
  [64, 26, 36, 54],
  [40, 62, 24, 46],
] as const;

/** A post's picture: a drawn conversation in the category's colour, without a download. */
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
