import { services } from '#shared/content/landing/services.ts';
import { emit } from '#web/lib/events.ts';
import { prefillContact } from '#web/lib/lead-form.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import css from './services.module.css';

/** Three rows, each with the service, a description, and a sample line from such a bot. */
export const Services = () => (
  <Section id="services" question={services.question} title={services.title}>
    <ul className={css.rows}>
      {services.items.map(({ id, title, text, says }) => (
        <li key={id} className={css.row}>
          <h3 className={css.name}>{title}</h3>
          <p className={css.text}>{text}</p>
          <p className={css.says}>{says}</p>
        </li>
      ))}
    </ul>
    <p className={css.actions}>
      <ButtonLink
        size="large"
        to={paths.home.to('contact')}
        onClick={() => prefillContact({ service: 'consultation' })}
      >
        {services.button}
      </ButtonLink>
      <Button size="large" look="plain" onClick={() => emit('open learning', { step: 'roi-calculator' })}>
        {services.savings}
      </Button>
    </p>
  </Section>
);
