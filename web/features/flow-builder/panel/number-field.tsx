import { type BoxProps, TextInput } from '@mantine/core';
import { useState } from 'react';

interface NumberFieldProps extends Pick<BoxProps, 'flex' | 'miw'> {
  readonly label: string;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Parses an integer from 0 to `max`; 0 for anything else. */
const parseWholeNumber = (text: string, max: number): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(max, Math.max(0, number));
};

/** An integer field. Keeps the typed text, even an empty one, until it loses the focus; reports the number at once. */
export const NumberField = ({ label, max, step, value, onChange, ...place }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...place}
      label={label}
      type="number"
      min={0}
      max={max}
      step={step}
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseWholeNumber(event.target.value, max));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};
