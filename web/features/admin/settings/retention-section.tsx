import css from './settings.module.css';
import { WithSettings } from './use-settings.tsx';

/** How long what is kept. */
export const RetentionSection = () => (
  <WithSettings>
    {({ retention }) => (
      <dl className={css.facts}>
        {retention.map(({ what, days }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{days === undefined ? 'until you delete it' : `${days} days`}</dd>
          </div>
        ))}
      </dl>
    )}
  </WithSettings>
);
