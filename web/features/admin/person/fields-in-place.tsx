import { Button, Group, Menu, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { IconCalendarEvent, IconPlus } from '#web/ui/icons.tsx';
import type { ChangeResult, FieldPatch } from '../leads/change-record.ts';
import { isBlank } from './field-value.ts';
import type { RecordField } from './fields.ts';
import { InPlace } from './in-place.tsx';

interface FieldsInPlaceProps<T extends { readonly id: string }> {
  readonly record: T;
  readonly fields: readonly RecordField<T>[];
  /** Fields that have their own control elsewhere. */
  readonly without: readonly string[];
  readonly onChange: (patch: FieldPatch, what: string) => Promise<ChangeResult<object>>;
}

/** A record's filled fields, each editable in place; empty ones are in the menu 'Add a field'. */
export const FieldsInPlace = <T extends { readonly id: string }>({
  record,
  fields,
  without,
  onChange,
}: FieldsInPlaceProps<T>) => {
  const [fresh, setFresh] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const values = record as Readonly<Record<string, unknown>>;
  const mine = fields.filter(({ name, when }) => !without.includes(name) && (when?.(record) ?? true));
  const filled = mine.filter(({ name }) => !isBlank(values[name]) || name === fresh);
  const empty = mine.filter(({ name }) => isBlank(values[name]) && name !== fresh);
  return (
    <Stack gap={2} miw={0} align="stretch">
      {filled.map((field) => (
        <InPlace
          key={`${field.name} ${field.name === fresh}`}
          field={field as unknown as RecordField<Record<string, unknown>>}
          value={values[field.name]}
          fresh={field.name === fresh}
          onSave={(value) => onChange({ [field.name]: value }, field.label)}
          {...(field.name === fresh
            ? {
                onDone: () => {
                  setFresh(undefined);
                  add.current?.focus();
                },
              }
            : {})}
        />
      ))}
      <Group gap="xs">
        {empty.some(({ name }) => name === 'followUpDate') && (
          <Button
            mt={4}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconCalendarEvent size={14} aria-hidden="true" />}
            onClick={() => setFresh('followUpDate')}
          >
            Set a follow-up
          </Button>
        )}
        {empty.length > 0 && (
          <Menu position="bottom-start" width="max-content" returnFocus={false}>
            <Menu.Target>
              <Button
                ref={add}
                mt={4}
                style={{ alignSelf: 'start' }}
                size="compact-sm"
                variant="subtle"
                leftSection={<IconPlus size={14} aria-hidden="true" />}
              >
                Add a field
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah="min(24rem, 60vh)" style={{ overflowY: 'auto' }}>
              {empty.map(({ name, label }) => (
                <Menu.Item key={name} onClick={() => setFresh(name)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Stack>
  );
};
