import type { CSSProperties } from 'react';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { formatEstimate, formatPrice } from '#shared/domain/money.ts';
import { formatMessages } from '#shared/domain/pricing/format.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import {
  lowerTierHint,
  modelNote,
  monthlyPrice,
  type PricingConfig,
  pricePerThousand,
  tierFor,
} from '#shared/domain/pricing/quote.ts';
import { showToast } from '#web/ui/toast.ts';
import css from './readout.module.css';

const words = pricingPage.calculator;

const copyLink = async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ ...words.copied, tone: 'success' });
  } catch {
    showToast({ ...words.notCopied, tone: 'error' });
  }
};

/** The share of the plan's messages in use, and the price per thousand. */
const Usage = ({ config }: { config: PricingConfig }) => {
  const { maxMessages, messagesLabel } = planOf(tierFor(config.messages));
  const used = formatMessages(config.messages);
  const isLimited = tierFor(config.messages) !== 'enterprise';
  return (
    <div className={css.usage}>
      {isLimited && (
        <span className={css.gauge} aria-hidden="true">
          <span style={{ '--share': config.messages / maxMessages } as CSSProperties} />
        </span>
      )}
      <p>{isLimited ? words.usage(used, messagesLabel) : words.unlimited(used)}</p>
      <p>{words.perThousand(formatEstimate(pricePerThousand(config)))}</p>
    </div>
  );
};

interface ReadoutProps {
  readonly config: PricingConfig;
  readonly onBreakdown: () => void;
}

/** The calculator's display: plan, price and details. Changes are announced as one sentence. */
export const Readout = ({ config, onBreakdown }: ReadoutProps) => {
  const tier = tierFor(config.messages);
  const note = modelNote(config);
  const hint = lowerTierHint(config);
  return (
    <div className={css.readout}>
      <div role="status" aria-atomic="true">
        <p className={css.label}>{words.recommended}</p>
        <p className={css.plan}>{planOf(tier).name}</p>
        <p className={css.price}>
          {tier === 'enterprise' && <span className={css.about}>{words.custom} </span>}
          <span className={css.figure}>{formatPrice(monthlyPrice(config))}</span>{' '}
          <span>{words.perMonth}</span>
        </p>
        {note && <p className={css.note}>{note}</p>}
        {hint && (
          <p className={css.hint}>
            {pricingPage.hint(
              formatMessages(hint.messages),
              formatPrice(hint.monthly),
              planOf(hint.tier).name,
            )}
          </p>
        )}
      </div>
      <Usage config={config} />
      <div className={css.actions}>
        <button type="button" className={css.primary} aria-haspopup="dialog" onClick={onBreakdown}>
          {words.breakdown}
        </button>
        <button type="button" className={css.secondary} onClick={copyLink}>
          {words.copy}
        </button>
      </div>
    </div>
  );
};
