import { industryText } from '#shared/content/learning/text.ts';
import { industriesNeeded } from '#shared/domain/learning/catalogue.ts';
import { emit } from '#web/lib/events.ts';
import css from './activity.module.css';
import type { ActivityProps } from './activity-props.ts';

export const IndustryActivity = ({ facts }: ActivityProps) => (
  <>
    <h3 className={css.heading}>{industryText.heading}</h3>
    <p className={css.hint} role="status">
      {industryText.hint(Math.max(0, industriesNeeded - facts.industries.length))}
    </p>
    <ul className={css.choices}>
      {industryText.industries.map(({ name, work }) => (
        <li key={name}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={facts.industries.includes(name)}
            onClick={() => emit('industry selected', { industry: name, source: 'learning' })}
          >
            <strong>{name}</strong>
            <span>{work}</span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
