import { features } from '#shared/content/landing/features.ts';
import {
  IconChartHistogram,
  IconHeadset,
  IconLanguage,
  IconPlugConnected,
  IconRocket,
  IconShieldLock,
} from '#web/ui/icons.tsx';
import css from './features.module.css';
import { Section } from './section.tsx';

const icons = {
  shield: IconShieldLock,
  language: IconLanguage,
  plug: IconPlugConnected,
  chart: IconChartHistogram,
  headset: IconHeadset,
  rocket: IconRocket,
} as const;

const { languages, security, integrations } = features.cards;

/** A strip of six facts, then three illustrated cards. */
export const Features = () => (
  <Section id="features" question={features.question} title={features.title}>
    <ul className={css.strip}>
      {features.strip.map(({ icon, label }) => {
        const Icon = icons[icon];
        return (
          <li key={label}>
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            {label}
          </li>
        );
      })}
    </ul>
    <ul className={css.cards}>
      <li className={[css.card, css.wide].join(' ')}>
        <div className={css.greetings} aria-hidden="true">
          {languages.greetings.map(({ lang, text }) => (
            <span key={lang} lang={lang}>
              {text}
            </span>
          ))}
        </div>
        <h3>{languages.title}</h3>
        <p>{languages.text}</p>
      </li>
      <li className={css.card}>
        <div className={css.redaction} aria-hidden="true">
          <span className={css.typed}>{security.typed}</span>
          <small>{security.typedCaption}</small>
          <span className={css.logged}>
            {security.logged} <i />
          </span>
          <small>{security.loggedCaption}</small>
        </div>
        <h3>{security.title}</h3>
        <p>{security.text}</p>
      </li>
      <li className={css.card}>
        <div className={css.links} aria-hidden="true">
          <svg viewBox="0 0 320 96" preserveAspectRatio="none" aria-hidden="true">
            <path
              d="M160 4C160 52 52 36 52 92M160 4v88M160 4c0 48 108 32 108 88"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <div className={css.names}>
            {integrations.names.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        </div>
        <h3>{integrations.title}</h3>
        <p>{integrations.text}</p>
      </li>
    </ul>
  </Section>
);
