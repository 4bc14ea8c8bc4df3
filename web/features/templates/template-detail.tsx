import { useEffect, useRef } from 'react';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconArrowLeft, IconCheck, IconClock } from '#web/ui/icons.tsx';
import css from './template-detail.module.css';
import { TemplateIcon } from './template-icon.tsx';
import { galleryText as text } from './text.ts';

interface TemplateDetailProps {
  readonly template: IndustryTemplate;
  readonly onBack: () => void;
  /** Opens the demo and sends the question, if there is one. */
  readonly onTry: (question?: string) => void;
  readonly onUse: () => void;
}

/** Number of sample questions. See docs/behaviour.md, "Industry templates". */
const shownQuestions = 3;

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section>
    <h4 className={css.label}>{title}</h4>
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  </section>
);

/** One template in full, beside the grid; on a phone it replaces the grid. */
export const TemplateDetail = ({ template, onBack, onTry, onUse }: TemplateDetailProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside className={css.detail} aria-labelledby="template-name">
      <section
        className={css.scroll}
        aria-label={text.details(template.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <button type="button" className={css.back} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {text.back}
        </button>
        <div className={css.top}>
          <span className={css.icon}>
            <TemplateIcon name={template.icon} size={28} />
          </span>
          <p className={css.industry}>{template.industry}</p>
          <h3 id="template-name" ref={heading} tabIndex={-1} className={css.name}>
            {template.name}
          </h3>
          <p className={css.description}>{template.description}</p>
          <p className={css.setup}>
            <IconClock size={16} stroke={1.75} aria-hidden="true" />
            {text.tailored(template.estimatedSetupTime)}
          </p>
        </div>
        {template.sampleQuestions.length > 0 && (
          <section>
            <h4 className={css.label}>{text.questions}</h4>
            <ul className={css.questions}>
              {template.sampleQuestions.slice(0, shownQuestions).map((question) => (
                <li key={question}>
                  <button type="button" onClick={() => onTry(question)}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Points title={text.useCases} points={template.useCases} />
        <Points title={text.features} points={template.features} />
        <Points title={text.benefits} points={template.benefits} />
      </section>
      <div className={css.actions}>
        <Button onClick={() => onTry()}>{text.tryDemo}</Button>
        <Button look="quiet" onClick={onUse}>
          {text.use}
        </Button>
      </div>
    </aside>
  );
};
