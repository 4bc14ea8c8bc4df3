import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';

/** A select for a closed list of values and labels. */
export const OptionsField = ({
  options,
  ...field
}: { options: Readonly<Record<string, string>> } & Omit<NativeSelectProps, 'data'>) => (
  <NativeSelect data={Object.entries(options).map(([value, label]) => ({ value, label }))} {...field} />
);

/** A non-negative number, with cents unless it is a count. */
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
