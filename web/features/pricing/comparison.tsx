import type { CSSProperties } from 'react';
import { brand } from '#shared/brand.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { longDate } from '#shared/domain/blog/dates.ts';
import { formatEstimate, formatPrice, formatRate, money } from '#shared/domain/money.ts';
import {
  type CompetitorEstimate,
  competitorEstimates,
  estimatesDate,
} from '#shared/domain/pricing/competitors.ts';
import { monthlyPrice, type PricingConfig } from '#shared/domain/pricing/quote.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import css from './comparison.module.css';

const words = pricingPage.breakdown;
const providerName = ({ id, name }: CompetitorEstimate) => (id === 'ours' ? brand.name : name);

/** Bars on one scale. Hidden from screen readers, because the table below has the same numbers. */
const Chart = ({ rows }: { rows: readonly CompetitorEstimate[] }) => {
  const longest = Math.max(...rows.map((row) => row.estimate));
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>{words.chartLabel}</figcaption>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row.id} className={[css.row, row.id === 'ours' ? css.ours : ''].join(' ')}>
            <span>{providerName(row)}</span>
            <span className={css.track}>
              <span className={css.bar} style={{ '--share': row.estimate / longest } as CSSProperties} />
            </span>
            <span className={css.amount}>{formatEstimate(row.estimate)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
};

/** How the visitor's quote differs from our row, which includes neither a model nor plan features. */
const onTopOf = (quote: number, rows: readonly CompetitorEstimate[]): string => {
  const ours = rows.find(({ id }) => id === 'ours')?.estimate ?? 0;
  const more = Math.round(quote - ours);
  return more > 0
    ? words.onTop(formatPrice(quote), formatPrice(more), formatEstimate(ours))
    : words.nothingOnTop(formatPrice(quote));
};

/** Four providers as a chart and as a table, below a note on what is compared. */
export const Comparison = ({ config }: { config: PricingConfig }) => {
  const rows = competitorEstimates(config.messages);
  return (
    <div className={css.comparison}>
      <p className={css.fine}>{words.likeForLike(longDate(estimatesDate()))}</p>
      <p className={css.onTop}>{onTopOf(monthlyPrice(config), rows)}</p>
      <Chart rows={rows} />
      <Table label={words.comparison} size="small">
        <thead>
          <tr>
            {Object.entries(words.columns).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.id === 'ours' ? css.ours : undefined}>
              <th scope="row">
                {providerName(row)}
                {row.id === 'ours' && <Badge className={css.tag}>{words.ourRow}</Badge>}
              </th>
              <td>{formatEstimate(row.estimate)}</td>
              <td>
                {row.saving > 0 ? `${formatEstimate(row.saving)} (${row.savingPercent}%)` : words.noSaving}
              </td>
              <td>{money(row.baseFee)}</td>
              <td>{formatRate(row.ratePerMessage)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};
