import { Group, Select, type SelectProps, Text } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useSiteField } from '../draft/site-context.ts';
import { Reset } from '../fields/field-text.tsx';

/** A select with hundreds of options. Memoised, because every keystroke in any field renders the form. */
const LongSelect = memo(
  (props: SelectProps) => <Select {...props} searchable maxDropdownHeight={280} />,
  (before, after) =>
    before.value === after.value && before.data === after.data && before.error === after.error,
);

export const TimeZoneField = () => {
  const { value, fallback, isChanged, problem, set, reset } = useSiteField('company.timeZone');
  const zones = useMemo(() => [...new Set([value, ...Intl.supportedValuesOf('timeZone')])].sort(), [value]);
  return (
    <LongSelect
      label="Time zone"
      description="Opening hours and appointments are in this zone. Visitors see both."
      nothingFoundMessage="No such time zone"
      data={zones}
      value={value}
      error={problem}
      onChange={(zone) => zone && set(zone)}
      rightSection={isChanged ? <Reset label="Time zone" fallback={fallback} onReset={reset} /> : undefined}
      rightSectionPointerEvents="all"
    />
  );
};

interface Currency {
  readonly code: string;
  readonly locale: string;
}

/** Locales in which amounts are usually written, by currency; other currencies use the reader's own. */
const usualLocales: Readonly<Record<string, string>> = {
  USD: 'en-US',
  EUR: 'de-DE',
  GBP: 'en-GB',
  CHF: 'de-CH',
  NOK: 'nb-NO',
  SEK: 'sv-SE',
  DKK: 'da-DK',
  PLN: 'pl-PL',
  CZK: 'cs-CZ',
  HUF: 'hu-HU',
  JPY: 'ja-JP',
  CNY: 'zh-CN',
  INR: 'en-IN',
  BRL: 'pt-BR',
  CAD: 'en-CA',
  AUD: 'en-AU',
  TRY: 'tr-TR',
  ILS: 'he-IL',
};

const formats: readonly string[] = [
  'en-US',
  'en-GB',
  'en-IE',
  ...new Set(Object.values(usualLocales).filter((locale) => !/^en-(US|GB)$/.test(locale))),
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-PT',
  'fi-FI',
];

const listCurrencies = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
};

const example = ({ code, locale }: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(1299.5);

export const CurrencyFields = () => {
  const { set } = useSiteField<Currency>('company.currency');
  const code = useSiteField('company.currency.code').value;
  const locale = useSiteField('company.currency.locale').value;
  const currencies = useMemo(listCurrencies, []);
  const amountFormats = useMemo(
    () =>
      [...new Set([locale, ...formats])].map((value) => ({
        value,
        label: `${example({ code, locale: value })} (${value})`,
      })),
    [code, locale],
  );
  return (
    <>
      <Group grow align="start" preventGrowOverflow={false}>
        <LongSelect
          key={locale}
          label="Currency"
          nothingFoundMessage="No such currency"
          data={currencies}
          value={code}
          onChange={(next) => next && set({ code: next, locale: usualLocales[next] ?? locale })}
        />
        <LongSelect
          label="Currency format"
          data={amountFormats}
          value={locale}
          onChange={(next) => next && set({ code, locale: next })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        Prices look like {example({ code, locale })}. Changing the currency doesn’t convert prices: review
        them under Offer.
      </Text>
    </>
  );
};
