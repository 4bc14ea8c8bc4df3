/** Somebody who left only a number in a flow has an address made of it, under a domain that cannot exist. */
const phoneOnly = '@phone.invalid';

/** As high as a target has to be, also where lines of them stand close; on one line its end gives way to dots. */
const target = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: '1.5rem',
  verticalAlign: 'top',
} as const;

/** A number to call; what was typed instead of one is text. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  /^[+\d][\d\s()./-]{4,}$/.test(phone) ? (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={target}>
      {phone}
    </a>
  ) : (
    <span>{phone}</span>
  );

/** An address to write to, or the number to call where there is none; nothing where neither is stored. */
export const MailLink = ({ email }: { email: string }) =>
  email &&
  (email.endsWith(phoneOnly) ? (
    <PhoneLink phone={email.slice(0, -phoneOnly.length)} />
  ) : (
    <a href={`mailto:${encodeURIComponent(email)}`} style={target}>
      {email}
    </a>
  ));
