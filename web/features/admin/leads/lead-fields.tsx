import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';

/** A choice from a closed list of values and their labels. */
export const OptionsField = ({
  options,
  ...field
}: { options: Readonly<Record<string, string>> } & Omit<NativeSelectProps, 'data'>) => (
  <NativeSelect data={Object.entries(options).map(([value, label]) => ({ value, label }))} {...field} />
);

/** A number not below zero, with cents unless it counts something. */
export const NumberField = ({
  whole,
  ...field
}: { whole?: boolean } & Omit<TextInputProps, 'type' | 'step' | 'min'>) => (
  <TextInput
    {...field}
    type="number"
    inputMode={whole ? 'numeric' : 'decimal'}
    step={whole ? '1' : '0.01'}
    min="0"
  />
);
