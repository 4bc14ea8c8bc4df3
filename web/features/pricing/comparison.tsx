import type { CSSProperties } from 'react';
import { brand } from '#shared/brand.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { longDate } from '#shared/domain/blog/dates.ts';
import { formatEstimate, formatPrice, formatRate } from '#shared/domain/money.ts';
import {
  type CompetitorEstimate,
  competitorEstimates,
  estimatesDate,
} from '#shared/domain/pricing/competitors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import css from './comparison.module.css';

const words = pricingPage.breakdown;
const nameOf = ({ id, name }: CompetitorEstimate) => (id === 'ours' ? brand.name : name);

/** Bars on one scale. Hidden from screen readers, because the table below has the same numbers. */
const Chart = ({ rows }: { rows: readonly CompetitorEstimate[] }) => {
  const longest = Math.max(...rows.map((row) => row.estimate));
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>{words.chartLabel}</figcaption>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row.id} className={[css.row, row.id === 'ours' ? css.ours : ''].join(' ')}>
            <span>{nameOf(row)}</span>
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

/** Four providers as a chart and as a table, with a note on the basis of the comparison. */
export const Comparison = ({ messages }: { messages: number }) => {
  const rows = competitorEstimates(messages);
  return (
    <div className={css.comparison}>
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
                {nameOf(row)}
                {row.id === 'ours' && <Badge className={css.tag}>{words.ourRow}</Badge>}
              </th>
              <td>{formatEstimate(row.estimate)}</td>
              <td>
                {row.saving > 0 ? `${formatEstimate(row.saving)} (${row.savingPercent}%)` : words.noSaving}
              </td>
              <td>{formatPrice(row.baseFee)}</td>
              <td>{formatRate(row.ratePerMessage)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={css.fine}>{words.likeForLike(longDate(estimatesDate))}</p>
    </div>
  );
};
