import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { trustPage as words } from '#shared/content/company/trust.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { Table } from '#web/ui/table.tsx';
import css from './company.module.css';

const { subprocessors, statusPage, dataProcessingAgreement } = brand.trust;

interface LinkOrMailProps {
  readonly href: string;
  readonly link: string;
  readonly none: string;
  readonly email: string;
}

/** The owner's page if there is one, otherwise the contact to ask. */
const LinkOrMail = ({ href, link, none, email }: LinkOrMailProps) =>
  href ? (
    <p>
      <a href={href}>{link}</a>
    </p>
  ) : (
    <p>
      {none} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );

/** /trust: what visitors can check, what the company claims, and who processes data. */
export const Page = () => {
  usePageTitle(words.title);
  return (
    <article className={css.page} aria-labelledby="trust-title">
      <header className={css.head}>
        <h1 id="trust-title">{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      <section className={css.section}>
        <h2>{words.built.title}</h2>
        <div>
          <p>{words.built.text}</p>
          <ul className={css.list}>
            {words.built.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={css.section}>
        <h2>{words.stated.title}</h2>
        <div>
          <p>{words.stated.text}</p>
          <ul className={css.list}>
            {words.stated.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            <a href={`mailto:${brand.supportEmail}`}>{words.stated.ask}</a>
          </p>
        </div>
      </section>
      <section className={css.section}>
        <h2>{words.subprocessors.title}</h2>
        <div>
          <p>{words.subprocessors.text}</p>
          <Table label={words.subprocessors.title} className={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.subprocessors.name}</th>
                <th scope="col">{words.subprocessors.purpose}</th>
                <th scope="col">{words.subprocessors.place}</th>
              </tr>
            </thead>
            <tbody>
              {subprocessors.map(({ name, purpose, place }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{purpose}</td>
                  <td>{place}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </section>
      <section className={css.section}>
        <h2>{words.agreement.title}</h2>
        <LinkOrMail {...words.agreement} href={dataProcessingAgreement} email={brand.privacyEmail} />
      </section>
      <section className={css.section}>
        <h2>{words.status.title}</h2>
        <LinkOrMail {...words.status} href={statusPage} email={brand.supportEmail} />
      </section>
      <p>
        <Link to={paths.privacy.to()}>{words.privacy}</Link>
      </p>
    </article>
  );
};
