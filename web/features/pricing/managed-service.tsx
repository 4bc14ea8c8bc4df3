import { pricingPage } from '#shared/content/pricing/page.ts';
import { managedPlans } from '#shared/domain/managed-plans.ts';
import { money } from '#shared/domain/money.ts';
import { formatMessages } from '#shared/domain/pricing/format.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import { Table } from '#web/ui/table.tsx';
import { ContactLink } from './contact-link.tsx';
import css from './price-list.module.css';

const words = pricingPage.managed;

/** The prices of the fully managed service, which the assistant quotes too. */
export const ManagedService = ({ config }: { config: PricingConfig }) => (
  <section className={css.section} id="managed" aria-labelledby="managed-title">
    <div>
      <h2 id="managed-title" className={css.title}>
        {words.title}
      </h2>
      <p className={css.text}>{words.text}</p>
      <p className={css.text}>
        <ContactLink config={config} service="consultation" look="quiet">
          {words.send}
        </ContactLink>
      </p>
    </div>
    <Table label={words.table} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.plan}</th>
          <th scope="col">{words.conversations}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {managedPlans.map(({ name, conversations, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{conversations === null ? words.unlimited : formatMessages(conversations)}</td>
            <td>{money(price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
