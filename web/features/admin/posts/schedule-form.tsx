import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';
import { visitorZone, zoneName } from '#web/lib/format.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface ScheduleFormProps {
  readonly busy: boolean;
  readonly onSchedule: (at: string) => void;
  readonly onClose: () => void;
}

/** Chooses when a post is published, in the owner's time zone. */
export const ScheduleForm = ({ busy, onSchedule, onClose }: ScheduleFormProps) => {
  const zone = visitorZone();
  const today = wallClockAt(new Date(), zone).date;
  const [date, setDate] = useState('');
  const [time, setTime] = useState('09:00');
  const [problem, setProblem] = useState('');
  const submit = () => {
    const at = date && time ? instantOf({ date, time }, zone) : undefined;
    if (!at) setProblem('Choose a date and time that exist.');
    else if (at <= new Date()) setProblem('Choose a time in the future.');
    else onSchedule(at.toISOString());
  };
  return (
    <Modal title="Schedule this post" size="small" onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <Group grow gap="sm">
            <TextInput
              label="Date"
              type="date"
              data-autofocus
              min={today}
              value={date}
              error={problem}
              onChange={(event) => setDate(event.currentTarget.value)}
            />
            <TextInput
              label="Time"
              type="time"
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </Group>
          <Text size="sm" c="dimmed">
            Your time zone: {zoneName(zone, 'en')}. The post goes live by itself.
          </Text>
        </Stack>
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            Schedule
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
