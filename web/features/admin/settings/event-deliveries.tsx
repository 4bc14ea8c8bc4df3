import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type EventDelivery, type EventType, resendEvent } from '#shared/api/outgoing-events.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Entries, Entry } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';

export const eventNames: Readonly<Record<EventType, string>> = {
  'lead.created': 'A lead is created',
  'booking.created': 'A consultation is requested',
  'conversation.ended': 'You end a conversation',
  'flow.completed': 'A flow is completed',
};

const states = {
  waiting: ['quiet', 'Waiting'],
  retrying: ['quiet', 'Trying again'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const;

const describe = ({ state, attempts, error, nextAt }: EventDelivery): string =>
  [
    attempts > 1 ? `${attempts} attempts.` : '',
    error ?? '',
    state === 'retrying' && nextAt ? `Next attempt ${formatDateTime(nextAt)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

interface EventDeliveriesProps {
  readonly deliveries: readonly EventDelivery[];
  readonly onChange: () => void;
}

/** The log of deliveries; each can be sent again with the same id. */
export const EventDeliveries = ({ deliveries, onChange }: EventDeliveriesProps) => {
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<string>();
  const resend = async (id: string) => {
    setBusy(id);
    setResult(undefined);
    try {
      const { state, error } = await sessionCall(resendEvent, { params: { id } });
      setResult(state === 'delivered' ? 'Delivered.' : (error ?? 'It was not delivered.'));
      onChange();
    } catch (error) {
      setResult(errorMessage(error, 'The event could not be sent.'));
    }
    setBusy(undefined);
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        Deliveries
      </Title>
      {result && (
        <Text size="sm" role="status">
          {result}
        </Text>
      )}
      {deliveries.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing was sent in the last 30 days.
        </Text>
      ) : (
        <Entries label="Deliveries">
          {deliveries.map((delivery) => {
            const { id, type, state, createdAt } = delivery;
            const [tone, name] = states[state];
            return (
              <Entry
                key={id}
                text={
                  <>
                    {eventNames[type]} <Badge tone={tone}>{name}</Badge>
                  </>
                }
                below={[formatDateTime(createdAt), describe(delivery)].filter(Boolean).join(' · ')}
              >
                <Group gap="xs">
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={busy !== undefined}
                    aria-label={`Send again: ${eventNames[type]}, ${formatDateTime(createdAt)}`}
                    onClick={() => void resend(id)}
                  >
                    {busy === id ? 'Sending…' : 'Send again'}
                  </Button>
                </Group>
              </Entry>
            );
          })}
        </Entries>
      )}
    </Stack>
  );
};
