import type { ReactNode } from 'react';
import css from './status-badge.module.css';

export type Tone = 'new' | 'active' | 'warm' | 'good' | 'quiet' | 'bad';

const toneColors: Readonly<Record<Tone, string>> = {
  new: 'var(--info)',
  active: 'var(--accent-text)',
  warm: 'var(--warning)',
  good: 'var(--success)',
  quiet: 'var(--text-soft)',
  bad: 'var(--danger)',
};

/** SVG paths in a 10 × 10 box: dot, ring, diamond, tick, ring, square. */
const ring = 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8';
const shapes: Readonly<Record<Tone, { readonly d: string; readonly filled?: boolean }>> = {
  new: { d: ring, filled: true },
  active: { d: ring },
  warm: { d: 'M5 1L9 5L5 9L1 5Z', filled: true },
  good: { d: 'M1 5.5L4 8.5L9 2' },
  quiet: { d: ring },
  bad: { d: 'M1.5 1.5H8.5V8.5H1.5Z', filled: true },
};

const Mark = ({ tone }: { tone: Tone }) => {
  const { d, filled } = shapes[tone];
  return (
    <svg viewBox="0 0 10 10" width={8} height={8} aria-hidden="true">
      <path d={d} fill={filled ? 'currentcolor' : 'none'} stroke="currentcolor" strokeWidth={1.6} />
    </svg>
  );
};

/** A label with a muted colour and a mark whose shape also distinguishes the tones. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`${css.badge} ${css[tone] ?? ''}`}>
    <Mark tone={tone} />
    {children}
  </span>
);

/** The tone's mark without a label. */
export const ToneMark = ({ tone }: { tone: Tone }) => (
  <span aria-hidden="true" style={{ color: toneColors[tone] }}>
    <Mark tone={tone} />
  </span>
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
