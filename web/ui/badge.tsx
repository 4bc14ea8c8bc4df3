import type { ReactNode } from 'react';
import css from './badge.module.css';

interface BadgeProps {
  /** `custom` takes its colours from `className`. */
  readonly tone?: 'accent' | 'spark' | 'vivid' | 'custom';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short label: a plan, a category, a level. */
export const Badge = ({ tone = 'accent', className, children }: BadgeProps) => (
  <span className={[css.badge, css[tone], className].filter(Boolean).join(' ')}>{children}</span>
);
