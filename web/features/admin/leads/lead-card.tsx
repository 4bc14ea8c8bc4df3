import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './lead.module.css';

/** A line of facts about a lead; a minor one is smaller and says what is seldom looked for. */
export const Facts = ({ minor, children }: { minor?: boolean; children: ReactNode }) => (
  <p className={minor ? css.minor : css.facts}>{children}</p>
);

/** Somebody who left only a number in a flow has an address made of it, under a domain that cannot exist. */
const phoneOnly = '@phone.invalid';

/** A number to call; what was typed instead of one is text. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  /^[+\d][\d\s()./-]{4,}$/.test(phone) ? (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
  ) : (
    <span>{phone}</span>
  );

/** An address to write to, or the number to call where there is none; nothing where neither is stored. */
export const MailLink = ({ email }: { email: string }) =>
  email &&
  (email.endsWith(phoneOnly) ? (
    <PhoneLink phone={email.slice(0, -phoneOnly.length)} />
  ) : (
    <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
  ));

/** Which fields of a stored record could not be read; the rest is shown as it is. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && <p className={css.problem}>Stored data could not be read: {text}</p>;

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one that is wanted most. */
  readonly strong?: boolean;
  readonly danger?: boolean;
}

/** A quiet button of a card: many stand below each other, so only the one wanted most has an outline. */
export const Action = ({ strong, danger, ...button }: ActionProps) => (
  <button
    type="button"
    className={css.action}
    data-strong={strong || undefined}
    data-danger={danger || undefined}
    {...button}
  />
);
