import { pricingPage } from '#shared/content/pricing/page.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { type PricingPlan, pricingPlans } from '#shared/domain/pricing/plans.ts';
import { modelNote, monthlyPrice, type PricingConfig, tierFor } from '#shared/domain/pricing/quote.ts';
import { planPriceNote } from '#shared/domain/pricing/quote-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconCheck } from '#web/ui/icons.tsx';
import { ContactLink } from './contact-link.tsx';
import css from './plan-cards.module.css';

const words = pricingPage.plans;

interface PlanCardProps {
  readonly plan: PricingPlan;
  readonly config: PricingConfig;
}

const PlanCard = ({ plan, config }: PlanCardProps) => {
  const isRecommended = tierFor(config.messages) === plan.id;
  const note = modelNote(config);
  const priceNote = planPriceNote(plan.id);
  return (
    <li className={[css.card, isRecommended ? css.recommended : ''].join(' ')}>
      <p className={css.badges}>
        {plan.popular && <Badge tone="spark">{words.popular}</Badge>}
        {isRecommended && <Badge>{words.recommended}</Badge>}
      </p>
      <h3 className={css.name}>{plan.name}</h3>
      <p className={css.description}>{plan.description}</p>
      <p className={css.price}>
        <span>{plan.priceLabel}</span>
        {plan.pricePerMonth > 0 && words.perMonth}
      </p>
      <p className={css.priceNote}>{priceNote}</p>
      <p className={css.yours}>
        {isRecommended &&
          `${words.yours}: ${formatPrice(monthlyPrice(config))}${words.perMonth}${note ? `, ${note}` : ''}`}
      </p>
      <dl className={css.limit}>
        <dt>{words.messages}</dt>
        <dd>{plan.messagesLabel}</dd>
      </dl>
      <ul className={css.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <ContactLink
        config={config}
        plan={plan.id}
        service={plan.id === 'enterprise' ? 'custom-integration' : 'customer-service'}
        look={isRecommended ? 'primary' : 'quiet'}
      >
        {plan.cta}
      </ContactLink>
    </li>
  );
};

/** The three plans with both badges; highlights the one that fits the calculator. */
export const PlanCards = ({ config }: { config: PricingConfig }) => (
  <section className={css.section} aria-labelledby="plans">
    <h2 id="plans" className={css.title}>
      {words.title}
    </h2>
    <p className={css.text}>{words.text}</p>
    <ul className={css.cards}>
      {pricingPlans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} config={config} />
      ))}
    </ul>
  </section>
);
