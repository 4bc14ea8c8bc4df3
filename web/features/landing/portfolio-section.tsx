import { portfolio, type Source } from '#shared/content/landing/portfolio.ts';
import { emit } from '#web/lib/events.ts';
import { Button } from '#web/ui/button.tsx';
import { BubbleCount } from './bubble-count.tsx';
import css from './portfolio-section.module.css';
import { Section } from './section.tsx';

const SourceLine = ({ source }: { source: Source }) => (
  <p className={css.source}>
    <a href={source.url} rel="noreferrer">
      {source.text}
    </a>
  </p>
);

/** Charts of published research: three industries, then the value of speed, language and self-service. */
export const PortfolioSection = () => {
  const { response } = portfolio;
  return (
    <Section
      id="portfolio"
      tone="sunken"
      question={portfolio.question}
      title={portfolio.title}
      text={portfolio.text}
    >
      <div className={css.insights}>
        {portfolio.insights.map(({ id, industry, templateId, figure, claim, source, answer }) => (
          <article key={id} className={css.insight} aria-labelledby={`insight-${id}`}>
            <h3 className={css.industry} id={`insight-${id}`}>
              {industry}
            </h3>
            <p className={css.claim}>
              <b>{figure}</b> {claim}
            </p>
            <SourceLine source={source} />
            <details
              className={css.more}
              onToggle={(event) => {
                if (event.currentTarget.open) emit('industry selected', { industry, source: 'portfolio' });
              }}
            >
              <summary>
                {portfolio.more}
                <span className="visually-hidden">: {industry}</span>
              </summary>
              <p>{answer}</p>
            </details>
            <Button
              size="small"
              look="quiet"
              onClick={() => emit('open templates', { templateId, view: templateId ? 'demo' : 'list' })}
            >
              {templateId ? portfolio.tryDemo(industry) : portfolio.browse}
            </Button>
          </article>
        ))}
      </div>
      <div className={css.research}>
        <figure className={css.response}>
          <figcaption>
            <h3>{response.title}</h3>
          </figcaption>
          <ul className={css.bars}>
            {response.bars.map(({ label, share }) => (
              <li key={label}>
                <span>{label}</span>
                <i style={{ inlineSize: `${(share / 37) * 100}%` }} />
                <b>{share}%</b>
              </li>
            ))}
          </ul>
          <p>{response.text}</p>
          <SourceLine source={response.source} />
        </figure>
        {[portfolio.language, portfolio.selfService].map(({ title, share, text, source }) => (
          <figure key={title} className={css.share}>
            <BubbleCount share={share} />
            <figcaption>
              <b className={css.figure}>{share}%</b>
              <h3>{title}</h3>
              <p>{text}</p>
              <SourceLine source={source} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
};
