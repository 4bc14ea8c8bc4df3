import { Link } from 'react-router-dom';
import { pricing } from '#shared/content/landing/pricing.ts';
import { money } from '#shared/domain/money.ts';
import { addOns, type PlanId, planStatements, plans } from '#shared/domain/plans.ts';
import { planPriceNote } from '#shared/domain/pricing/quote-text.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconCheck, IconMinus } from '#web/ui/icons.tsx';
import css from './pricing-section.module.css';
import { Section } from './section.tsx';

interface PricingSectionProps {
  readonly selected: PlanId | undefined;
  /** Also called with the selected plan, to deselect it. */
  readonly onSelect: (plan: PlanId) => void;
}

/** Three plans side by side, with add-ons on demand. */
export const PricingSection = ({ selected, onSelect }: PricingSectionProps) => {
  const chosen = plans.find(({ id }) => id === selected);
  return (
    <Section id="pricing" question={pricing.question} title={pricing.title} text={pricing.text}>
      <div className={css.plans}>
        {plans.map(({ id, name, price, description, badge, features, limitations, ideal }) => (
          <article
            key={id}
            className={css.plan}
            aria-labelledby={`plan-${id}`}
            data-plan={id}
            data-selected={id === selected || undefined}
          >
            <h3 className={css.name} id={`plan-${id}`}>
              {name}
              {badge && <Badge tone={id === 'professional' ? 'vivid' : 'accent'}>{badge}</Badge>}
            </h3>
            <p className={css.price}>
              {price === null ? pricing.custom : money(price)}
              {price !== null && <span>{pricing.perMonth}</span>}
            </p>
            {planPriceNote(id) && <p className={css.priceNote}>{planPriceNote(id)}</p>}
            <p className={css.description}>{description}</p>
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature}>
                  <IconCheck size={18} stroke={2} aria-hidden="true" />
                  {feature}
                </li>
              ))}
              {limitations.map((limitation) => (
                <li key={limitation} className={css.limitation}>
                  <IconMinus size={18} stroke={2} aria-hidden="true" />
                  {limitation}
                </li>
              ))}
            </ul>
            <p className={css.ideal}>
              <b>{pricing.ideal}</b> {ideal}
            </p>
            <Button
              className={css.choose}
              look={id === 'professional' ? 'primary' : 'quiet'}
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              {id === selected ? pricing.chosen : pricing.choose(name)}
              {id === selected && <span className="visually-hidden">: {name}</span>}
            </Button>
          </article>
        ))}
      </div>
      <div className={css.chosen} aria-live="polite">
        {chosen && (
          <>
            <p>{pricing.chosenNote(chosen.name)}</p>
            <ButtonLink size="small" to={paths.home.to('contact')}>
              {pricing.toContact}
            </ButtonLink>
            <Button size="small" look="plain" onClick={() => onSelect(chosen.id)}>
              {pricing.unchoose}
            </Button>
          </>
        )}
      </div>
      <ul className={css.statements}>
        {planStatements().map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
        <li>
          <Link to={paths.pricing.to()}>{pricing.calculator}</Link>
        </li>
      </ul>
      <details className={css.addOns}>
        <summary>
          <span className={css.show}>{pricing.addOnsShow}</span>
          <span className={css.hide}>{pricing.addOnsHide}</span>
        </summary>
        <dl>
          {addOns.map(({ id, name, price, period, description }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd className={css.addOnPrice}>
                {money(price)} <span>{pricing.periods[period]}</span>
              </dd>
              <dd className={css.addOnText}>{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
};
