import { Anchor, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password that can be shown and hidden. */
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
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </Anchor>
      }
    />
  );
};
