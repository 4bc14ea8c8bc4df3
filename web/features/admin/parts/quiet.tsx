import type { ReactNode } from 'react';
import css from './quiet.module.css';

interface QuietProps {
  readonly as?: 'p' | 'span';
  /** Read out when it changes: how many rows are shown, say. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** Words beside what matters, in the softer colour. */
export const Quiet = ({ as: Tag = 'p', announced, children }: QuietProps) => (
  <Tag className={css.quiet} role={announced ? 'status' : undefined}>
    {children}
  </Tag>
);
