import { Anchor, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/**
 * Password input with a show/hide button. The button refers to the field by description, so that only the
 * field has the label's name.
 */
export const PasswordField = ({ label, ...input }: TextInputProps & { readonly label: string }) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={label}
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.25rem"
      rightSectionPointerEvents="all"
      rightSection={
        <Anchor
          component="button"
          type="button"
          size="xs"
          fw={600}
          mih="2rem"
          aria-pressed={shown}
          aria-description={label}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </Anchor>
      }
    />
  );
};
