import { Alert, Anchor, Button, Checkbox, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { putCompanyFacts } from '#shared/api/knowledge.ts';
import { brand } from '#shared/brand.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { EffectsOfChange } from '../conversation-tests/effects-of-change.tsx';
import { hasEffects } from '../conversation-tests/run-tests.ts';
import { useTestedChange } from '../conversation-tests/use-tested-change.ts';
import { Panel } from '../parts/panel.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const numberOr = (value: string | number): number | undefined => (value === '' ? undefined : Number(value));

/** Which facts the site publishes, as a sentence start: 'Hours and reply time are published'. */
const describePublished = (published: readonly string[]): string => {
  const hasHours = published.some((name) => name.startsWith('open'));
  if (!published.includes('responseHours')) return 'Hours are published';
  return hasHours ? 'Hours and reply time are published' : 'The reply time is published';
};

/** Company facts for the assistant; an empty field falls back to the site's own value. */
export const FactsForm = ({
  facts,
  published,
  onSaved,
}: {
  facts: CompanyFacts;
  /** Names of facts that were published with the site. */
  published: readonly string[];
  onSaved: (facts: CompanyFacts) => void;
}) => {
  const isPublished = (name: keyof CompanyFacts) => published.includes(name);
  const [value, setValue] = useState(facts);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const tested = useTestedChange();
  const change = (next: Partial<CompanyFacts>) => {
    setValue((before) => ({ ...before, ...next }));
    setSaved(false);
    tested.reset();
  };
  const body = Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== ''),
  ) as CompanyFacts;
  const runTests = () => tested.start({ kind: 'facts', facts: body });
  const save = async () => {
    setProblem('');
    setFields({});
    try {
      // The first click shows which tests would be lost or answered differently.
      if (!tested.mayGoOn && hasEffects(await runTests())) return;
      onSaved(await sessionCall(putCompanyFacts, { body }));
      setSaved(true);
      tested.reset();
    } catch (error) {
      if (error instanceof ApiError && error.fields) setFields(error.fields);
      setProblem(errorMessage(error, 'The facts could not be saved.'));
    }
  };
  return (
    <Panel title="Company facts">
      {published.length > 0 && (
        <Alert p="xs" color="gray">
          {describePublished(published)} with the site and can be changed under{' '}
          <Anchor component={Link} inherit to="/admin?tab=site">
            Site › Company
          </Anchor>
          . The pages, the assistant and bookings use the published values.
        </Alert>
      )}
      <Group grow>
        <TextInput
          type="time"
          label="Open from"
          disabled={isPublished('openFrom')}
          error={fields.openFrom}
          value={value.openFrom ?? ''}
          onChange={({ currentTarget }) => change({ openFrom: currentTarget.value })}
        />
        <TextInput
          type="time"
          label="Open until"
          disabled={isPublished('openTo')}
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
            <Checkbox key={day} value={String(index + 1)} label={day} disabled={isPublished('openDays')} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group grow align="end">
        <NumberInput
          label="Reply to messages within (hours)"
          disabled={isPublished('responseHours')}
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
      <EffectsOfChange
        tested={tested}
        action="Save"
        note="Nothing is saved yet. Look at the answers, then save."
        onRetry={() => void runTests()}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group gap="xs">
        <Button
          loading={tested.check.state === 'running'}
          disabled={tested.check.state !== 'idle' && !tested.mayGoOn}
          onClick={() => void save()}
        >
          Save facts
        </Button>
        {isSaved && (
          <Text size="sm" c="dimmed">
            Saved. The assistant and the booking form use them within a minute.
          </Text>
        )}
      </Group>
    </Panel>
  );
};
