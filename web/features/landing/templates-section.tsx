import { templates } from '#shared/content/landing/templates.ts';
import { emit } from '#web/lib/events.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import css from './templates-section.module.css';

/** Statistics and six cards; the full gallery opens over the page. */
export const TemplatesSection = () => (
  <Section
    id="templates"
    tone="sunken"
    question={templates.question}
    title={templates.title}
    text={templates.text}
  >
    <dl className={css.statistics}>
      {templates.statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <ul className={css.cards}>
      {templates.cards.map(({ id, name, industry, description, setupTime, benefits, popular }) => (
        <li key={id} className={css.card}>
          <p className={css.industry}>
            {industry}
            {popular && <span className={css.popular}>{templates.popular}</span>}
          </p>
          <h3 className={css.name}>
            <button
              type="button"
              className={css.open}
              onClick={() => emit('open templates', { templateId: id })}
            >
              {name}
              <span className="visually-hidden">: {templates.open(industry)}</span>
            </button>
          </h3>
          <p className={css.description}>{description}</p>
          <p className={css.benefits}>{benefits.join(' · ')}</p>
          <p className={css.setup}>{templates.tailored(setupTime)}</p>
        </li>
      ))}
    </ul>
    <Button size="large" look="quiet" onClick={() => emit('open templates', {})}>
      {templates.browse}
    </Button>
  </Section>
);
