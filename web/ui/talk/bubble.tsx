import type { ReactNode } from 'react';
import css from './bubble.module.css';

interface BubbleProps {
  readonly from: 'them' | 'us';
  /** Who speaks, for those who can't see the sides. */
  readonly speaker: string;
  readonly language?: string;
  /** The last of several in a row carries the small corner. */
  readonly isLast?: boolean;
  readonly tone?: 'plain' | 'trouble';
  readonly children: ReactNode;
  /** What hangs under the bubble: the time, an offer. */
  readonly below?: ReactNode;
}

/** One thing said. The small corner points at who said it. */
export const Bubble = ({
  from,
  speaker,
  language,
  isLast = true,
  tone = 'plain',
  children,
  below,
}: BubbleProps) => (
  <li className={[css.row, css[from]].join(' ')}>
    {/* Outside the bubble: the text alone decides its reading direction. */}
    <span className="visually-hidden">{speaker}: </span>
    <div className={[css.bubble, isLast ? css.tail : '', css[tone]].join(' ')} lang={language} dir="auto">
      {children}
    </div>
    {below && <div className={css.below}>{below}</div>}
  </li>
);

/** Three quiet dots while the other side thinks; the words beside them are for readers. */
export const Thinking = ({ label, detail }: { label: string; detail?: string }) => (
  <div className={[css.row, css.them].join(' ')} role="status">
    <div className={[css.bubble, css.tail, css.thinking].join(' ')}>
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
    {detail && <div className={css.below}>{detail}</div>}
  </div>
);
