import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSite, useSiteField } from '../draft/site-context.ts';
import { effective } from '../draft/use-site-draft.ts';
import { checkValue } from './check-value.ts';
import { Reset } from './field-text.tsx';
import { labelFor } from './labels.ts';
import { parseAmount } from './parse-amount.ts';

export interface FieldAmountProps {
  readonly path: string;
  readonly label?: string;
  /** Most decimals; rates have more than prices. */
  readonly decimals?: number;
  /** `none` for factors and counts. */
  readonly unit?: 'money' | 'none';
}

/** Writes an amount as text, with the decimal mark of the reader's browser. */
const toText = (amount: number | undefined): string =>
  amount === undefined ? '' : String(amount).replace('.', (1.1).toLocaleString().charAt(1));

/** Formats amounts in the draft's currency, which may differ from the site's, or without one. */
const useFormat = (decimals: number, unit: 'money' | 'none'): ((amount: number) => string) => {
  const { draft, defaults } = useSite();
  const code = String(effective(draft.values, defaults, 'company.currency.code'));
  const locale = String(effective(draft.values, defaults, 'company.currency.locale'));
  return useMemo(() => {
    if (unit === 'none') return (amount: number) => toText(amount);
    const format = (minimumFractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: code,
        minimumFractionDigits,
        maximumFractionDigits: Math.max(decimals, minimumFractionDigits),
      });
    const [whole, withCents] = [format(0), format(2)];
    return (amount) => (Number.isInteger(amount) ? whole : withCents).format(amount);
  }, [code, locale, decimals, unit]);
};

/**
 * An amount in the draft, read with comma or point. A price of 0 must be confirmed, because it is far more
 * often a slip than a gift.
 */
export const FieldAmount = ({
  path,
  label = labelFor(path),
  decimals = 2,
  unit = 'money',
}: FieldAmountProps) => {
  const { value, fallback, isChanged, typed, problem, set, setTyped, reset } = useSiteField<number>(path);
  const [text, setTextNow] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const shown = text ?? typed ?? toText(value);
  const parsed = parseAmount(shown, decimals);
  const isFree = 'amount' in parsed && parsed.amount === 0 && value !== 0;
  const refused = 'amount' in parsed ? checkValue(path, parsed.amount) : parsed.problem;
  const edit = (next: string) => {
    setTextNow(next);
    const result = parseAmount(next, decimals);
    const isValue = 'amount' in result && result.amount > 0 && checkValue(path, result.amount) === undefined;
    if (isValue) set(result.amount);
    else setTyped(next);
  };
  const format = useFormat(decimals, unit);
  const readAs = 'amount' in parsed ? format(parsed.amount) : undefined;
  const hasText = text !== undefined || typed !== undefined;
  return (
    <div>
      <TextInput
        label={label}
        name={path}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        error={isFocused || !hasText ? (hasText ? undefined : problem) : refused}
        rightSection={
          isChanged || typed !== undefined ? (
            <Reset
              label={label}
              fallback={format(fallback)}
              onReset={() => {
                setTextNow(undefined);
                reset();
              }}
            />
          ) : undefined
        }
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          // A readable amount is reformatted in one style; anything else stays as typed.
          if (!refused && !isFree) setTextNow(undefined);
        }}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      />
      {hasText && readAs && !refused && !isFree && (
        <Text size="xs" c="dimmed" mt={4} role="status">
          Read as {readAs}
        </Text>
      )}
      {isFree && !refused && (
        <Group gap="xs" mt="xs" role="alert">
          <Text size="sm">Should this be free of charge?</Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setTextNow(undefined);
              set(0);
            }}
          >
            Yes, it’s free
          </Button>
        </Group>
      )}
    </div>
  );
};
