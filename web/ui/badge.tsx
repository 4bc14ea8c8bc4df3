import type { ComponentPropsWithoutRef } from 'react';
import css from './badge.module.css';

interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** `custom` takes its colours from `className`. */
  readonly tone?: 'accent' | 'spark' | 'vivid' | 'custom';
}

/** A short label: a plan, a category, a level. */
export const Badge = ({ tone = 'accent', className, children, ...rest }: BadgeProps) => (
  <span {...rest} className={[css.badge, css[tone], className].filter(Boolean).join(' ')}>
    {children}
  </span>
);
