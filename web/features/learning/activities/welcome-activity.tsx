import { welcomeText } from '#shared/content/learning/text.ts';
import { Button } from '#web/ui/button.tsx';
import { record } from '../store.ts';
import css from './activity.module.css';
import type { ActivityProps } from './activity-props.ts';

export const WelcomeActivity = ({ facts }: ActivityProps) => (
  <>
    <h3 className={css.heading}>{welcomeText.heading}</h3>
    <ul className={css.points}>
      {welcomeText.points.map(({ title, text }) => (
        <li key={title}>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    {!facts.completedSteps.includes('welcome') && (
      <Button onClick={() => record({ type: 'welcome done' })}>{welcomeText.done}</Button>
    )}
  </>
);
