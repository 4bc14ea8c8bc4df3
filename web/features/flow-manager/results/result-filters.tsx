import { Flex, Select, TextInput } from '@mantine/core';
import type { FlowResult } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { engineOutcomes, formatOutcome } from './outcomes.ts';

const periods = [
  { value: '', label: 'All time' },
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
];
export const filterNames = ['period', 'version', 'outcome', 'page', 'language'] as const;
export type Filter = Readonly<Record<(typeof filterNames)[number], string>>;

interface ResultFiltersProps {
  readonly flow: Flow;
  readonly rows: readonly FlowResult[];
  readonly filter: Filter;
  readonly onChange: (name: keyof Filter, value: string) => void;
}

/** Filters of the results, stored in the URL. */
export const ResultFilters = ({ flow, rows, filter, onChange }: ResultFiltersProps) => {
  const outcomes = [...new Set([...engineOutcomes, ...rows.map(({ outcome }) => outcome)])];
  const codes = [...new Set([flow.language, ...rows.map(({ language }) => language)])];
  const select = (
    name: keyof Filter,
    label: string,
    data: readonly { readonly value: string; readonly label: string }[],
    always = false,
  ) => (
    <Select
      size="sm"
      flex="1 1 8rem"
      label={label}
      placeholder="Any"
      clearable={!always}
      data={data}
      value={always ? filter[name] : filter[name] || null}
      onChange={(value) => onChange(name, value ?? '')}
    />
  );
  return (
    <Flex wrap="wrap" gap="sm" align="end">
      {select('period', 'Period', periods, true)}
      {select(
        'outcome',
        'Outcome',
        outcomes.map((value) => ({ value, label: formatOutcome(value) })),
      )}
      {select(
        'version',
        'Version',
        Array.from({ length: flow.version }, (_, index) => String(flow.version - index)).map((value) => ({
          value,
          label: `v${value}`,
        })),
      )}
      {select(
        'language',
        'Language',
        codes.map((value) => ({ value, label: isLanguageCode(value) ? languages[value].name : value })),
      )}
      <TextInput
        size="sm"
        flex="1 1 8rem"
        label="Page"
        placeholder="/pricing"
        value={filter.page}
        onChange={(event) => onChange('page', event.currentTarget.value)}
      />
    </Flex>
  );
};
