import { ActionIcon, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { IconArrowBackUp } from '#web/ui/icons.tsx';
import { useSiteField } from '../draft/site-context.ts';
import { labelFor } from './labels.ts';

interface ResetProps {
  readonly label: string;
  readonly fallback: unknown;
  readonly onReset: () => void;
}

/** Puts the default back. */
export const Reset = ({ label, fallback, onReset }: ResetProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={`Reset ${label} to the default`}
    title={typeof fallback === 'string' && fallback ? `Default: ${fallback}` : 'Reset to the default'}
    onClick={onReset}
  >
    <IconArrowBackUp size={18} aria-hidden="true" />
  </ActionIcon>
);

interface FieldTextProps extends Pick<TextInputProps, 'description' | 'placeholder' | 'type' | 'inputMode'> {
  readonly path: string;
  readonly label?: string;
  readonly rows?: number;
}

/**
 * A text in the draft. A text that can't be stored stays in the field, which shows the reason once it loses
 * the focus.
 */
export const FieldText = ({ path, label = labelFor(path), rows, ...input }: FieldTextProps) => {
  const { value, fallback, isChanged, typed, problem, setText, reset } = useSiteField(path);
  const [isFocused, setFocused] = useState(false);
  const shared = {
    label,
    name: path,
    value: typed ?? String(value ?? ''),
    error: isFocused ? undefined : problem,
    autoComplete: 'off',
    rightSection:
      isChanged || typed !== undefined ? (
        <Reset label={label} fallback={fallback} onReset={reset} />
      ) : undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
  };
  return rows ? (
    <Textarea {...shared} description={input.description} rows={rows} />
  ) : (
    <TextInput {...shared} {...input} />
  );
};
