import { ActionIcon, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconArrowBackUp, IconPlus, IconTrash } from '#web/ui/icons.tsx';
import { useSiteField } from '../draft/site-context.ts';
import { checkValue } from './check-value.ts';
import { labelFor } from './labels.ts';

type Item = Readonly<Record<string, string>>;

interface FieldListProps {
  readonly path: string;
  readonly description: string;
  /** Labels of an entry's parts, by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** What one entry is called: 'quote'. */
  readonly noun: string;
  /** Shown while there are no entries. */
  readonly empty: string;
}

const parseItems = (typed: string | undefined): readonly Item[] | undefined => {
  if (typed === undefined) return undefined;
  try {
    const items: unknown = JSON.parse(typed);
    return Array.isArray(items) ? (items as readonly Item[]) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A list of entries with the same parts. Unfinished entries are stored beside the draft until they are
 * complete.
 */
export const FieldList = ({ path, description, parts, noun, empty }: FieldListProps) => {
  const label = labelFor(path);
  const { value, typed, isChanged, set, setTyped, reset } = useSiteField<readonly Item[]>(path);
  const [leftField, setLeftField] = useState(false);
  const items = parseItems(typed) ?? value ?? [];
  const isUnfinished = typed !== undefined;
  const store = (next: readonly Item[]) =>
    checkValue(path, next) === undefined ? set(next) : setTyped(JSON.stringify(next));
  const edit = (index: number, name: string, text: string) =>
    store(items.map((item, at) => (at === index ? { ...item, [name]: text } : item)));
  const add = () => {
    setLeftField(false);
    store([...items, Object.fromEntries(Object.keys(parts).map((name) => [name, '']))]);
  };
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text size="sm" c="dimmed">
        {items.length === 0 ? empty : description}
      </Text>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and keep their places while edited
        <Paper key={index} p="sm">
          <Group align="end" gap="xs">
            {Object.entries(parts).map(([name, title]) => (
              <TextInput
                key={name}
                label={title}
                aria-label={`${title} of ${noun} ${index + 1}`}
                flex="1 1 9rem"
                size="sm"
                value={item[name] ?? ''}
                error={isUnfinished && leftField && !item[name]?.trim() ? 'Required' : undefined}
                onBlur={() => setLeftField(true)}
                onChange={({ currentTarget }) => edit(index, name, currentTarget.value)}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => store(items.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </Group>
        </Paper>
      ))}
      {isUnfinished && (
        <Text size="sm" c="var(--warning)" role="status">
          Saved here. Fill in every field, then the list joins the draft.
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          Add {noun}
        </Button>
        {(isChanged || isUnfinished) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            onClick={reset}
          >
            Reset list
          </Button>
        )}
      </Group>
    </Stack>
  );
};
