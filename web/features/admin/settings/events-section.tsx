import { Alert, Button, Checkbox, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type EventType,
  eventTypes,
  getOutgoingEvents,
  type OutgoingEvents,
  removeEventReceiver,
  saveEventReceiver,
} from '#shared/api/outgoing-events.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { EventDeliveries, eventNames } from './event-deliveries.tsx';

interface ReceiverFormProps {
  readonly receiver: OutgoingEvents['receiver'];
  readonly onSaved: () => void;
}

const ReceiverForm = ({ receiver, onSaved }: ReceiverFormProps) => {
  const [url, setUrl] = useState(receiver?.url ?? '');
  const [events, setEvents] = useState<readonly string[]>(receiver?.events ?? eventTypes);
  const [secret, setSecret] = useState<string>();
  const [removal, setRemoval] = useState<'asked' | undefined>();
  const [problem, setProblem] = useState<string>();
  const { busy, failure, fields, run } = useSave('The receiver could not be saved');
  const save = (newSecret: boolean) =>
    run(async () => {
      const body = { url: url.trim(), events: events as EventType[], ...(newSecret ? { newSecret } : {}) };
      setSecret((await sessionCall(saveEventReceiver, { body })).secret);
      onSaved();
    });
  const remove = async () => {
    setProblem(undefined);
    try {
      await sessionCall(removeEventReceiver);
      setSecret(undefined);
      setUrl('');
      onSaved();
    } catch (error) {
      setProblem(errorMessage(error, 'The receiver could not be removed.'));
    }
    setRemoval(undefined);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <Failure text={failure ?? problem} />
      <TextInput
        label="Address"
        description="The webhook address of n8n, Make, Zapier or your own server."
        placeholder="https://"
        autoComplete="off"
        value={url}
        error={fields.url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label="Send when"
        value={[...events]}
        error={fields.events}
        onChange={(chosen) => setEvents(chosen)}
      >
        <Stack gap="xs" mt="xs">
          {eventTypes.map((type) => (
            <Checkbox key={type} value={type} label={eventNames[type]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {secret && (
        <Alert color="green" role="status" title="Copy the signing secret now. It is not shown again.">
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {secret}
          </Code>
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" size="compact-sm" disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        {receiver && (
          <>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void save(true)}>
              New secret
            </Button>
            {removal ? (
              <Button size="compact-sm" color="red" autoFocus onClick={() => void remove()}>
                Stop sending events
              </Button>
            ) : (
              <Button size="compact-sm" variant="default" color="red" onClick={() => setRemoval('asked')}>
                Remove
              </Button>
            )}
          </>
        )}
      </Group>
    </Form>
  );
};

/** Events for other systems: the receiver, and what was sent to it. */
export const EventsSection = () => {
  const { data, problem, reload } = useRead(getOutgoingEvents, undefined, {
    failure: 'The events could not be loaded',
  });
  if (!data && problem) return <LoadFailure text={problem} onRetry={reload} />;
  if (!data) return <ListSkeleton label="Loading the events" />;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        Your site tells another system what happens, signed and repeated until it arrives. An event can arrive
        twice, and later ones can come first: use its id and time.
      </Text>
      <ReceiverForm receiver={data.receiver} onSaved={reload} />
      <EventDeliveries deliveries={data.deliveries} onChange={reload} />
    </Stack>
  );
};
