import type { ReactNode } from 'react';
import css from './empty.module.css';

interface EmptyProps {
  readonly title: string;
  readonly text?: string;
  /** The next action, such as a button. */
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** An empty or failed region with a next action. */
export const Empty = ({ title, text, children, level = 2 }: EmptyProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <Heading>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </div>
  );
};
