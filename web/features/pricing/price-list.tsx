import { pricingPage } from '#shared/content/pricing/page.ts';
import { formatPrice } from '#shared/domain/money.ts';
import { formatMessages } from '#shared/domain/pricing/format.ts';
import { aiModels, modelIndexes } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { monthlyPrice } from '#shared/domain/pricing/quote.ts';
import { Table } from '#web/ui/table.tsx';
import css from './price-list.module.css';

const words = pricingPage.list;
const tiers = (['starter', 'professional'] as const).map(planOf);
const lastLimit = planOf('professional').maxMessages;

/** Every price in one table, for comparing and for visitors without scripts. */
export const PriceList = () => (
  <section className={css.section} aria-labelledby="price-list">
    <div>
      <h2 id="price-list" className={css.title}>
        {words.title}
      </h2>
      <p className={css.text}>{words.text}</p>
    </div>
    <Table label={words.table} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.plan}</th>
          {aiModels.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ id, name, maxMessages, messagesLabel }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span>{words.upTo(messagesLabel)}</span>
            </th>
            {modelIndexes.map((model) => (
              <td key={model}>{formatPrice(monthlyPrice({ messages: maxMessages, model }))}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            {words.above(formatMessages(lastLimit))}
            <span>{words.aboveText}</span>
          </th>
          {modelIndexes.map((model) => (
            <td key={model}>{words.from(formatPrice(monthlyPrice({ messages: lastLimit + 1, model })))}</td>
          ))}
        </tr>
      </tbody>
    </Table>
  </section>
);
