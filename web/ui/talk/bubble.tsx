import type { ReactNode } from 'react';
import css from './bubble.module.css';

interface BubbleProps {
  readonly from: 'them' | 'us';
  /** The speaker's name for screen readers, which don't see the sides. */
  readonly speaker: string;
  readonly language?: string;
  /** Draws the tail: only the last of consecutive bubbles has one. */
  readonly isLast?: boolean;
  /** `bare`: for content with its own frame, such as a picture. */
  readonly tone?: 'plain' | 'trouble' | 'bare';
  readonly children: ReactNode;
  /** Content below the bubble, such as the time. */
  readonly below?: ReactNode;
}

/** One message. The small corner points at its speaker. */
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
    {/* Outside the bubble, so that the text alone decides its direction. */}
    <span className="visually-hidden">{speaker}: </span>
    <div className={[css.bubble, isLast ? css.tail : '', css[tone]].join(' ')} lang={language} dir="auto">
      {children}
    </div>
    {below && <div className={css.below}>{below}</div>}
  </li>
);

/** Typing dots, with a label for screen readers. */
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
