import { useState } from 'react';
import { pricingQuestions } from '#shared/content/faq.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { Faq } from '#web/ui/faq.tsx';
import { BreakdownDialog } from './breakdown-dialog.tsx';
import { Calculator } from './calculator.tsx';
import { ContactLink } from './contact-link.tsx';
import { ManagedService } from './managed-service.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PriceList } from './price-list.tsx';
import css from './pricing-page.module.css';
import { usePricingConfig } from './use-pricing-config.ts';

const { hero, custom, meta } = pricingPage;

/** /pricing: hero, calculator with breakdown, plans, prices, the custom offer and questions. */
export const Page = () => {
  usePageTitle(meta.title);
  const { config, change, controls } = usePricingConfig();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <div className={css.intro}>
          <h1>{hero.title}</h1>
          <p className={css.lead}>{hero.text}</p>
        </div>
        <ul className={css.claims}>
          {hero.claims
            .filter(({ figure }) => figure !== '')
            .map(({ figure, text }) => (
              <li key={text}>
                <span className={css.figure}>{figure}</span> {text}
              </li>
            ))}
        </ul>
        {hero.footnote && <p className={css.footnote}>{hero.footnote}</p>}
      </header>
      <Calculator config={config} onChange={change} controls={controls} onBreakdown={() => setOpen(true)} />
      <PlanCards config={config} />
      <PriceList />
      <ManagedService config={config} />
      <section className={css.custom} aria-labelledby="custom">
        <div>
          <h2 id="custom">{custom.title}</h2>
          <p>{custom.text}</p>
        </div>
        <div className={css.actions}>
          <ContactLink config={config} service="consultation">
            {custom.demo}
          </ContactLink>
          <ContactLink config={config} service="custom-integration" look="quiet">
            {custom.sales}
          </ContactLink>
        </div>
      </section>
      <Faq questions={pricingQuestions} />
      {isOpen && <BreakdownDialog config={config} onClose={() => setOpen(false)} />}
    </div>
  );
};
