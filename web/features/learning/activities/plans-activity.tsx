import { useState } from 'react';
import { plansText } from '#shared/content/learning/text.ts';
import { plansNeeded } from '#shared/domain/learning/catalogue.ts';
import { pricingPlans, type TierId } from '#shared/domain/pricing/plans.ts';
import { emit } from '#web/lib/events.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import css from './activity.module.css';
import type { ActivityProps } from './activity-props.ts';

export const PlansActivity = ({ facts, onLeave }: ActivityProps) => {
  const [open, setOpen] = useState<TierId>();
  return (
    <>
      <h3 className={css.heading}>{plansText.heading}</h3>
      <p className={css.hint} role="status">
        {plansText.hint(Math.max(0, plansNeeded - facts.plans.length))}
      </p>
      <ul className={css.choices}>
        {pricingPlans.map((plan) => (
          <li key={plan.id}>
            <button
              type="button"
              className={css.choice}
              aria-expanded={open === plan.id}
              onClick={() => {
                setOpen(plan.id);
                emit('plan viewed', { plan: plan.id, source: 'learning' });
              }}
            >
              <strong>
                {plan.name} · {plan.pricePerMonth ? `${plan.priceLabel}/month` : plan.priceLabel}
              </strong>
              <span>{plan.description}</span>
              {open === plan.id && (
                <ul>
                  {plan.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button className={css.more} look="plain" onClick={() => onLeave(paths.pricing.to())}>
        {plansText.more}
      </Button>
    </>
  );
};
