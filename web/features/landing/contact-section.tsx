import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { contactServices } from '#shared/api/contact-services.ts';
import { contact } from '#shared/content/landing/contact.ts';
import { emit } from '#web/lib/events.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { WaitingNote } from '#web/ui/waiting-note.tsx';
import css from './contact-section.module.css';
import { Section } from './section.tsx';
import { useContactForm } from './use-contact-form.ts';

const { fields } = contact;

/** A mail with the form's fields as lines to fill in, for visitors without scripts. */
const mailLink = `mailto:${contact.email}?subject=${encodeURIComponent(contact.mail.subject)}&body=${encodeURIComponent(
  Object.values(fields)
    .map(({ label }) => `${label}: `)
    .join('\r\n'),
)}`;

const Sent = ({ onAgain }: { onAgain: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.sent}>
      <h3 ref={title} tabIndex={-1}>
        {contact.sentTitle}
      </h3>
      <p>{contact.sentText}</p>
      <Button look="quiet" onClick={onAgain}>
        {contact.again}
      </Button>
    </div>
  );
};

export const ContactSection = () => {
  const { formProps, errors, isSending, isSent, writeAgain, waiting } = useContactForm();
  const next = (
    <>
      <ol className={css.steps} aria-label={contact.stepsLabel}>
        {contact.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={css.pick}>
        <Button size="large" onClick={() => emit('open booking', {})}>
          {contact.pickTime}
        </Button>
        <span>{contact.pickTimeHint}</span>
      </p>
      <p className={css.email}>
        {contact.emailLabel} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </>
  );
  return (
    <Section
      id="contact"
      tone="band"
      layout="split"
      question={contact.question}
      title={contact.title}
      text={contact.text}
      aside={next}
    >
      <div className={css.paper} data-tool>
        {isSent && <Sent onAgain={writeAgain} />}
        {/* The form stays mounted behind the thank-you message, so that other parts of the page can still prefill it. */}
        <form {...formProps} className={css.form} aria-label={contact.formLabel} hidden={isSent}>
          <TextField
            {...fields.firstName}
            name="firstName"
            error={errors.firstName}
            required
            maxLength={100}
          />
          <TextField {...fields.lastName} name="lastName" error={errors.lastName} required maxLength={100} />
          <TextField
            {...fields.email}
            type="email"
            name="email"
            error={errors.email}
            required
            maxLength={254}
          />
          <TextField {...fields.company} name="company" error={errors.company} required maxLength={200} />
          <SelectField
            className={css.wide}
            label={fields.service.label}
            name="service"
            error={errors.service}
            required
          >
            <option value="">{fields.service.placeholder}</option>
            {Object.entries(contactServices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            className={css.wide}
            {...fields.message}
            name="message"
            error={errors.message}
            required
            maxLength={5000}
          />
          <Honeypot />
          <p className={css.disclosure}>
            {contact.disclosure} <Link to={paths.privacy.to()}>{contact.privacy}</Link>
          </p>
          <WaitingNote waiting={waiting} />
          <Button type="submit" size="large" className={css.send} aria-disabled={isSending}>
            {isSending && <Spinner />}
            {isSending ? contact.sending : contact.button}
          </Button>
        </form>
        <div className={css.noScript}>
          <p>{contact.mail.label}</p>
          <a href={mailLink}>{contact.email}</a>
        </div>
      </div>
    </Section>
  );
};
