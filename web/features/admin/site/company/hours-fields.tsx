import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import { useSiteField } from '../draft/site-context.ts';
import { Reset } from '../fields/field-text.tsx';
import { labelFor, weekdays } from '../fields/labels.ts';

const TimeField = ({ path }: { path: 'hours.from' | 'hours.to' }) => {
  const { value, fallback, isChanged, typed, problem, setText, reset } = useSiteField(path);
  const label = labelFor(path);
  return (
    <TextInput
      type="time"
      label={label}
      value={typed ?? value}
      error={problem}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      rightSection={isChanged ? <Reset label={label} fallback={fallback} onReset={reset} /> : undefined}
    />
  );
};

export const WholeNumberField = ({ path, min, max }: { path: string; min: number; max: number }) => {
  const { value, fallback, isChanged, problem, set, reset } = useSiteField<number>(path);
  const label = labelFor(path);
  return (
    <NumberInput
      label={label}
      min={min}
      max={max}
      clampBehavior="blur"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={value}
      error={problem}
      onChange={(next) => {
        const number = Number(next);
        if (next !== '' && number >= min && number <= max) set(number);
      }}
      rightSection={
        isChanged ? <Reset label={label} fallback={String(fallback)} onReset={reset} /> : undefined
      }
    />
  );
};

/** Opening hours for the booking form, live chat and assistant. */
export const HoursFields = () => {
  const { value, problem, set } = useSiteField<readonly number[]>('hours.days');
  return (
    <>
      <Group grow align="start">
        <TimeField path="hours.from" />
        <TimeField path="hours.to" />
      </Group>
      <Checkbox.Group
        label={labelFor('hours.days')}
        error={problem}
        value={value.map(String)}
        onChange={(chosen) => {
          // At least one day must stay open, because bookings need one.
          if (chosen.length > 0) set(chosen.map(Number).sort((a, b) => a - b));
        }}
      >
        <Group gap="sm" mt="xs">
          {weekdays.map((day, index) => (
            <Checkbox key={day} value={String(index + 1)} label={day} />
          ))}
        </Group>
      </Checkbox.Group>
      <WholeNumberField path="hours.slotMinutes" min={5} max={480} />
    </>
  );
};
