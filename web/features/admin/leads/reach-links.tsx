/** Domain of the placeholder address for people who left only a phone number in a flow. */
const placeholderDomain = '@phone.invalid';

/** Touch target height, also in stacked lines. */
const target = {
  display: 'inline-block',
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  maxWidth: '100%',
} as const;

/** A `tel:` link, or plain text if the number isn't valid. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  /^[+\d][\d\s()./-]{4,}$/.test(phone) ? (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={target}>
      {phone}
    </a>
  ) : (
    <span>{phone}</span>
  );

/** A `mailto:` link, or a `tel:` link for a placeholder address; nothing if neither is stored. */
export const MailLink = ({ email }: { email: string }) =>
  email &&
  (email.endsWith(placeholderDomain) ? (
    <PhoneLink phone={email.slice(0, -placeholderDomain.length)} />
  ) : (
    <a href={`mailto:${encodeURIComponent(email)}`} style={target}>
      {email}
    </a>
  ));
