import type { ReactNode } from 'react';
import type { SectionId } from '#web/lib/paths.ts';
import css from './section.module.css';

interface SectionProps {
  readonly id: SectionId;
  /** A buyer's question that this section answers. */
  readonly question: string;
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'sunken' | 'band';
  /** Below the heading, beside the content in the split layout. */
  readonly aside?: ReactNode;
  readonly layout?: 'stack' | 'split';
  readonly children: ReactNode;
}

/** One turn in the page's conversation: the buyer's question as a bubble, our heading as the reply. */
export const Section = ({
  id,
  question,
  title,
  text,
  tone = 'plain',
  aside,
  layout = 'stack',
  children,
}: SectionProps) => (
  <section id={id} className={[css.section, css[tone]].join(' ')} aria-labelledby={`${id}-title`} data-reveal>
    <div className={[css.inner, css[layout]].join(' ')}>
      <header className={css.head}>
        <p className={css.question}>{question}</p>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {aside}
      </header>
      {children}
    </div>
  </section>
);
