import { Alert, Button, Checkbox, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { putCompanyFacts } from '#shared/api/knowledge.ts';
import { brand } from '#shared/brand.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Panel } from '../parts/panel.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const numberOr = (value: string | number): number | undefined => (value === '' ? undefined : Number(value));

/** Company facts for the assistant; an empty field falls back to the site's own value. */
export const FactsForm = ({
  facts,
  onSaved,
}: {
  facts: CompanyFacts;
  onSaved: (facts: CompanyFacts) => void;
}) => {
  const [value, setValue] = useState(facts);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const change = (next: Partial<CompanyFacts>) => {
    setValue((before) => ({ ...before, ...next }));
    setSaved(false);
  };
  const save = async () => {
    setProblem('');
    setFields({});
    const body = Object.fromEntries(
      Object.entries(value).filter(([, one]) => one !== undefined && one !== ''),
    ) as CompanyFacts;
    try {
      onSaved(await sessionCall(putCompanyFacts, { body }));
      setSaved(true);
    } catch (error) {
      if (error instanceof ApiError && error.fields) setFields(error.fields);
      setProblem(errorMessage(error, 'The facts could not be saved.'));
    }
  };
  return (
    <Panel title="Company facts">
      <Group grow>
        <TextInput
          type="time"
          label="Open from"
          error={fields.openFrom}
          value={value.openFrom ?? ''}
          onChange={({ currentTarget }) => change({ openFrom: currentTarget.value })}
        />
        <TextInput
          type="time"
          label="Open until"
          error={fields.openTo}
          value={value.openTo ?? ''}
          onChange={({ currentTarget }) => change({ openTo: currentTarget.value })}
        />
      </Group>
      <Checkbox.Group
        label={`Open on (${brand.timeZone})`}
        value={openingHours(value).days.map(String)}
        onChange={(chosen) => change({ openDays: chosen.map(Number).sort((a, b) => a - b) })}
      >
        <Group gap="sm" mt="xs">
          {days.map((day, index) => (
            <Checkbox key={day} value={String(index + 1)} label={day} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group grow align="end">
        <NumberInput
          label="Reply to messages within (hours)"
          placeholder={String(brand.responseHours)}
          min={1}
          max={720}
          error={fields.responseHours}
          value={value.responseHours ?? ''}
          onChange={(hours) => change({ responseHours: numberOr(hours) })}
        />
        <NumberInput
          label="First version ready within (hours)"
          min={1}
          max={2000}
          error={fields.firstVersionHours}
          value={value.firstVersionHours ?? ''}
          onChange={(hours) => change({ firstVersionHours: numberOr(hours) })}
        />
      </Group>
      <TextInput
        label="Address"
        error={fields.address}
        value={value.address ?? ''}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <TextInput
        label="Phone"
        error={fields.phone}
        value={value.phone ?? ''}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group gap="xs">
        <Button onClick={() => void save()}>Save facts</Button>
        {isSaved && (
          <Text size="sm" c="dimmed">
            Saved. The assistant and the booking form use them within a minute.
          </Text>
        )}
      </Group>
    </Panel>
  );
};
