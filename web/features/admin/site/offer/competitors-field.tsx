import { ActionIcon, Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { competitorsCurrency } from '#shared/domain/pricing/competitors.ts';
import { IconPlus, IconTrash } from '#web/ui/icons.tsx';
import { useSite, useSiteField } from '../draft/site-context.ts';
import { effective } from '../draft/use-site-draft.ts';
import { checkValue } from '../fields/check-value.ts';
import { parseAmount } from '../fields/parse-amount.ts';

const path = 'offer.competitors';
const perMessage = 1_000_000;

interface Competitor {
  readonly name: string;
  readonly baseFee: number;
  /** Price per million messages. */
  readonly perMillion: number;
}

interface Competitors {
  readonly asOf: string;
  readonly list: readonly Competitor[];
}

/** Rows as typed; a rate is a price per message. */
interface Row {
  readonly name: string;
  readonly baseFee: string;
  readonly rate: string;
}

interface Typed {
  readonly asOf: string;
  readonly rows: readonly Row[];
}

const toTyped = ({ asOf, list }: Competitors): Typed => ({
  asOf,
  rows: list.map(({ name, baseFee, perMillion }) => ({
    name,
    baseFee: String(baseFee),
    rate: (perMillion / perMessage).toFixed(6).replace(/0+$/, ''),
  })),
});

const parseTyped = (text: string | undefined): Typed | undefined => {
  try {
    const typed = text === undefined ? undefined : (JSON.parse(text) as Partial<Typed>);
    return typed && typeof typed.asOf === 'string' && Array.isArray(typed.rows)
      ? (typed as Typed)
      : undefined;
  } catch {
    return undefined;
  }
};

const rowProblems = ({ name, baseFee, rate }: Row) => {
  const fee = parseAmount(baseFee);
  const perOne = parseAmount(rate, 6);
  return {
    name: name.trim() === '' ? 'Required' : undefined,
    baseFee: 'problem' in fee ? fee.problem : undefined,
    rate: 'problem' in perOne ? perOne.problem : undefined,
  };
};

const toValue = ({ asOf, rows }: Typed): Competitors | undefined => {
  const list = rows.map(({ name, baseFee, rate }) => {
    const [fee, perOne] = [parseAmount(baseFee), parseAmount(rate, 6)];
    return 'amount' in fee && 'amount' in perOne
      ? { name: name.trim(), baseFee: fee.amount, perMillion: Math.round(perOne.amount * perMessage) }
      : undefined;
  });
  const value = { asOf, list: list.filter((row) => row !== undefined) };
  return list.includes(undefined) || checkValue(path, value) !== undefined ? undefined : value;
};

/** The prices that the calculator compares with, and the day they were looked up. */
export const CompetitorsField = () => {
  const field = useSiteField<Competitors>(path);
  const { draft, defaults } = useSite();
  const isWrongCurrency =
    !field.isChanged && effective(draft.values, defaults, 'company.currency.code') !== competitorsCurrency;
  const typed = parseTyped(field.typed) ?? toTyped(field.value);
  // Text such as '0,00012' stays as typed until the field is left.
  const edit = (next: Typed) => field.setTyped(JSON.stringify(next));
  const settle = () => {
    const value = toValue(typed);
    if (value && field.typed !== undefined) field.set(value);
  };
  const editRow = (index: number, change: Partial<Row>) =>
    edit({ ...typed, rows: typed.rows.map((row, at) => (at === index ? { ...row, ...change } : row)) });
  return (
    <Stack gap="xs" role="group" aria-label="Competitors" onBlur={settle}>
      {isWrongCurrency && (
        <Alert color="warning" role="status" p="xs">
          These prices are in US dollars, so your site doesn’t show the comparison yet. Enter them in your
          currency, or remove them.
        </Alert>
      )}
      <TextInput
        type="date"
        label="Looked up on"
        description="Shown beside the comparison. Look the prices up again when you change one."
        w="14rem"
        value={typed.asOf}
        onChange={({ currentTarget }) => edit({ ...typed, asOf: currentTarget.value })}
      />
      {typed.rows.map((row, index) => {
        const problems = field.typed === undefined ? undefined : rowProblems(row);
        const name = row.name || `competitor ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and keep their places while edited
          <Paper key={index} p="sm">
            <Group align="start" gap="xs">
              <TextInput
                label="Name"
                flex="1 1 8rem"
                value={row.name}
                error={problems?.name}
                onChange={({ currentTarget }) => editRow(index, { name: currentTarget.value })}
              />
              <TextInput
                label="Base fee a month"
                aria-label={`Base fee of ${name}`}
                inputMode="decimal"
                flex="1 1 7rem"
                value={row.baseFee}
                error={problems?.baseFee}
                onChange={({ currentTarget }) => editRow(index, { baseFee: currentTarget.value })}
              />
              <TextInput
                label="Per message"
                aria-label={`Price per message of ${name}`}
                inputMode="decimal"
                flex="1 1 7rem"
                value={row.rate}
                error={problems?.rate}
                onChange={({ currentTarget }) => editRow(index, { rate: currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                mt="1.75rem"
                aria-label={`Remove ${name}`}
                onClick={() => edit({ ...typed, rows: typed.rows.filter((_, at) => at !== index) })}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </Group>
          </Paper>
        );
      })}
      {typed.rows.length === 0 && (
        <Text size="sm" c="dimmed">
          Without competitors the calculator shows your price only.
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          disabled={typed.rows.length >= 6}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => edit({ ...typed, rows: [...typed.rows, { name: '', baseFee: '', rate: '' }] })}
        >
          Add competitor
        </Button>
        {(field.isChanged || field.typed !== undefined) && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={field.reset}>
            Reset competitors
          </Button>
        )}
      </Group>
    </Stack>
  );
};
