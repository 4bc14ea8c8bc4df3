import type { ReactNode } from 'react';
import css from './badge.module.css';

interface BadgeProps {
  /** `custom` takes its colours from the class that comes with it. */
  readonly tone?: 'accent' | 'spark' | 'vivid' | 'custom';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short word on something: a plan, a category, a level. */
export const Badge = ({ tone = 'accent', className, children }: BadgeProps) => (
  <span className={[css.badge, css[tone], className].filter(Boolean).join(' ')}>{children}</span>
);
