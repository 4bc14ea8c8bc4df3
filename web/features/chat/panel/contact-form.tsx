import * as z from 'zod/mini';
import { chatContactServices, contactFields, createContact } from '#shared/api/contact.ts';
import type { RouteBodyInput } from '#shared/api/route.ts';
import { brand } from '#shared/brand.ts';
import { formatNumber } from '#web/lib/format.ts';
import { call } from '#web/lib/http.ts';
import { useLeadForm } from '#web/lib/lead-form.ts';
import { collectVisit } from '#web/lib/visit-context.ts';
import { SelectField, TextAreaField } from '#web/ui/field.tsx';
import { rememberForm } from '../model/known.ts';
import { contactForm, emptyContact as empty } from '../model/prefill.ts';
import { FormFrame, type LeadFormProps } from './form-frame.tsx';
import { fieldCodes, fieldText, isRefusal } from './lead-errors.ts';
import { PersonFields } from './person-fields.tsx';

const schema = z.object(contactFields);

/** The contact form inside the chat. */
export const ContactForm = ({ words, answer, onBack, onSent, onFailed }: LeadFormProps) => {
  const { texts, say, language } = words;
  const { formProps, errors, isSending, waiting } = useLeadForm({
    form: contactForm,
    path: '/api/contact',
    empty,
    validate: (values) => fieldCodes(schema, values),
    toBody: (values, guard) => {
      rememberForm(values);
      return { ...values, ...guard, context: collectVisit() } as RouteBodyInput<typeof createContact>;
    },
    send: (body, headers) => call(createContact, { body, headers }),
    onResult: (result) => {
      if (result.outcome === 'sent') {
        const promise = say(texts.promise, { hours: formatNumber(brand.responseHours, language) });
        onSent(`${texts.contactDone}\n${promise}`);
      } else if (result.outcome === 'waiting') onSent(texts.waiting);
      else if (result.outcome === 'failed' && !isRefusal(result.error, Object.keys(empty))) {
        onFailed(say(texts.contactFailed));
      }
    },
  });

  return (
    <FormFrame
      words={words}
      answer={answer}
      title={texts.contact}
      intro={texts.contactIntro}
      submit={texts.contactSubmit}
      isSending={isSending}
      waiting={waiting}
      hasErrors={Object.keys(errors).length > 0}
      onBack={onBack}
      formProps={formProps}
    >
      <PersonFields texts={texts} errors={errors} />
      <SelectField
        label={texts.service}
        name="service"
        required
        defaultValue=""
        error={fieldText(texts, errors.service)}
      >
        <option value="">{texts.choose}</option>
        {chatContactServices.map((value, index) => (
          <option key={value} value={value}>
            {texts.services[index]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.message}
        name="message"
        required
        rows={4}
        dir="auto"
        maxLength={5000}
        error={fieldText(texts, errors.message)}
      />
    </FormFrame>
  );
};
