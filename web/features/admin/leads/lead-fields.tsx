import type { ComponentProps } from 'react';
import { SelectField, TextField } from '#web/ui/field.tsx';

/** A choice from a closed list of values and their labels. */
export const OptionsField = ({
  options,
  ...field
}: { options: Readonly<Record<string, string>> } & Omit<ComponentProps<typeof SelectField>, 'children'>) => (
  <SelectField {...field}>
    {Object.entries(options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);

/** A number not below zero, with cents unless it counts something. */
export const NumberField = ({
  whole,
  ...field
}: { whole?: boolean } & Omit<ComponentProps<typeof TextField>, 'type' | 'step' | 'min'>) => (
  <TextField
    {...field}
    type="number"
    inputMode={whole ? 'numeric' : 'decimal'}
    step={whole ? '1' : '0.01'}
    min="0"
  />
);
