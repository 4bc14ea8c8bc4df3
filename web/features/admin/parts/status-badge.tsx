import type { ReactNode } from 'react';
import css from './status-badge.module.css';

export type Tone = 'new' | 'active' | 'warm' | 'good' | 'quiet' | 'bad';

/** A word with a muted colour and a mark whose shape also tells the tones apart. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
);

/** The tone's mark alone, beside a word that stands elsewhere. */
export const ToneMark = ({ tone }: { tone: Tone }) => (
  <span className={css.mark} data-tone={tone} aria-hidden="true" />
);

export const contactTones = {
  new: 'new',
  contacted: 'active',
  interested: 'warm',
  uninterested: 'quiet',
  signed: 'good',
  spam: 'bad',
} as const satisfies Record<string, Tone>;

export const clientTones = {
  new: 'new',
  contacted: 'active',
  quoted: 'warm',
  in_progress: 'active',
  completed: 'good',
  rejected: 'quiet',
} as const satisfies Record<string, Tone>;

export const priorityTones = {
  low: 'quiet',
  medium: 'active',
  high: 'warm',
  urgent: 'bad',
} as const satisfies Record<string, Tone>;
