import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import { TextField } from '#web/ui/field.tsx';
import css from './form-frame.module.css';
import { fieldText } from './lead-errors.ts';

interface PersonFieldsProps {
  readonly texts: ChatTexts;
  readonly errors: Partial<Record<'firstName' | 'lastName' | 'email' | 'company', string>>;
}

/** The contact fields shared by both forms. */
export const PersonFields = ({ texts, errors }: PersonFieldsProps) => (
  <>
    <div className={css.pair}>
      <TextField
        label={texts.firstName}
        name="firstName"
        required
        autoComplete="given-name"
        dir="auto"
        maxLength={100}
        error={fieldText(texts, errors.firstName)}
      />
      <TextField
        label={texts.lastName}
        name="lastName"
        required
        autoComplete="family-name"
        dir="auto"
        maxLength={100}
        error={fieldText(texts, errors.lastName)}
      />
    </div>
    <TextField
      label={texts.email}
      name="email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      dir="ltr"
      maxLength={254}
      error={fieldText(texts, errors.email)}
    />
    <TextField
      label={texts.company}
      name="company"
      required
      autoComplete="organization"
      dir="auto"
      maxLength={200}
      error={fieldText(texts, errors.company)}
    />
  </>
);
