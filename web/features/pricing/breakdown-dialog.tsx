import { pricingPage } from '#shared/content/pricing/page.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { competitorEstimates } from '#shared/domain/pricing/competitors.ts';
import { formatMessages } from '#shared/domain/pricing/format.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { modelNote, monthlyPrice, type PricingConfig, tierFor } from '#shared/domain/pricing/quote.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import css from './breakdown-dialog.module.css';
import { Comparison } from './comparison.tsx';
import { ContactLink } from './contact-link.tsx';

const labels = pricingPage.breakdown;

interface BreakdownDialogProps {
  readonly config: PricingConfig;
  readonly onClose: () => void;
}

/** The details behind the price: configuration, tier, cost, comparison and reasons. */
export const BreakdownDialog = ({ config, onClose }: BreakdownDialogProps) => {
  const tier = tierFor(config.messages);
  const note = modelNote(config);
  return (
    <Dialog title={labels.title} size="large" onClose={onClose}>
      <dl className={css.facts}>
        <div>
          <dt>{labels.configuration}</dt>
          <dd>
            {formatMessages(config.messages)} messages
            <span>{aiModels[config.model].name}</span>
          </dd>
        </div>
        <div>
          <dt>{labels.tier}</dt>
          <dd>
            {planOf(tier).name}
            {note && <span>{note}</span>}
          </dd>
        </div>
        <div className={css.cost}>
          <dt>{labels.monthly}</dt>
          <dd>
            {formatPrice(monthlyPrice(config))}
            {tier === 'enterprise' && <span>{pricingPage.calculator.customRate}</span>}
          </dd>
        </div>
      </dl>
      {competitorEstimates(config.messages).length > 1 && (
        <section>
          <h3 className={css.title}>{labels.comparison}</h3>
          <Comparison config={config} />
        </section>
      )}
      <section>
        <h3 className={css.title}>{labels.reasonsTitle}</h3>
        <ol className={css.reasons}>
          {labels.reasons.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p>
        <ContactLink config={config} service="consultation">
          {labels.send}
        </ContactLink>
      </p>
    </Dialog>
  );
};
